// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../grammar.ts'

export interface BoardMessages {
  zones: null
  'zone.offers': null
  'zone.harbour': null
  'zone.proposals': null
  'zone.ships': null
  'zone.rounds': null
  'zone.players': null
  'zone.mine': { player: Value }
  'zone.inspector': null
  'drawer.info': null
  'drawer.history': null
  'drawer.label': null
  'drawer.card': null
  'drawer.log': null
  'drawer.close': null
  find: null
  'find.none': null
  you: null
  town: null
  goods: { number: number }
  'round-of': { round: Value; rounds: Value }
  'game-over': null
  'final-action': null
  ribbon: null
  'ribbon.round': { round: Value }
  'ribbon.final': null
  'ribbon.now': null
  'ribbon.feed': { food: Value }
  'ribbon.turn': { round: Value; turn: Value; player: Value; goods: Value; interest: 'yes' | 'no' }
  'ribbon.turn.hidden': { round: Value; turn: Value; player: Value }
  'ribbon.turn.final': { player: Value }
  'ribbon.feeding': { round: Value; harvest: 'yes' | 'no'; food: Value; town: string }
  'round.past': { last: Value }
  'round.sentence': {
    round: Value
    food: Value
    harvest: 'yes' | 'no'
    town: string
    type: Value
    ship: Value
    value: Value
  }
  'round.harvest': { harvest: 'yes' | 'no' }
  'round.food': { food: Value }
  'round.yours': { ships: Value; held: Value; short: number }
  'round.town': { town: string }
  'round.town-builds': { building: Value }
  'round.ship': { type: Value; ship: Value; value: Value }
  'round.final': null
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
  'seat.wealth': { francs: Value; buildings: Value; ships: Value; bonus: number; loans: number }
  'seat.short': { food: number }
  'seat.to-pay': { food: Value }
  'seat.fed': null
  'seat.fed-by-ships': null
  'seat.covered': { food: number }
  'ship.short': { type: string }
  'ship.none': null
  'ship.round': { round: Value }
  'ship.pile': { type: Value; ship: Value; value: Value; left: Value; arrives: number }
  'offer.sentence': { good: Value; amount: Value; unsure: 'yes' | 'no'; adds: number }
  'offer.adds': { unsure: 'yes' | 'no'; adds: number }
  'offer.note.buildings': null
  'offer.note.forecast': null
  'offer.title': { good: Value }
  'offer.now': { tokens: Value }
  'offer.ahead': { unsure: 'yes' | 'no'; tokens: Value }
  'offer.grows': { turns: number; players: Value }
  'proposals.town-now': { no: Value }
  'proposals.town': { no: Value; round: Value }
  'proposals.special': { cards: number; round: Value }
  'proposals.special-left': { cards: number }
  'proposals.can-build': null
  'proposals.on-top': null
  'proposals.below': null
  'proposals.left': { cards: number }
  'proposals.pile': { pile: Value; cards: number }
  'proposals.empty': null
  'harbour.count': { buildings: number }
  'harbour.all': null
  'harbour.usable': { buildings: Value }
  'building.chip': { building: string }
  'building.free': null
  'building.end-bonus': null
  'building.value': { value: Value }
  'building.sentence': { building: Value; owner: Value; value: Value }
  'building.inside': { player: Value }
  'status.town': null
  'status.proposal': null
  'status.owner': { you: 'yes' | 'no'; player: Value }
  'status.inside': { you: 'yes' | 'no'; player: Value }
  'status.possible': { commands: Value }
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
  'token.worth': { food: Value; energy: Value; value: number }
  'token.from': null
  'token.to': null
  'token.builds': null
  'token.offer': { amount: Value }
  'token.nowhere': null
  'mine.francs': null
  'mine.buildings': { buildings: number }
  'mine.ships': { ships: number }
  'mine.bonus': null
  'mine.loans': { loans: number }
  'mine.feeding': { due: Value; ready: Value }
  'mine.turns': { turns: number; final: number }
  'mine.good': { goods: Value; picked: number; harvest: number }
  'mine.no-buildings': null
  'mine.no-ships': null
  'mine.ship': { ship: Value; type: Value; value: Value; food: Value }
  'mine.loan': { loans: Value; francs: Value }
  'mine.repay': { francs: Value }
  'loan.terms': { gets: Value; interest: Value; repay: Value; penalty: Value }
  'special.title': null
  'special.next': { round: Value }
  'special.none': null
  'special.hidden': { place: Value }
  'special.known': { place: Value; building: Value }
  'why.occupied': { player: Value }
  'why.missing': { tokens: Value }
  'why.fee': { tokens: Value }
  'why.lacks-goods': null
  'why.own-disc-inside': null
  'why.closed': null
  'why.fee-eats-action': null
  'why.nothing-to-gain': null
  'why.lacks-ship': null
  'why.no-loan': null
  'why.no-empty-offer': null
  'why.no-two-neighbours': null
  'why.nobody-to-evict': null
  'why.cannot-use-that': null
  'why.nothing-buildable': null
  'why.no-ship-buildable': null
  'why.not-on-top': null
  'why.cannot-be-built': null
  'why.game-over': null
  'why.not-now': null
}
