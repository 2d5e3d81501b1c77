// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Noun, Value } from '@quayside/texts'

export interface PacketRowMessages {
  'name.order': { goods: Value; to: Value }
  'name.contract': { order: Value }
  'name.starting_contract': { order: Value }
  'name.merchant_ship': { sails: Value }
  'name.money': { money: Value }
  'name.unknown': null
  'one.contract': { order: Value }
  'one.contract.value': { order: Value; reward: Value }
  'one.starting_contract': { order: Value }
  'one.starting_contract.value': { order: Value; reward: Value }
  'one.merchant_ship': { sails: Value }
  'one.money': { money: Value }
  'one.victory_points.value': { building: Noun; points: Value }
  'face.contract': { order: Value; reward: Value }
  'face.victory_points': { building: Value; points: Value }
  'face.price': { face: Value; price: Value }
  'card.type': { type: Value; area: Value }
  'card.type.start': { type: Value }
  'card.price': { price: Value }
  'card.free': null
  'card.copies': { count: Value }
  'effect.contract': { goods: Value; at: Value; reward: Value }
  'effect.starting_contract': { goods: Value; at: Value; reward: Value }
  'effect.assistant': null
  'effect.merchant_ship': { to: Value }
  'effect.captain': null
  'effect.gold_nugget': { units: number }
  'effect.goods': { goods: Value }
  'effect.trader': null
  'effect.money': { money: Value }
  'effect.banker': { players: Value; most: Value }
  'effect.banker.second': { players: Value; most: Value; second: Value }
  'effect.victory_points': { points: Value }
  'refusal.awaiting-reveal': null
  'refusal.not-your-turn': { player: Value }
  'refusal.not-the-master': { player: Value }
  'refusal.name-an-area-first': null
  'refusal.asking-under-way': { player: Value; area: Value }
  'refusal.last-choice': null
  'refusal.last-deliveries': null
  'refusal.not-over-yet': null
  'refusal.already-done': null
  'refusal.area-named-before': { area: Noun }
  'refusal.already-took': null
  'refusal.area-not-open': { card: Noun; area: Value }
  'refusal.not-in-supply': { card: Noun }
  'refusal.not-in-future-supply': { card: Noun }
  'refusal.no-assistant': null
  'refusal.too-dear': { card: Noun; price: Value; money: Value }
  'refusal.no-money-card': { money: Value }
  'refusal.no-contract': null
  'refusal.not-a-contract': { card: Noun }
  'refusal.not-for-delivery': { card: Noun }
  'refusal.not-held': { card: Noun }
  'refusal.used-twice': { used: Value; card: Value; held: Value }
  'refusal.no-ship': { sails: Value }
  'refusal.ship-elsewhere': { card: Noun }
  'refusal.idle-ship': { ships: number }
  'refusal.idle-captain': null
  'refusal.not-enough-goods': { goods: Value; have: Value }
  'refusal.idle-goods': { card: Noun }
  'refusal.idle-trader': null
  'refusal.trader-on-nugget': null
  'refusal.unknown-area': { text: Value }
  'refusal.unknown-option': { text: Value }
  'refusal.bad-option': { option: Value; least: Value; most: Value; text: Value }
  'refusal.bad-deck': null
  'refusal.unknown-pile': { text: Value }
  'refusal.bad-pile': { pile: Value }
  'refusal.bad-card': { place: Value; pile: Value }
  'refusal.card-without-id': { place: Value; pile: Value }
  'refusal.unknown-card-type': { id: Value; text: Value }
  'refusal.card-in-wrong-pile': { id: Value; type: Value; pile: Value }
  'refusal.unknown-card-field': { id: Value; field: Value }
  'refusal.bad-card-value': { id: Value; text: Value; field: Value; expected: Value }
  'refusal.bad-card-value.plain': { id: Value; text: Value; field: Value }
  'refusal.same-id': { id: Value }
  'refusal.same-word': { id: Value; word: Value }
  'refusal.wrong-pile-size': { pile: Value; cards: number; expected: Value }
  'refusal.wrong-card-count': { pile: Value; cards: number; what: Value; expected: Value }
  'refusal.bad-position': { field: Value }
  'refusal.bad-number': { field: Value; least: Value; most: Value; text: Value }
  'refusal.bad-word': { text: Value; field: Value; expected: Value }
  'refusal.too-many-copies': { copies: number; card: Value; placed: Value }
  'refusal.card-in-wrong-place': { text: Value; field: Value }
  'refusal.wrong-card-total': { field: Value; cards: number; least: Value; most: Value }
  'refusal.two-pieces-on-a-space': { field: Value }
  'list.times': { count: number; card: Value }
  'list.range': { least: Value; most: Value }
  'list.semicolon': { first: Value; rest: Value }
  'event.area-named': { player: Value; area: Noun }
  'event.area-named.forced': { player: Value; area: Noun }
  'event.took': { player: Value; card: Value }
  'event.took.price': { player: Value; card: Value; price: Value }
  'event.took.assistant': { player: Value; card: Value }
  'event.took.assistant-price': { player: Value; card: Value; price: Value }
  'event.passed': { player: Value; area: Value }
  'event.skipped': { player: Value; area: Value }
  'event.cashed': { player: Value; money: Value }
  'event.delivered': { player: Value; orders: Value; reward: Value; cards: Value }
  'event.round-ended': { round: Value }
  'event.refilled': { area: Value; current: Value; future: Value }
  'event.refilled.dry': { area: Value; current: Value; future: Value }
  'event.round-began': { round: Value; player: Value }
  'event.last-round-over': { areas: Value }
  'event.deliveries-done': { player: Value }
  'event.hands-shown': null
  'prompt.awaiting': null
  'prompt.naming': null
  'prompt.naming.another': null
  'prompt.asking': { area: Value }
  'prompt.deciding': { area: Value }
  'prompt.deciding.last': { area: Value }
  'prompt.last-choice': { areas: Value }
  'prompt.last-deliveries': null
  'command.name': { area: Noun }
  'command.take': { card: Value }
  'command.take.price': { card: Value; price: Value }
  'command.take.assistant': { card: Value }
  'command.take.assistant-price': { card: Value; price: Value }
  'command.pass': null
  'command.cash': { money: Value }
  'command.deliver': { orders: Value; reward: Value; cards: Value }
  'outcome.wins': { player: Value; points: Value }
  'outcome.wins.money': { player: Value; points: Value }
  'outcome.shared': { players: Value; points: Value }
  'outcome.score': { player: Value; points: Value; parts: Value }
  'outcome.part.victory_points': { points: Value }
  'outcome.part.money': { points: Value }
  'outcome.part.bankers': { points: Value }
  'event.you.area-named': { area: Noun }
  'event.you.area-named.forced': { area: Noun }
  'event.you.took': { card: Value }
  'event.you.took.price': { card: Value; price: Value }
  'event.you.took.assistant': { card: Value }
  'event.you.took.assistant-price': { card: Value; price: Value }
  'event.you.passed': { area: Value }
  'event.you.skipped': { area: Value }
  'event.you.cashed': { money: Value }
  'event.you.delivered': { orders: Value; reward: Value; cards: Value }
  'event.you.round-began': { round: Value }
  'event.you.deliveries-done': null
  'you.wins': { margin: Value }
  'you.wins.money': { points: Value; players: Name }
  'you.shared': { players: Value; points: Value }
  'reason.fulfills': { contracts: number; money: Value }
  'reason.completes': { contract: Noun }
  'reason.nears': { contract: Noun }
  'reason.adds-points': { points: Value }
  'reason.banker': { points: Value }
  'reason.useful.contract': { money: Value }
  'reason.useful.money': null
  'reason.useful.goods': null
  'reason.useful.merchant_ship': null
  'reason.useful.gold_nugget': null
  'reason.useful.captain': null
  'reason.useful.trader': null
  'reason.useful.assistant': null
  'reason.waits-for': { card: Noun }
  'reason.aims-at': { card: Noun }
  'reason.worth-little': null
  'reason.area-has': { card: Noun }
  'reason.best-area': null
  'reason.cash-in': null
  'reason.holds-back': null
  'reason.contested': null
  'reason.leaves-card': { card: Noun }
  'reason.leaves-money': { money: Value }
  'reason.helps-rivals': { points: Value }
  'reason.then': { steps: Value }
  'reason.then.deliver': { orders: Value }
}
