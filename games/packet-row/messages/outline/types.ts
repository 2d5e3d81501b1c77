// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface OutlineMessages {
  'pr.stage': { round: Value }
  'pr.stage.last': null
  'pr.stage.over': null
  'pr.master': { player: Value }
  'pr.named': { areas: Value }
  'pr.end': { dry: Value; of: Value }
  'pr.column.money': null
  'pr.column.ships': null
  'pr.column.hand': null
  'pr.column.round': null
  'pr.took': { area: Value }
  'pr.waits': null
  'pr.done': null
  'pr.is-master': { now: Value }
  'pr.area.asking': null
  'pr.area.closed': null
  'pr.area.open': null
  'pr.space.taken': { player: Value }
  'pr.space.empty': null
  'pr.future': { cards: Value }
  'pr.deck': { cards: Value; visits: number }
  'pr.dry': null
  'pr.hand': null
  'pr.hand.empty': null
  'pr.contracts': null
  'pr.contracts.none': null
  'pr.deliverable': { contract: Value }
  'pr.short': { goods: Value }
  'pr.several': { number: Value; card: Value }
  'pr.finish': null
  'pr.money-after': { before: Value; after: Value }
  'pr.held': { number: number }
  'pr.here': { area: Value }
  'pr.next-here': { area: Value }
  'pr.not-here': null
  'names.hand': null
  'names.contracts': null
  'names.finish': null
  'names.money': null
  'names.master': null
  'help.pass-out': null
  'help.pass-out.off': null
  'pass-out': { word: Value }
  'pass-out.off': null
  'pass-out.none': null
}
