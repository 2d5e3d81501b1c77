/** Refusals of fleets and cargo. */
import type { Seat } from '@quayside/kernel'
import { burnsFor, canSail, voyageEnergy } from '../actions/ship-goods.ts'
import type { ShipGoods } from '../catalogue/effect.ts'
import { GOOD_COUNT, tokenName } from '../catalogue/goods.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
import { type Command, type Fleet, firstOf, LOAD, secondOf } from '../commands.ts'
import { energyDue } from '../payment/energy.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import { frame, X, Y, Z } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import { ownShips } from '../state/ships.ts'
import type { State } from '../state/state.ts'
import { answers } from './goods.ts'

export const explainSail = (
  s: State,
  seat: Seat,
  counts: Fleet,
  effect: ShipGoods,
): LeHavreRefusal | null => {
  // A forced choice of ships was already made, but another fleet still gets its own refusal.
  if (frame(s, Z) !== 0) return null
  for (const [type, count] of counts.entries())
    if (count > ownShips(s, seat, type))
      return because('lacks-ship', {
        type: SHIP_TYPES[type] ?? '',
        need: count,
        have: ownShips(s, seat, type),
      })
  const ships = counts.reduce((sum, count) => sum + count, 0)
  const need = energyDue(s, seat, effect.energyPerShip * ships)
  const have = voyageEnergy(s, seat)
  if (have < need) return because('lacks-energy', { need, have })
  return canSail(s, seat, effect, ...counts) ? null : because('ship-would-be-empty')
}

export const explainLoad = (
  s: State,
  seat: Seat,
  command: Command,
  effect: ShipGoods,
): LeHavreRefusal | null => {
  const good = firstOf(command)
  const amount = secondOf(command)
  const room = frame(s, X)
  if (room === 0 || good >= GOOD_COUNT) return null
  const have = stock(s, seat, good)
  if (have < amount) return because('not-enough-tokens', { good: tokenName(good), need: amount, have })
  if (amount > room) return because('too-many', { most: room, unit: 'good' })
  if (!answers(s, seat, LOAD).some((listed) => firstOf(listed) <= good)) return because('out-of-order')
  const need = energyDue(s, seat, effect.energyPerShip * (frame(s, Y) >> 4))
  const left = voyageEnergy(s, seat) - burnsFor(s, seat, good) * amount
  return left < need ? because('lacks-energy', { need, have: left }) : because('ship-would-be-empty')
}
