// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface SandboxMessages {
  sandbox: null
  from: { move: Value }
  for: { player: Value }
  'others.bots': null
  'others.hand': null
  untouched: null
  'moved-on': null
  ahead: { moves: number }
  undo: null
  commit: null
  back: null
  branch: null
  'branch.unsaved': null
  'step.bot': { text: Value }
  'step.back': null
  others: null
  'others.mixed': null
  'others.by-hand': null
  imagined: null
  'worth.before': null
  'worth.after': null
  'worth.error': { points: Value }
}
