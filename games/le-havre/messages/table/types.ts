// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Noun, Value } from '@quayside/texts'

export interface TableMessages {
  'end.total': null
  'zone.offers': null
  'zone.harbour': null
  'zone.proposals': null
  'zone.ships': null
  'zone.rounds': null
  'zone.mine': { player: Value }
  'zone.own': null
  town: null
  'round-of': { round: Value; rounds: Value }
  'final-action': null
  'ribbon.round': { round: Value }
  'ribbon.final': null
  'ribbon.feed': { food: Value }
  'ribbon.turn': { round: Value; turn: Value; player: Value; goods: Value; interest: 'yes' | 'no' }
  'ribbon.turn.hidden': { round: Value; turn: Value; player: Value }
  'ribbon.turn.final': { player: Value }
  'ribbon.feeding': { round: Value; harvest: 'yes' | 'no'; food: Value; town: string }
  'rounds.done': { last: Value }
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
  'offer.sentence': { good: Value; amount: Value; unsure: 'yes' | 'no'; adds: number }
  'offer.adds': { unsure: 'yes' | 'no'; adds: number }
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
  'proposals.pile-empty': { pile: Value }
  'harbour.count': { buildings: number }
  'harbour.all': null
  'harbour.usable': { buildings: Value }
  'harbour.first': null
  'harbour.owners': null
  'seat.loans': { loans: number; francs: Value }
  'building.free': null
  'building.value': { value: Value }
  'building.sentence': { building: Value; owner: Value; value: Value }
  'building.inside': { player: Value }
  'status.town': null
  'status.proposal': null
  'status.owner': { you: 'yes' | 'no'; player: Value }
  'status.inside': { you: 'yes' | 'no'; player: Value }
  'status.to-buy': { reason: Value }
  'status.possible': { commands: Value }
  'use.now': null
  'use.back': null
  'preview.note': null
  'token.worth': { food: number; energy: number; value: number }
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
  'mine.no-buildings.other': { player: Value }
  'mine.no-ships': null
  'mine.ship': { ship: Value; type: Value; value: Value; food: Value }
  'mine.loan': { loans: Value; francs: Value }
  'mine.repay': null
  'loan.terms': { gets: Value; interest: Value; repay: Value; penalty: Value }
  'special.title': null
  'special.next': { round: Value }
  'special.none': null
  'special.hidden': { place: Value }
  'special.known': { place: Value; building: Value }
  'why.occupied': { player: Value }
  'why.missing': { tokens: Noun }
  'why.lacks-goods': null
  'why.own-disc-inside': null
  'why.usable': null
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
  'context.turn': { round: Value; turn: Value }
  'context.final': null
  'context.round-end': { round: Value }
  'context.interest': { round: Value }
  'ask.supply': null
  'ask.main': null
  'ask.final': null
  'ask.interest': { francs: Value }
  'ask.interest.short': null
  'ask.feeding': { food: Value }
  'ask.feeding.short': { food: Noun }
  'ask.fee': null
  'ask.food': { food: Value }
  'ask.energy': { energy: Value }
  'ask.material': null
  'ask.times': null
  'ask.extra': null
  'ask.build': null
  'ask.build-another': null
  'ask.build-ship': null
  'ask.fleet': null
  'ask.load': null
  'ask.choose': null
  'ask.return-cards': null
  'ask.return-loans': null
  'ask.give': { goods: Value }
  'ask.exchange': null
  'ask.sell-any': null
  'ask.fuel': null
  'ask.haul': null
  'ask.evict': null
  'select.hint': null
  'chip.buy': { number: Value }
  'chip.energy': { amount: Value }
  'chip.room': { goods: Value }
  'options.buildings': null
  'options.buy': null
  'options.sell': null
  'choose.tokens': null
  'choose.cargo': null
  'choose.ships': null
  'choose.ready': null
  'confirm.ship': { francs: Value }
  'confirm.sell': { francs: Value }
  'confirm.give': { tokens: Value }
  'build-at': { building: Noun }
  'confirm.build': { building: Noun }
  'keeps.value': null
  'keeps.francs': null
  'keeps.goods': null
  'keeps.exact': null
  'voyage.best': null
  'voyage.spares': { good: Value }
  'tag.fortune': { change: Value }
  'tag.exact': null
  'tag.wasted': { amount: Noun }
  'tag.free': null
  'tag.fee': { fee: Value }
  'detail.then': { question: Value }
  'detail.next-player': { player: Value }
  'detail.round-ends': null
  'detail.energy': { before: Value; after: Value }
  'detail.fortune': { before: Value; after: Value }
  'detail.fortune.same': { wealth: Value }
  'detail.value': { francs: Value }
  'detail.food.short': { food: Noun }
  'detail.food.covered': null
  'detail.burns': { tokens: Value }
  'detail.owner': { player: Value }
  'detail.builds': { building: Noun }
  'detail.loan': { repay: Value; penalty: Value }
  'meter.demand': null
  'meter.covered': null
  'meter.wasted': null
  'meter.missing': null
  'meter.no-loan': null
  'meter.not-shipped': null
  'meter.sentence': { demand: Value; covered: Value; wasted: Value; missing: Value }
  'stepper.less': { what: Value }
  'stepper.more': { what: Value }
  'stepper.count': { what: Value; count: Value; most: Value }
  'stepper.each': null
  'stepper.room': { goods: Value }
  'stepper.held': { number: Value }
  'basket.more': { goods: Value }
  'basket.chosen': { number: Value; most: Value }
  'amount.hint': null
  'exchange.give': null
  'exchange.get': null
  finish: null
  'not-possible': null
  'waiting.seat': { player: Value }
  'waiting.dues': { players: Noun }
  'waiting.next': null
  'waiting.after': { player: Value }
  'waiting.reveal': null
  'sell-or-repay': null
  warning: null
  'warning.ends-hungry': { food: Noun }
  'warning.spends-food': { food: Noun }
  'warning.takes-loan': { loans: Value }
  'warning.sells-below-value': { francs: Value }
  'warning.brings-nothing': null
  'warning.wastes': { amount: Noun }
  'warning.go': null
  'warning.back': null
  'warning.silence': null
  'keys.amount': null
  'keys.sell': null
  'when.turn': { round: Value; you: 'yes' | 'no'; player: Value }
  'when.final': { you: 'yes' | 'no'; player: Value }
  'when.round-end': { round: Value }
  'jump.final': null
  'jump.turn': { turn: Value; player: Value }
  'game.length': { version: string; rounds: Value }
  'new.length': null
  'new.module': { module: Value }
  'ruling.blackMarketRedeal': { building: Noun }
  'ruling.stadiumPurchase': { building: Noun }
  'ruling.doubleInterest': null
  'ruling.marketplaceLimit': { building: Noun }
  'ruling.soloWithoutOthersCards': null
}
