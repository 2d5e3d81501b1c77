// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface EditorMessages {
  setup: null
  round: null
  offers: null
  buildings: null
  ships: null
  hidden: null
  seat: { number: Value }
  players: null
  version: null
  'version.full': null
  'version.short': null
  start: null
  modules: null
  specials: null
  'specials.all': null
  'specials.modules': null
  stadium: null
  interest: null
  market: null
  solo: null
  yes: null
  no: null
  phase: null
  'phase.turns': null
  'phase.interest': null
  'phase.feeding': null
  'phase.final': null
  'phase.over': null
  turn: null
  step: null
  'step.supply': null
  'step.main': null
  'step.end': null
  tile: { number: Value }
  'tile.unknown': null
  strike: null
  'final-actions': null
  town: null
  pile: { number: Value }
  waiting: null
  none: null
  modernised: null
  sold: null
  out: null
  'pile.ships': { type: Value }
  goods: null
  loans: null
  pawned: null
  disc: null
  'disc.home': null
  'own.buildings': null
  'own.ships': null
  owes: null
  viewer: null
  'viewer.all': null
  'viewer.seat': { player: Value }
  'viewer.public': null
  awaiting: null
  special: null
  unknown: null
  knows: { player: Value }
  either: { player: Value }
  hand: { player: Value }
  action: null
  'about.setup': { players: number; version: Value }
  'about.round': { round: Value; turn: Value }
  'about.count': { count: number }
  'about.seat': { francs: number; cards: number }
  'fix.keep': { place: Value }
  'fix.sort': null
  'fix.remove': null
  'fix.reset': null
  'fix.unknown': null
  'note.tiles': { count: number }
  'note.loans': { player: Value; loans: number }
  'note.nowhere': { count: number; cards: Value }
  'note.action': null
}
