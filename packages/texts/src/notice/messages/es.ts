import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': 'Te toca jugar en {game}',
  'turn.body': 'En la mesa: {names}.',
  'reminder.title': '{game} te espera',
  'reminder.body':
    'Tiempo restante: {hours, plural, =0 {menos de una hora} one {#\u00a0hora} other {#\u00a0horas}}. En la mesa: {names}.',
  'several.title': '{count, plural, one {#\u00a0mesa te espera} other {#\u00a0mesas te esperan}}',
  'several.line': '{game}: {names}',
  link: 'A la mesa: {url}',
}
