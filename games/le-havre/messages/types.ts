// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Noun, Value } from '@quayside/texts'

export interface LeHavreMessages {
  'card.category': { category: Value; no: Value }
  'card.value-and-price': { value: Value }
  'card.value': { value: Value; price: Value }
  'card.not-for-sale': { value: Value }
  'card.cost': { cost: Value }
  'card.not-buildable': null
  'card.fee': { fee: Value }
  'card.no-fee': null
  'card.symbols': { symbols: Value }
  'ship.type': { type: Value; id: Value }
  'ship.capacity': { goods: Value }
  'ship.no-cargo': null
  'ship.food': { food: Value }
  'ship.modernised-wharf': null
  'effect.closed': null
  'effect.gain': { tokens: Value }
  'effect.gain.requires': { tokens: Value }
  'effect.gain.per-fisherman': { also: 'yes' | 'no'; tokens: Value }
  'effect.gain.per-hammer': { also: 'yes' | 'no'; tokens: Value }
  'effect.gain.with-hammer': { also: 'yes' | 'no'; tokens: Value }
  'effect.gain.per-guest': { also: 'yes' | 'no'; tokens: Value }
  'effect.gain.per-category': { also: 'yes' | 'no'; tokens: Value; category: Value }
  'effect.gain.per-three': { also: 'yes' | 'no'; francs: Value; goods: Name }
  'effect.gain.extra': { energy: Value; tokens: Value }
  'effect.convert': { limit: number; from: Value; to: Value }
  'effect.convert.sell': { limit: number; from: Value; to: Value }
  'effect.convert.sell-kind': { limit: number; kind: Name; francs: Value; amount: Value }
  'effect.convert.upgrade': { limit: number; from: Value; to: Value }
  'effect.convert.upgrade-kind': { limit: number; kind: Name; to: Value; amount: Value }
  'effect.convert.pay': { limit: number; from: Value; to: Value }
  'effect.convert.energy-each': { upgrade: 'yes' | 'no'; energy: Value; rounded: 'yes' | 'no' }
  'effect.convert.energy-once': { limit: number; energy: Value }
  'effect.convert.also-brings': { upgrade: 'yes' | 'no'; tokens: Value; rounded: 'yes' | 'no' }
  'effect.convert.per': { times: number; kind: Noun }
  'effect.convert.parts': null
  'effect.convert.either': null
  'effect.tariff': { prices: Value }
  'effect.tariff.price': { goods: Value; francs: Value }
  'effect.build': { count: number }
  'effect.build.saves': { tokens: Value }
  'effect.build-ship': { types: Value; tokens: Value }
  'effect.ship-goods': { energy: Value }
  'effect.ship-goods.capacities': { capacities: Value }
  'effect.ship-goods.capacity': { goods: Value; type: Value }
  'effect.ship-goods.values': { values: Value }
  'effect.ship-goods.value': { francs: Value; goods: Value }
  'effect.choose': { count: number; category: Value; per: number; most: Value }
  'effect.choose.fixed': { count: number }
  'effect.choose.among': { goods: Value }
  'effect.choose.then-look': null
  'effect.gain-missing': { amount: number }
  'effect.return-loans': { francs: Value }
  'effect.exchange': { give: Value; gets: Value; small: Value }
  'effect.sell-any': { standard: Value }
  'effect.buy-fuel': { fuels: Value }
  'effect.buy-fuel.fuel': { limit: number; goods: Value; food: Value }
  'effect.haul': { francs: Value }
  'effect.evict': { francs: Value }
  'effect.pick': { prices: Value }
  'effect.pick.loan': { loans: Value }
  'effect.duplicate': null
  'effect.duplicate.cost': { good: Name; francs: Value }
  'effect.barter': { most: Value }
  'effect.barter.number': { most: Value; gives: Value; gets: Value }
  'effect.pawn': { francs: Value; redeem: Value }
  'effect.take-offers': { one: Value; every: number }
  'effect.collect': { tokens: Value; withTwo: Value }
  'effect.rest': null
  'effect.rest.visits': { visits: Value }
  'effect.rest.offer': { tokens: Value }
  'effect.strike': null
  'effect.replace': { cards: Value }
  'goods.standard': null
  'goods.standard-except': { goods: Value }
  'goods.upgraded': null
  'goods.upgraded-except': { goods: Value }
  'goods.all': null
  'goods.all-except': { goods: Value }
  'list.and-or': { first: Value; rest: Value }
  'list.semicolon': { first: Value; rest: Value }
  'end.value': { bonuses: Value }
  'end.per-category': { francs: Value; category: Value }
  'end.per-ship': { francs: Value }
  'end.per-good': { francs: Value }
  'end.per-token': { francs: Value; good: Noun }
  'end.itself': null
  'end.rounded': null
  'standing.energy': { energy: Value }
  'standing.clay': { clay: Value; brick: Value }
  'standing.wood': { wood: Value }
  'standing.crane': { wood: Value }
  'standing.food': { food: Value }
  'standing.income': { good: Noun; amounts: Value }
  'standing.grain': { grain: Value; energy: Value }
  'standing.offer-share': { good: Name; francs: Value }
  'standing.builder-share': { building: Noun; francs: Value }
  'standing.no-interest': null
  'standing.guest': { francs: Value }
  'standing.toll': { francs: Value }
  'standing.follows': { good: Name }
  'standing.unsellable': null
  'standing.final': { count: Value }
  'standing.catches': { francs: Value; owner: Value }
  'standing.expel': null
  'standing.cattle': { upTo: Value; amount: Value }
  'standing.swap': { ships: Value }
  'standing.waits': null
  'standing.highest': null
  'refusal.awaiting-reveal': null
  'refusal.not-your-turn': { player: Value }
  'refusal.action-under-way': { building: Name }
  'refusal.not-now': null
  'refusal.supply-first': null
  'refusal.already-supplied': null
  'refusal.main-action-first': null
  'refusal.main-action-done': null
  'refusal.finish-payment-first': null
  'refusal.finish-feeding-first': null
  'refusal.finish-interest-first': null
  'refusal.offer-empty': { good: Name }
  'refusal.no-such-offer': { goods: Value }
  'refusal.not-in-play': { building: Noun }
  'refusal.not-built-yet': { building: Noun }
  'refusal.closed': { building: Noun }
  'refusal.occupied': { player: Value; building: Noun }
  'refusal.own-disc-inside': { building: Noun }
  'refusal.on-strike': null
  'refusal.cannot-pay-fee': { building: Noun; fee: Value; held: Value }
  'refusal.fee-eats-action': { building: Noun }
  'refusal.nothing-to-gain': { building: Noun }
  'refusal.lacks-goods': { building: Noun; missing: Noun }
  'refusal.lacks-goods.plain': { building: Noun }
  'refusal.lacks-energy': { energy: Value; have: Value }
  'refusal.lacks-energy.plain': null
  'refusal.lacks-francs': { francs: Value; have: Value }
  'refusal.lacks-francs.plain': null
  'refusal.lacks-food': { food: Value; have: Value }
  'refusal.lacks-food.plain': null
  'refusal.lacks-ship': { ships: Value; have: Value }
  'refusal.lacks-ship.plain': null
  'refusal.no-loan': null
  'refusal.no-empty-offer': null
  'refusal.no-fitting-offer': { building: Noun }
  'refusal.nobody-has-any': { building: Noun }
  'refusal.no-two-neighbours': null
  'refusal.not-neighbours': null
  'refusal.nobody-to-evict': { player: Value }
  'refusal.nobody-to-evict.plain': null
  'refusal.may-stay': { building: Noun }
  'refusal.may-not-expel': null
  'refusal.strike-on': { building: Name }
  'refusal.too-late': { building: Noun }
  'refusal.empty-hand': { building: Name }
  'refusal.not-in-hand': { building: Noun }
  'refusal.cannot-use-that': { building: Noun }
  'refusal.too-many': { most: Value }
  'refusal.too-few': { least: Value }
  'refusal.not-different': null
  'refusal.wrong-count': { goods: Value; have: Value }
  'refusal.not-offered-here': { building: Name }
  'refusal.ship-would-be-empty': null
  'refusal.out-of-order': null
  'refusal.not-a-multiple': { of: Value }
  'refusal.nothing-given': null
  'refusal.same-good': { good: Value }
  'refusal.needs-builder': null
  'refusal.needs-wharf': null
  'refusal.nothing-buildable': { building: Noun }
  'refusal.not-on-top': { building: Noun }
  'refusal.cannot-be-built': { building: Noun }
  'refusal.needs-wood-in-cost': { building: Name }
  'refusal.lacks-material': { card: Noun; missing: Noun }
  'refusal.lacks-material.plain': { card: Noun }
  'refusal.no-ship-buildable': { building: Noun }
  'refusal.no-such-ship': { ship: Noun }
  'refusal.no-purchase-in-final-stage': null
  'refusal.not-for-sale': { card: Noun }
  'refusal.sold-this-turn': { building: Noun }
  'refusal.not-yours': { card: Noun }
  'refusal.cannot-be-sold': { card: Noun }
  'refusal.no-loan-to-repay': null
  'refusal.not-in-pawn': { good: Name }
  'refusal.already-in-pawn': { good: Value }
  'refusal.no-loan-needed': { need: Value; have: Value }
  'refusal.nothing-owed': null
  'refusal.not-enough-tokens': { tokens: Value; have: Value }
  'refusal.pays-too-little': { pays: Value; need: Value }
  'refusal.pays-too-much': { pays: Value; need: Value }
  'refusal.wrong-payment': { need: string }
  'refusal.leaves-too-little': { building: Noun }
  'refusal.no-payment': { text: Value }
  'refusal.no-cargo-ship': null
  'refusal.not-a-building': { card: Noun }
  'refusal.not-swappable': { card: Noun }
  'refusal.bad-amount': { text: Value }
  'refusal.bad-value': { text: Value; field: Value }
  'refusal.no-such-card': { text: Value; field: Value }
  'refusal.negative-amount': { field: Value; text: Value }
  'refusal.two-owners': { text: Value; field: Value }
  'refusal.not-in-this-game': { text: Value; field: Value }
  'refusal.card-in-wrong-place': { text: Value; field: Value }
  'refusal.pile-out-of-order': { text: Value; field: Value }
  'refusal.too-many-specials': { text: Value; field: Value }
  'refusal.ship-too-early': { text: Value; field: Value }
  'refusal.hole-without-viewer': { field: Value }
  'action.player': { player: Value; deed: Value }
  'action.enter.fee': { player: Value; building: Noun; tokens: Value }
  'action.enter.fee-to': { player: Value; building: Noun; tokens: Value; other: Value }
  'action.enter.fee-to-you': { player: Value; building: Noun; tokens: Value }
  'action.how': { deed: Value; how: Value }
  'action.turns': { player: Value; spent: Value; gained: Value }
  'action.trades': { player: Value; spent: Value; gained: Value }
  'action.paying': { deed: Value; tokens: Value }
  'event.turn-begins': { round: Value; turn: Value; player: Value }
  'event.turn-begins.final': { player: Value }
  'event.supplied': { player: Value; tokens: Value }
  'event.interest-paid': { player: Value; francs: Value }
  'event.offer-taken': { player: Value; tokens: Value }
  'event.entered': { player: Value; building: Noun }
  'event.fee-paid': { player: Value; tokens: Value; other: Value }
  'event.fee-paid.to-you': { player: Value; tokens: Value }
  'event.fee-paid.town': { player: Value; tokens: Value }
  'event.paid': { player: Value; tokens: Value }
  'event.gained': { player: Value; tokens: Value }
  'event.built': { player: Value; building: Noun }
  'event.modernised': { player: Value; building: Noun }
  'event.ship-built': { player: Value; ship: Noun; type: Value }
  'event.ship-swapped': { player: Value; ship: Noun; building: Noun }
  'event.shipped': { player: Value; tokens: Value; francs: Value }
  'event.bought': { player: Value; building: Noun; francs: Value }
  'event.ship-bought': { player: Value; ship: Noun; type: Value; francs: Value }
  'event.sold': { player: Value; building: Noun; francs: Value }
  'event.ship-sold': { player: Value; ship: Noun; type: Value; francs: Value }
  'event.sent-home': { player: Value; building: Noun }
  'event.loan-repaid': { player: Value; francs: Value }
  'event.loans-taken': { player: Value; loans: Value; francs: Value }
  'event.loans-taken.free': { player: Value; loans: Value }
  'event.loans-returned': { player: Value; loans: Value }
  'event.pawned': { player: Value; tokens: Value; francs: Value }
  'event.redeemed': { player: Value; tokens: Value; francs: Value }
  'event.looked': { player: Value }
  'event.looked.cards': { player: Value; buildings: Value }
  'event.round-ended': { round: Value }
  'event.harvested': { player: Value; tokens: Value }
  'event.fed': { player: Value; food: Value; tokens: Value }
  'event.fed.with-ships': { player: Value; food: Value; ships: Value; tokens: Value }
  'event.fed.by-ships': { player: Value; food: Value }
  'event.fed.nothing-due': { player: Value }
  'event.town-built': { building: Noun }
  'event.special-revealed': { building: Value }
  'event.laid-on-proposals': { building: Noun }
  'event.laid-on-top': { building: Noun }
  'event.earned': { player: Value; tokens: Value; building: Noun }
  'event.handed-over': { player: Value; tokens: Value; other: Value }
  'event.handed-over.to-you': { player: Value; tokens: Value }
  'event.followed': { player: Value; building: Noun }
  'event.caught': { player: Value; building: Noun; bar: Noun; francs: Value }
  'event.strike-called': { player: Value }
  'event.left-the-game': { building: Noun }
  'event.hand-dealt': { player: Value }
  'event.hand-dealt.cards': { player: Value; buildings: Value }
  'event.ship-arrived': { ship: Noun; type: Value }
  'event.final-stage': null
  'event.you.turn-begins': { round: Value; turn: Value }
  'event.you.turn-begins.final': null
  'event.you.supplied': { tokens: Value }
  'event.you.interest-paid': { francs: Value }
  'event.you.offer-taken': { tokens: Value }
  'event.you.entered': { building: Noun }
  'event.you.fee-paid': { tokens: Value; other: Value }
  'event.you.fee-paid.town': { tokens: Value }
  'event.you.paid': { tokens: Value }
  'event.you.gained': { tokens: Value }
  'event.you.built': { building: Noun }
  'event.you.modernised': { building: Noun }
  'event.you.ship-built': { ship: Noun; type: Value }
  'event.you.ship-swapped': { ship: Noun; building: Noun }
  'event.you.shipped': { tokens: Value; francs: Value }
  'event.you.bought': { building: Noun; francs: Value }
  'event.you.ship-bought': { ship: Noun; type: Value; francs: Value }
  'event.you.sold': { building: Noun; francs: Value }
  'event.you.ship-sold': { ship: Noun; type: Value; francs: Value }
  'event.you.sent-home': { building: Noun }
  'event.you.loan-repaid': { francs: Value }
  'event.you.loans-taken': { loans: Value; francs: Value }
  'event.you.loans-taken.free': { loans: Value }
  'event.you.loans-returned': { loans: Value }
  'event.you.pawned': { tokens: Value; francs: Value }
  'event.you.redeemed': { tokens: Value; francs: Value }
  'event.you.looked': null
  'event.you.looked.cards': { buildings: Value }
  'event.you.harvested': { tokens: Value }
  'event.you.fed': { food: Value; tokens: Value }
  'event.you.fed.with-ships': { food: Value; ships: Value; tokens: Value }
  'event.you.fed.by-ships': { food: Value }
  'event.you.fed.nothing-due': null
  'event.you.earned': { tokens: Value; building: Noun }
  'event.you.handed-over': { tokens: Value; other: Value }
  'event.you.followed': { building: Noun }
  'event.you.caught': { building: Noun; bar: Noun; francs: Value }
  'event.you.strike-called': null
  'event.you.hand-dealt': null
  'event.you.hand-dealt.cards': { buildings: Value }
  'prompt.awaiting': null
  'prompt.supply': null
  'prompt.main': null
  'prompt.final': null
  'prompt.end': null
  'prompt.end.final': null
  'prompt.fee': { building: Name; fee: Value }
  'prompt.food': { food: Value }
  'prompt.energy': { energy: Value }
  'prompt.material': { tokens: Value }
  'prompt.cost': { building: Name; costs: Value }
  'prompt.gain': { building: Value; energy: Value; tokens: Value }
  'prompt.action': { building: Value; action: Value }
  'prompt.convert': { building: Value; action: Value }
  'prompt.tariff': { building: Value; action: Value }
  'prompt.build': { building: Value }
  'prompt.build.another': { building: Value }
  'prompt.build-ship': { building: Value }
  'prompt.ship-goods': { building: Value; energy: Value }
  'prompt.ship-goods.load': { building: Value; goods: Value }
  'prompt.choose': { building: Value; goods: Value }
  'prompt.choose.return': { building: Value }
  'prompt.choose.return-known': { building: Value; first: Noun; second: Noun }
  'prompt.return-loans': { building: Value; francs: Value }
  'prompt.exchange': { building: Value; goods: Value; tokens: Value }
  'prompt.exchange.rest': { building: Value; goods: Value; tokens: Value }
  'prompt.exchange.small': { building: Value; tokens: Value }
  'prompt.sell-any': { building: Value }
  'prompt.sell-any.set': { building: Value; goods: Value }
  'prompt.buy-fuel': { building: Value }
  'prompt.haul': { building: Value }
  'prompt.evict': { building: Value }
  'prompt.pick': { building: Value; goods: Value }
  'prompt.pick.buy': { building: Value }
  'prompt.duplicate': { building: Value; francs: Value; tokens: Value }
  'prompt.duplicate.leave': { building: Value; tokens: Value }
  'prompt.barter-give': { building: Value; goods: Value }
  'prompt.barter-get': { building: Value; goods: Value }
  'prompt.barter-get.value': { building: Value; francs: Value }
  'prompt.pawn': { building: Value }
  'prompt.take-offers': { building: Value; count: number }
  'prompt.visit': { building: Value; count: number }
  'prompt.strike': { building: Value }
  'prompt.lay': { building: Value }
  'prompt.laid': { building: Value }
  'prompt.interest': { francs: Value }
  'prompt.interest.loan': { francs: Value }
  'prompt.feeding': { food: Value }
  'prompt.feeding.loan': { food: Value; have: Value }
  'command.supply': null
  'command.take': { good: Name }
  'command.take.tokens': { tokens: Value }
  'command.enter': { building: Noun }
  'command.end': null
  'command.buy': { building: Noun; francs: Value }
  'command.buy.ship': { ship: Noun; type: Value; francs: Value }
  'command.sell': { building: Noun; francs: Value }
  'command.sell.ship': { ship: Noun; type: Value; francs: Value }
  'command.repay': { francs: Value }
  'command.borrow': null
  'command.pay': { tokens: Value }
  'command.convert': { times: number }
  'command.convert.upgrade': { from: Value; to: Value }
  'command.convert.upgrade-bonus': { from: Value; to: Value; bonus: Value }
  'command.convert.exchange': { from: Value; to: Value }
  'command.convert.sell': { from: Value; to: Value }
  'command.convert.pay': { from: Value; to: Value }
  'command.convert.skip': null
  'command.convert.extra': { energy: Value; tokens: Value }
  'command.convert.duplicate': { francs: Value; tokens: Value }
  'command.build': { building: Noun }
  'command.build.ship': { ship: Noun; type: Value }
  'command.swap': { ship: Noun; type: Value; building: Noun }
  'command.sail': { ships: Value }
  'command.load': { tokens: Value }
  'command.give': { tokens: Value }
  'command.exchange': { from: Value; to: Value }
  'command.choose': { tokens: Value }
  'command.return': { order: string }
  'command.haul': { goods: Name }
  'command.evict': { player: Value }
  'command.expel': { player: Value }
  'command.return-loans': { loans: Value }
  'command.fuel': { tokens: Value }
  'command.get': { tokens: Value }
  'command.redeem': { tokens: Value; francs: Value }
  'command.lay': { building: Noun }
  'command.lay.unseen': null
  'outcome.wins': { player: Value; francs: Value }
  'outcome.shared': { players: Value; francs: Value }
  'outcome.solo': { player: Value; francs: Value }
  'outcome.wins.you': { francs: Value }
  'outcome.solo.you': { francs: Value }
  'outcome.score': { player: Value; francs: Value; parts: Value }
  'outcome.part.francs': { francs: Value }
  'outcome.part.buildings': { francs: Value }
  'outcome.part.ships': { francs: Value }
  'outcome.part.bonus': { francs: Value }
  'outcome.part.loans': { francs: Value }
  'reason.adds-wealth': { francs: Value }
  'reason.avoids-loan': { loans: Value }
  'reason.covers-food': { food: Noun; covers: Value }
  'reason.covers-food.all': { food: Noun }
  'reason.repays-loan': { loans: Value; francs: Value }
  'reason.gains-building': { building: Noun; francs: Value }
  'reason.gains-ship': { ship: Noun; francs: Value }
  'reason.gains-ship.food': { ship: Noun; francs: Value; food: Value }
  'reason.turns-into': { from: Value; to: Value }
  'reason.brings': { tokens: Value }
  'reason.brings-energy': { energy: Value }
  'reason.harvests': { goods: Value }
  'reason.wastes-nothing': null
  'reason.keeps-francs': { francs: Value; food: Value }
  'reason.leaves-more': { tokens: Value }
  'reason.leaves-less': { tokens: Value }
  'reason.contested': null
  'reason.leaves-offer': { good: Noun }
  'reason.leaves-building': { building: Noun }
  'reason.helps-rivals': { francs: Value }
  'reason.needs-loan': { loans: Value }
  'reason.lacks-food': { food: Noun }
  'reason.then': { turns: Value }
  'reason.then.turn': { place: Value; cards: Value }
}
