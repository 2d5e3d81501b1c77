// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface BoardMessages {
  zones: null
  'zone.players': null
  'zone.inspector': null
  'drawer.info': null
  'drawer.history': null
  'drawer.label': null
  'drawer.close': null
  find: null
  'find.none': null
  you: null
  goods: { number: number }
  'goods.choice': { number: Value }
  'game-over': null
  ribbon: null
  'ribbon.now': null
  'seat.rank': { rank: number }
  'seat.sentence': {
    player: Value
    wealth: Value
    rank: Value
    francs: Value
    food: Value
    energy: Value
    cargo: number
    hammers: Value
    fishermen: Value
    loans: Value
    buildings: number
  }
  'seat.fortune': { francs: Value; buildings: Value; ships: Value; bonus: number; loans: number }
  'seat.short': { food: Value }
  'seat.to-pay': { food: Value }
  'seat.fed': null
  'seat.fed-by-ships': null
  'ship.short': { type: string }
  'ship.none': null
  'ship.round': { round: Value }
  'ship.pile': { type: Value; ship: Value; value: Value; left: Value; arrives: number }
  'card.cost': null
  'card.fee': null
  'card.free': null
  'card.closed': null
  'card.value': null
  'card.buy': null
  'card.not-for-sale': null
  'card.category': { category: string }
  'card.ship-values': null
  'card.each': null
  'card.or': null
  'card.any': null
  'card.any-number': null
  'card.up-to': { times: number }
  'card.in-total': null
  'card.per': null
  'card.with': null
  'card.three-of': null
  'card.must-hold': null
  'card.per-ship': null
  'card.per-good': null
  'card.by-table': null
  'card.modernise': null
  'card.number-plus': { number: Value }
  'card.number-per': { number: Value }
  'card.all-different': null
  'card.empty-offer': null
  'card.of-it': { amount: Value }
  'card.any-goods': { number: number }
  'card.upgraded': { number: Value }
  'card.standard': { number: Value }
  'card.two-neighbours': null
  'card.take-place': null
  'card.at-end': null
  'card.end': null
}
