/** The contracts that a seat can fulfil now. Called at every decision, so finding none allocates nothing. */
import type { Seat } from '@quayside/kernel'
import { DESTINATIONS } from '../catalogue/card.ts'
import { type Kind, of } from '../catalogue/catalogue.ts'
import { at, held, type State } from '../state.ts'
import { doublesAt, singlesAt, tradersAt } from './cargo.ts'

const NONE: readonly Kind[] = []

/** Each copy of a contract that the seat could fulfil on its own. */
export const contractsWithinReach = (state: State, seat: Seat): readonly Kind[] => {
  const { contractsTo, ships } = state.setting.catalogue
  const sailsAnywhere = hasCaptainOnShip(state, seat)
  let found: Kind[] | undefined
  for (let destination = 0; destination < DESTINATIONS.length; destination++) {
    if (!sailsAnywhere && held(state.cells, seat, at(ships, destination)) === 0) continue
    const contracts = contractsTo[destination] as readonly Kind[]
    for (let next = 0; next < contracts.length; next++) {
      const contract = at(contracts, next)
      const copies = held(state.cells, seat, contract)
      if (copies === 0 || !hasGoodsFor(state, seat, contract)) continue
      found ??= []
      for (let copy = 0; copy < copies; copy++) found.push(contract)
    }
  }
  return found ?? NONE
}

const hasCaptainOnShip = ({ cells, setting }: State, seat: Seat): boolean => {
  const { fleet, ships } = setting.catalogue
  if (held(cells, seat, at(fleet, ships.length)) === 0) return false
  for (let ship = 0; ship < ships.length; ship++) if (held(cells, seat, at(ships, ship)) > 0) return true
  return false
}

/** Whether goods, nuggets and traders suffice for a contract on its own. */
const hasGoodsFor = (state: State, seat: Seat, contract: Kind): boolean =>
  unitsShort(state, seat, contract) === 0

/** How many units are missing for a contract with all goods, nuggets and traders of the seat. */
export const unitsShort = (state: State, seat: Seat, contract: Kind): number => {
  const { cells, setting } = state
  const { catalogue } = setting
  const { cargo, amount } = catalogue
  const good = of(catalogue.good, contract)
  const goods = catalogue.goodsOf[good] as readonly Kind[]
  let missing = of(amount, contract) - held(cells, seat, at(cargo, singlesAt(catalogue)))
  missing -= 2 * held(cells, seat, at(cargo, doublesAt(catalogue)))
  for (let next = 0; next < goods.length; next++)
    missing -= of(amount, at(goods, next)) * held(cells, seat, at(goods, next))
  return missing <= 0 ? 0 : Math.max(0, missing - mostTurned(state, seat, good))
}

/** Whether a ship could sail for a contract, if necessary with a captain. */
export const hasShipFor = (state: State, seat: Seat, contract: Kind): boolean => {
  const { destination, ships } = state.setting.catalogue
  return held(state.cells, seat, at(ships, of(destination, contract))) > 0 || hasCaptainOnShip(state, seat)
}

/** The most units of a good that the traders can provide, by changing the largest cards of other goods. */
const mostTurned = ({ cells, setting }: State, seat: Seat, wanted: number): number => {
  const { catalogue } = setting
  const { cargo, goods, good, amount, bySize } = catalogue
  let traders = held(cells, seat, at(cargo, tradersAt(catalogue)))
  let units = 0
  for (let next = 0; next < bySize.length && traders > 0; next++) {
    const kind = at(goods, at(bySize, next))
    if (of(good, kind) === wanted) continue
    const turned = Math.min(traders, held(cells, seat, kind))
    units += turned * of(amount, kind)
    traders -= turned
  }
  return units
}
