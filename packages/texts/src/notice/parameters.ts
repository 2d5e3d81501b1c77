/** What people are told who are not at the table: never anything that only some may know. */
import type { AreaCatalogue } from '../table/area.ts'

export const NOTICE = {
  /** `game` is the title, `names` the people at the table. */
  'turn.title': ['game'],
  'turn.body': ['names'],
  'reminder.title': ['game'],
  'reminder.body': ['names', 'hours'],
  'several.title': ['count'],
  'several.line': ['game', 'names'],
  'test.title': [],
  'test.body': [],
  /** `label` is enough to recognise the channel by. */
  'off.title': [],
  'off.body': ['label'],
  'confirm.title': [],
  'confirm.body': ['code'],
} as const

export type NoticeCatalogue = AreaCatalogue<typeof NOTICE>
