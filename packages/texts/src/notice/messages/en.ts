import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': 'Your turn in {game}',
  'turn.body': 'At the table: {names}.',
  'reminder.title': '{game} is waiting for you',
  'reminder.body':
    'Time left: {hours, plural, =0 {less than an hour} one {# hour} other {# hours}}. At the table: {names}.',
  'several.title': '{count, plural, one {# table is waiting for you} other {# tables are waiting for you}}',
  'several.line': '{game}: {names}',
  link: 'To the table: {url}',
}
