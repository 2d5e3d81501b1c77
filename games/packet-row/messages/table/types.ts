// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface TableMessages {
  round: { round: Value }
  over: null
  master: null
  supply: null
  'next-supply': null
  piles: { deck: Value; discard: Value }
  'face-down': null
  free: null
  pays: { money: Value }
  took: { player: Value; card: Value }
  'took.you': { card: Value }
  visits: { visits: number }
  unseen: { unseen: Value; copies: Value }
  'area.guildhall.short': null
  'area.docks.short': null
  'area.market.short': null
  'area.bank.short': null
  'area.asking': { player: Value }
  'area.asking.you': null
  'area.open': null
  'area.closed': null
  'area.dry': null
  'closing.dry': { dry: Value; most: Value }
  'closing.is-dry': null
  'closing.earliest': { rounds: number }
  'closing.over': null
  'kind.contract': null
  'kind.starting_contract': null
  'kind.assistant': null
  'kind.victory_points': null
  'kind.merchant_ship': null
  'kind.captain': null
  'kind.gold_nugget': null
  'kind.goods': null
  'kind.trader': null
  'kind.money': null
  'kind.banker': null
  'port.gb': null
  'port.fr': null
  'port.nl': null
  'port.se': null
  'port.es': null
  'port.de': null
  'card.nugget': null
  'card.nuggets': null
  'card.money': null
  'card.assistant': null
  'card.captain': null
  'card.trader': null
  'card.banker': null
  delivers: { contracts: Value }
  'why.short': { money: Value }
  gain: { contracts: number; money: Value }
  ribbon: null
  'ribbon.now': null
  'ribbon.asking': { order: Value; area: Value }
  'ribbon.closed': { order: Value; area: Value }
  'ribbon.naming': null
  'ribbon.last': null
  'ribbon.open': null
  'seat.cards': null
  'seat.delivered': null
  'seat.bankers': null
  'seat.asked': null
  'seat.took': null
  'seat.passed': null
  'seat.decides': null
  'seat.done': null
  'seat.waits': null
  hand: { cards: Value }
  'hand.of': { player: Value; cards: Value }
  'hand.hidden': { player: Value }
  'hand.ready': null
  'hand.competing': { together: Value; all: Value }
  'hand.waiting': null
  'hand.goods': null
  'hand.helpers': null
  'hand.bank': null
  'hand.points': { points: Value }
  'hand.ships': null
  'hand.public': null
  'hand.no-ship': null
  'contract.short': { goods: Value }
  'contract.no-ship': null
  'helper.trader': null
  'helper.captain': null
  'helper.assistant': null
  'banker.now': { rank: number; points: Value }
  'ship.ready': null
  'ship.waits': null
  'ship.none': null
  'context.naming': { round: Value; money: Value }
  'context.asking': { round: Value; area: Value; money: Value }
  'context.last-choice': { round: Value; money: Value }
  'context.area': { round: Value; area: Value }
  'context.deliver': { money: Value }
  'context.last': { money: Value }
  'ask.name': null
  'ask.take': null
  'ask.deciding': null
  'ask.deciding.last': null
  'ask.last-choice': null
  'ask.deliver': null
  'chip.cash': null
  'chip.pass-out': null
  cash: { money: Value }
  deliver: null
  'deliver.title': { contracts: number }
  'assistant.detail': null
  'use.assistant': null
  'use.captain': null
  'use.trader': null
  'use.merchant_ship': { to: Value }
  'pass.risk': { player: Value }
  'pass.next': null
  'pass.ends': null
  'waiting.naming': { player: Value }
  'waiting.asking': { player: Value }
  'waiting.deciding': { player: Value }
  'waiting.last': { players: Value }
  'build.choose': null
  'build.not-together': null
  'build.go': { contracts: Value; money: Value }
  'build.other': null
  'build.own': null
  'build.own.title': null
  'build.own.reset': null
  'build.units': { needed: Value; lost: Value }
  load: null
  'load.units': { units: number }
  'load.lost': { lost: number }
  'load.as': { good: Value }
  'load.to': { port: Value }
  'load.ship': null
  'keys.pass': null
  'keys.deliver': null
  'keys.cash': null
  'sheet.money': { money: Value; rank: number }
  'sheet.bankers': { points: Value }
  'sheet.bankers.hidden': null
  'sheet.bankers.held': { count: Value }
  'sheet.hand': { cards: Value }
  'sheet.ships': { count: number; ports: Value }
  'sheet.delivered': { count: number }
  'say.card': { place: string; card: Value }
  'say.delivers': { contracts: number }
  'say.held': { count: number; card: Value }
  'say.ready': { how: Value }
  'say.waiting': { lacks: Value }
  'say.area': { area: Value; state: Value; visits: number; deck: Value; discard: Value }
  'say.answer': { player: Value; master: 'yes' | 'no'; state: string; card: Value }
  'say.seat': {
    player: Value
    master: 'yes' | 'no'
    money: Value
    rank: number
    cards: Value
    ships: number
    ports: Value
    delivered: Value
    doing: Value
  }
  'end.rounds': { rounds: number }
  'end.part.victory_points': null
  'end.part.money': null
  'end.part.bankers': null
  'end.curve': null
  'end.total': null
  next: null
  tab: { area: Value; visits: Value }
  'visits.left': { visits: number }
  'seat.no-ship': null
  'ribbon.next-master': null
  'deliver.first': null
  'deliver.one': { contract: Value }
  'name.empty': null
  'name.pays': { count: number; all: Value }
  'why.choose-first': null
  'hint.context': null
  'hint.says': { move: Value; why: Value }
  'hint.close': null
  'end.why': { round: Value; areas: Value; players: Value; most: number }
  'end.why.area': { area: Value; cards: Value; all: Value }
  'end.tie': { points: Value; amounts: Value }
  'end.tie.seat': { player: Value; money: Value }
  'end.hands': null
  'end.delivered': null
  'end.hand': null
  'end.no-cards': null
  'end.bankers': { count: number; each: Value; sum: Value }
  'new.dry': null
  'new.dry.usual': { count: Value }
  'new.deck': null
  'new.deck.own': null
  'new.deck.file': null
  'new.deck.remove': null
  'when.naming': { round: Value; you: 'yes' | 'no'; player: Value }
  'when.asked': { round: Value; area: Value; you: 'yes' | 'no'; player: Value }
  'when.last-deliveries': null
  'jump.naming': { player: Value }
}
