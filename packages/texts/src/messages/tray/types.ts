// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../grammar.ts'

export interface TrayMessages {
  tray: null
  'context.turn': { round: Value; turn: Value }
  'context.final': null
  'context.round-end': { round: Value }
  'context.interest': { round: Value }
  'ask.supply': null
  'ask.main': null
  'ask.final': null
  'ask.end': null
  'ask.interest': { francs: Value }
  'ask.interest.short': null
  'ask.feeding': { food: Value }
  'ask.feeding.short': { food: Value }
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
  'chip.buildings': { number: number }
  'chip.buy': { number: Value }
  'chip.energy': { amount: Value }
  'chip.room': { amount: Value }
  options: null
  'options.more': { number: Value }
  'options.buildings': null
  'options.buy': null
  'options.sell': null
  close: null
  'choose-one': null
  'choose.tokens': null
  'choose.cargo': null
  'choose.ships': null
  'choose.ready': null
  'confirm.ship': { francs: Value }
  'confirm.sell': { francs: Value }
  'confirm.give': { tokens: Value }
  'keeps.value': null
  'keeps.francs': null
  'keeps.goods': null
  'keeps.exact': null
  'voyage.best': null
  'voyage.spares': { good: Value }
  'tag.suggested': null
  'tag.hint': null
  'tag.wealth': { change: Value }
  'tag.exact': null
  'tag.wasted': { amount: Value }
  'tag.free': null
  'tag.fee': { fee: Value }
  'detail.then': { question: Value }
  'detail.next-player': { player: Value }
  'detail.round-ends': null
  'detail.energy': { before: Value; after: Value }
  'detail.wealth': { before: Value; after: Value }
  'detail.wealth.same': { wealth: Value }
  'detail.value': { francs: Value }
  'detail.food.short': { food: Value }
  'detail.food.covered': null
  'detail.burns': { tokens: Value }
  'detail.owner': { player: Value }
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
  'basket.more': { least: Value }
  amount: null
  'amount.hint': null
  'exchange.give': null
  'exchange.get': null
  skip: null
  finish: null
  'not-possible': null
  'waiting.seat': { round: Value; player: Value }
  'waiting.seat.final': { player: Value }
  'waiting.dues': { players: Value }
  'waiting.next': null
  'waiting.after': { player: Value }
  'waiting.last': null
  'waiting.watching': null
  'waiting.thinking': { player: Value }
  'waiting.reveal': null
  'aside.open': null
  since: { number: Value }
  'since.title': null
  'playback.seat': { player: Value }
  'playback.table': null
  'playback.next': null
  'playback.all': null
  'playback.more': { number: number }
  hint: null
  'hint.waiting': null
  'hint.title': null
  'hint.none': null
  'keys.hint': null
  'keys.rehearse': null
  rehearse: null
  'rehearse.short': null
  'rehearsal.context': { context: Value }
  'rehearsal.try': null
  'rehearsal.leave': null
  'rehearsal.hint': null
  undo: null
  'undo.start': null
  'undo.reveal': null
  'undo.other-seat': null
  'undo.stops.start': null
  'undo.stops.reveal': null
  'undo.stops.other-seat': null
  warning: null
  'warning.ends-hungry': { food: Value }
  'warning.spends-food': { food: Value }
  'warning.takes-loan': { loans: Value }
  'warning.sells-below-value': { francs: Value }
  'warning.brings-nothing': null
  'warning.wastes': { amount: Value }
  'warning.go': null
  'warning.back': null
  'warning.silence': null
  refused: null
  'refused.stale': null
  'refused.dismiss': null
  'lesson.later': { step: number }
  over: null
  ended: null
  log: null
  'log.round': { round: Value }
  'log.final': null
  'log.all': null
  'log.latest': null
  'log.empty': null
  keys: null
  'keys.digits': null
  'keys.confirm': null
  'keys.escape': null
  'keys.arrows': null
  'keys.zones': null
  'keys.amount': null
  'keys.all': null
  rules: null
  'keys.rules': null
  'keys.inspect': null
  'keys.undo': null
  'keys.sell': null
  'keys.skip': null
  'keys.help': null
}
