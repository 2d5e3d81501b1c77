// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface BriefMessages {
  title: { game: Value; version: string; players: Value }
  version: { version: string }
  turn: { stage: Value; turn: Value; turns: Value }
  supply: null
  'tile.interest': { goods: Value }
  town: null
  special: null
  'face-down': { cards: number }
  none: null
  empty: null
  'not-for-sale': null
  modernised: null
  goods: null
  buildings: null
  ships: null
  in: { building: Value }
  worth: { francs: Value }
  owes: { food: Value }
  harvest: { harvest: 'yes' | 'no' }
  'town-gets': { town: string }
  then: { ship: Value }
  'round-end': null
  secrets: null
  'names.secrets': null
  hand: { cards: Value }
  'top-cards': { cards: Value }
  either: { cards: Value }
  'group.turn': null
  'group.take': null
  'group.enter': null
  'group.build': null
  'group.answer': null
  'group.pay': null
  'group.buy': null
  'group.sell': null
  'group.loans': null
  pair: { name: Value; value: Value }
  'with-details': { name: Value; details: Value }
  comma: null
  'catalogue.goods': null
  'catalogue.food': null
  'catalogue.energy': null
  'catalogue.ship-value': null
  'catalogue.upgrades-to': null
  'catalogue.set-up': null
  'catalogue.offers': null
  'catalogue.each-player': null
  'catalogue.ship-types': null
  'catalogue.build': null
  'catalogue.capacity': null
  'catalogue.price': null
  'catalogue.food-by-players': null
  'catalogue.rounds': null
  'catalogue.standard': null
  'catalogue.special': null
}
