import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': 'Your turn in {game}',
  'turn.body': 'At the table: {names}.',
  'reminder.title': '{game} is waiting for you',
  'reminder.body':
    'Time left: {hours, plural, =0 {less than an hour} one {# hour} other {# hours}}. At the table: {names}.',
  'several.title': '{count, plural, one {# table is waiting for you} other {# tables are waiting for you}}',
  'several.line': '{game}: {names}',
  'test.title': 'A trial message',
  'test.body': 'You asked Quayside for a message to try this way of being told. It works.',
  'off.title': 'A channel was switched off',
  'off.body':
    'Quayside could not reach you by {label} many times in a row, so nothing is sent there any more. Switch it on again on your page once it works.',
  'confirm.title': 'Your code for Quayside',
  'confirm.body':
    'Type this code to be told by mail when a table waits for you: {code}. If you did not ask for it, ignore this message: nothing more will come.',
}
