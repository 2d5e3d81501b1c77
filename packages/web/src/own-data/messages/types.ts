// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface OwnDataMessages {
  title: null
  hint: null
  save: null
  saved: null
  restore: null
  restoring: null
  restored: { games: number; answers: number; tries: number }
  'restored.none': null
  'restored.unreadable': { added: Value; count: number }
  'refusal.not-own-data': null
  'refusal.newer-own-data': null
  delete: null
  'delete.which': null
  'delete.nothing': null
  'delete.finished': { count: number }
  'delete.unfinished': { count: number }
  'delete.puzzles': { count: number }
  'delete.daily': { count: number }
  'delete.note': null
  'delete.go': null
  'delete.keep': null
  deleted: null
}
