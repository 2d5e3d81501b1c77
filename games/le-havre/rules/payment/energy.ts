import type { Seat } from '@quayside/kernel'
import { buildingAt, ENERGY_SAVERS, GRAIN_BURNERS } from '../catalogue/catalogue.ts'
import { CHARCOAL, COAL, COKE, GRAIN, WOOD } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_ENERGY } from '../commands.ts'
import { locationOf } from '../state/buildings.ts'
import { buildingsOwned, storeOf } from '../state/seats.ts'
import { at, type BuildingCard, type State } from '../state/state.ts'

export const energyHeld = (s: State, seat: Seat): number => {
  const store = storeOf(seat)
  return (
    at(s, store + WOOD) + 3 * at(s, store + CHARCOAL) + 3 * at(s, store + COAL) + 10 * at(s, store + COKE)
  )
}

/** Energy of a grain when shipping, if the seat owns a card that allows burning grain; else 0. */
export const grainEnergy = (s: State, seat: Seat): number => {
  for (const card of GRAIN_BURNERS)
    if (locationOf(s, card) === seat) return buildingAt(card).standing?.grainEnergy ?? 0
  return 0
}

/** An energy demand minus the seat's saving, which applies once to the whole action and never goes below 0. */
export const energyDue = (s: State, seat: Seat, energy: number): number => {
  if (buildingsOwned(s, seat) === 0) return energy
  let saved = 0
  for (let place = 0; place < ENERGY_SAVERS.length; place++) {
    const card = ENERGY_SAVERS[place] as BuildingCard
    if (locationOf(s, card) === seat) saved += buildingAt(card).standing?.energySaved ?? 0
  }
  return Math.max(0, energy - saved)
}

/**
 * All payments of an energy demand without a redundant token: of each fuel no more than the stronger fuels leave open.
 * Wood is worth one energy, so it pays exactly. `grainBurnsFor` is the energy of a grain, 0 if it cannot be burnt.
 */
export const listEnergyPayments = (
  s: State,
  seat: Seat,
  energy: number,
  list: Command[],
  grainBurnsFor = 0,
): void => {
  const store = storeOf(seat)
  const wood = at(s, store + WOOD)
  const charcoal = at(s, store + CHARCOAL)
  const coal = at(s, store + COAL)
  const mostCoke = Math.min(at(s, store + COKE), Math.ceil(energy / 10))
  for (let coke = 0; coke <= mostCoke; coke++) {
    const afterCoke = energy - 10 * coke
    const mostCoal = Math.min(coal, Math.ceil(Math.max(afterCoke, 0) / 3))
    for (let mined = 0; mined <= mostCoal; mined++) {
      const afterCoal = afterCoke - 3 * mined
      const mostCharcoal = Math.min(charcoal, Math.ceil(Math.max(afterCoal, 0) / 3))
      for (let burnt = 0; burnt <= mostCharcoal; burnt++) {
        const rest = afterCoal - 3 * burnt
        if (rest <= 0) {
          list.push(encodePayment(PAY_ENERGY, 0, burnt, mined, coke, 0))
          continue
        }
        if (rest <= wood) list.push(encodePayment(PAY_ENERGY, rest, burnt, mined, coke, 0))
        if (grainBurnsFor === 0) continue
        const mostGrain = Math.min(at(s, store + GRAIN), Math.ceil(rest / grainBurnsFor))
        for (let grain = 1; grain <= mostGrain; grain++) {
          const sticks = Math.max(0, rest - grainBurnsFor * grain)
          if (sticks <= wood) list.push(encodePayment(PAY_ENERGY, sticks, burnt, mined, coke, grain))
        }
      }
    }
  }
}
