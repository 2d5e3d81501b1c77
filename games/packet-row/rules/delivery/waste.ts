import type { Catalogue } from '../catalogue/catalogue.ts'
import { at } from '../state.ts'
import type { CardBundle } from './card-dominance.ts'
import { add, type Cargo, type Units } from './cargo.ts'
import { covers } from './cargo-coverage.ts'

/** Whether a card of the cargo could stay in hand, or cards could be replaced by a lesser one that is still in hand. */
export const isWasteful = (catalogue: Catalogue, cargo: Cargo, hold: Cargo, demand: Units): boolean => {
  for (let place = 0; place < cargo.length; place++)
    if (hasIdleCard(catalogue, cargo, place, demand) || hasLesserCard(catalogue, cargo, hold, place, demand))
      return true
  return false
}

const hasIdleCard = (catalogue: Catalogue, cargo: Cargo, place: number, demand: Units): boolean => {
  if (cargo[place] === 0) return false
  add(cargo, place, -1)
  const isIdle = covers(catalogue, cargo, demand)
  add(cargo, place, 1)
  return isIdle
}

const hasLesserCard = (
  catalogue: Catalogue,
  cargo: Cargo,
  hold: Cargo,
  lesser: number,
  demand: Units,
): boolean => {
  if (at(cargo, lesser) >= at(hold, lesser)) return false
  const bundles = catalogue.exchanges[lesser] as readonly CardBundle[]
  for (let next = 0; next < bundles.length; next++) {
    const bundle = bundles[next] as CardBundle
    if (cargo[bundle[0] as number] === 0) continue
    const isThere = takeOut(cargo, bundle)
    add(cargo, lesser, 1)
    const isEnough = isThere && covers(catalogue, cargo, demand)
    add(cargo, lesser, -1)
    putBack(cargo, bundle)
    if (isEnough) return true
  }
  return false
}

/** Returns whether the cargo contained the whole bundle; if not, some counts are negative until it is put back. */
const takeOut = (cargo: Cargo, bundle: CardBundle): boolean => {
  let isThere = true
  for (let next = 0; next < bundle.length; next++) {
    const place = bundle[next] as number
    add(cargo, place, -1)
    if (at(cargo, place) < 0) isThere = false
  }
  return isThere
}

const putBack = (cargo: Cargo, bundle: CardBundle): void => {
  for (let next = 0; next < bundle.length; next++) add(cargo, bundle[next] as number, 1)
}
