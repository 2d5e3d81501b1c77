/** Every message of this area and what it is told. */
import type { AreaCatalogue } from '../area.ts'

export const REHEARSAL = {
  rehearsal: [],
  from: ['move'],
  for: ['player'],
  'others.bots': [],
  'others.hand': [],
  untouched: [],
  'moved-on': [],
  ahead: ['moves'],
  undo: [],
  commit: [],
  back: [],
  branch: [],
  'branch.unsaved': [],
  'step.bot': ['text'],
  'step.back': [],
  others: [],
  'others.mixed': [],
  'others.by-hand': [],
  imagined: [],
  'worth.before': [],
  'worth.after': [],
  'worth.error': ['points'],
} as const

export type RehearsalCatalogue = AreaCatalogue<typeof REHEARSAL>
