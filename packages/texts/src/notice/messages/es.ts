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
  'confirm.title': 'Tu código para Quayside',
  'confirm.body':
    'Escribe este código para recibir un correo cuando una mesa te espere: {code}. Si no lo has pedido, no hagas caso de este mensaje: no llegará ninguno más.',
}
