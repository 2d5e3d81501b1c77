// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface EditorMessages {
  setup: null
  round: null
  board: { area: Value }
  seat: { number: Value }
  hidden: null
  players: null
  'dry-areas': null
  phase: null
  'phase.naming': null
  'phase.asking': null
  'phase.deciding': null
  'phase.last-choice': null
  'phase.last-deliveries': null
  'phase.over': null
  master: null
  area: null
  named: null
  asked: null
  current: null
  future: null
  deck: null
  removed: null
  dry: null
  yes: null
  no: null
  empty: null
  unknown: null
  money: null
  hand: null
  'hand.hidden': null
  ships: null
  piece: null
  'piece.none': null
  'piece.current': { area: Value; number: Value }
  'piece.future': { area: Value; number: Value }
  done: null
  discards: null
  undealt: null
  'about.setup': { players: number }
  'about.round': { round: Value; master: Value }
  'about.board': { cards: number }
  'about.seat': { money: Value; cards: number }
  'about.count': { count: number }
  'fix.remove': { place: Value }
  'fix.reset': null
  'note.unknown': { count: number }
}
