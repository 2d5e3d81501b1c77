// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface EndMessages {
  ahead: { points: Value; player: Value }
  behind: { points: Value; player: Value }
  level: { player: Value }
  total: { points: Value }
  'record.best': { points: Value }
  'record.kept': { points: Value }
  duration: null
  date: null
  moves: null
  turns: null
  review: null
}
