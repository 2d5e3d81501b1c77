// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface NotificationsMessages {
  bot: { level: Value }
  'turn.title': { game: Value }
  'turn.body': { names: Value }
  'reminder.title': { game: Value }
  'reminder.body': { hours: number; names: Value }
  'several.title': { count: number }
  'several.line': { game: Value; names: Value }
  'test.title': null
  'test.body': null
  'off.title': null
  'off.body': { label: Value }
  'confirm.title': null
  'confirm.body': { code: Value }
  'mail.stop': { url: Value }
}
