import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': 'Te toca jugar en {game}',
  'turn.body': 'En la mesa: {names}.',
  'reminder.title': '{game} te espera',
  'reminder.body':
    'Tiempo restante: {hours, plural, =0 {menos de una hora} one {#\u00a0hora} other {#\u00a0horas}}. En la mesa: {names}.',
  'several.title': '{count, plural, one {#\u00a0mesa te espera} other {#\u00a0mesas te esperan}}',
  'several.line': '{game}: {names}',
  'test.title': 'Mensaje de prueba',
  'test.body': 'Has pedido a Quayside un mensaje de prueba. Funciona.',
  'off.title': 'Se ha desactivado una forma de avisarte',
  'off.body':
    'Quayside no ha podido avisarte por {label} muchas veces seguidas, así que ya no se envía nada ahí. Cuando vuelva a funcionar, puedes activarla de nuevo en tu página.',
  'confirm.title': 'Tu código para Quayside',
  'confirm.body':
    'Escribe este código para recibir un correo cuando una mesa te espere: {code}. Si no lo has pedido, no hagas caso de este mensaje: no llegará ninguno más.',
}
