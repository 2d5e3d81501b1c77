// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Noun, Value } from '@quayside/texts'

export interface OutlineMessages {
  'preview.gains': { tokens: Value }
  'preview.pays': { tokens: Value }
  'column.fortune': null
  'column.francs': null
  'column.food': null
  'column.energy': null
  'column.loans': null
  'column.person': null
  'person.home': null
  'lh.food': {
    food: Value
    fleet: 'yes' | 'no'
    ships: Value
    held: Value
    pays: 'yes' | 'no'
    francs: Value
    short: number
  }
  'lh.goods': null
  'lh.goods.none': null
  'lh.own': null
  'lh.round-end': null
  'lh.building': { building: Value; owner: Value; fee: Value }
  'lh.building.own': { building: Value; value: Value }
  'lh.harbor.short': { open: number; cards: Value; closed: number }
  'lh.proposal': { building: Value; cost: Value }
  'lh.proposals.short': { cards: Value; ready: number; buildable: Value }
  'lh.town-builds': { round: Value; building: Noun }
  'lh.offer': { tokens: Value }
  'lh.offers.short': { all: 'yes' | 'no'; tokens: Value }
  'lh.offers.none': null
  'lh.from': { cards: Value }
  'lh.nowhere': null
  'lh.used-by': { cards: Value }
  'lh.builds': { cards: Value }
  'lh.energy': { energy: Value }
  'lh.loans': { loans: Value }
  'lh.buildable': null
  'names.offers': null
  'names.goods': null
  'names.harbour': null
  'names.own': null
  'names.proposals': null
  'names.ships': null
  'names.turns': null
  'names.round-end': null
  'names.food': null
  'names.energy': null
  'names.fortune': null
  'names.loans': null
}
