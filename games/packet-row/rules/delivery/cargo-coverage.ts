/** Checks whether cards can meet the demand of contracts. */
import { GOODS } from '../catalogue/card.ts'
import { type Catalogue, of } from '../catalogue/catalogue.ts'
import { at } from '../state.ts'
import { add, type Cargo, doublesAt, noUnits, singlesAt, tradersAt, type Units } from './cargo.ts'

/**
 * The number of single nuggets needed for a shortage when this many double nuggets are available. A double nugget is
 * two units of one good, so an odd unit costs a whole card.
 */
export const singlesNeeded = (supply: Units, demand: Units, doubles: number): number => {
  let units = 0
  let odd = 0
  for (let good = 0; good < GOODS.length; good++) {
    const short = at(demand, good) - at(supply, good)
    if (short <= 0) continue
    units += short
    odd += short & 1
  }
  const pairs = (units - odd) >> 1
  return doubles <= pairs ? units - 2 * doubles : Math.max(0, odd - (doubles - pairs))
}

// Buffers of the search below, reused to avoid allocation; no value is kept between calls.
const supply: Units = noUnits()

/** Whether a cargo meets a demand; cards may remain unused. */
export const covers = (catalogue: Catalogue, cargo: Cargo, demand: Units): boolean =>
  startCovering(catalogue, cargo, demand, false)

/**
 * Whether a cargo meets a demand without an idle card: goods go to a contract that asks for them, possibly more than
 * needed, and each trader changes one goods card into another demanded good.
 */
export const coversWithoutIdling = (catalogue: Catalogue, cargo: Cargo, demand: Units): boolean =>
  startCovering(catalogue, cargo, demand, true)

const startCovering = (
  catalogue: Catalogue,
  cargo: Cargo,
  demand: Units,
  idleForbidden: boolean,
): boolean => {
  sumUp(catalogue, cargo)
  if (isTooLittle(catalogue, cargo, demand)) return false
  return turnAndCover(catalogue, cargo, demand, 0, at(cargo, tradersAt(catalogue)), idleForbidden)
}

const sumUp = ({ goods, good, amount }: Catalogue, cargo: Cargo): void => {
  for (let place = 0; place < GOODS.length; place++) supply[place] = 0
  for (let place = 0; place < goods.length; place++) {
    const copies = at(cargo, place)
    if (copies > 0) add(supply, of(good, at(goods, place)), copies * of(amount, at(goods, place)))
  }
}

/** Whether no use of the cards could suffice, which avoids most searches. */
const isTooLittle = (catalogue: Catalogue, cargo: Cargo, demand: Units): boolean => {
  let missing = -at(cargo, singlesAt(catalogue)) - 2 * at(cargo, doublesAt(catalogue))
  for (let good = 0; good < GOODS.length; good++) missing += at(demand, good) - at(supply, good)
  return missing > 0
}

/** Tries, for each remaining trader, every goods card from an index on and every other demanded good. */
const turnAndCover = (
  catalogue: Catalogue,
  cargo: Cargo,
  demand: Units,
  from: number,
  traders: number,
  idleForbidden: boolean,
): boolean => {
  if (!idleForbidden || (traders === 0 && isAllAskedFor(demand)))
    if (singlesNeeded(supply, demand, at(cargo, doublesAt(catalogue))) <= at(cargo, singlesAt(catalogue)))
      return true
  if (traders === 0) return false
  for (let place = from; place < catalogue.goods.length; place++) {
    if (cargo[place] === 0) continue
    add(cargo, place, -1)
    const found = turnOne(catalogue, cargo, demand, place, traders, idleForbidden)
    add(cargo, place, 1)
    if (found) return true
  }
  return false
}

const turnOne = (
  catalogue: Catalogue,
  cargo: Cargo,
  demand: Units,
  place: number,
  traders: number,
  idleForbidden: boolean,
): boolean => {
  const kind = at(catalogue.goods, place)
  const good = of(catalogue.good, kind)
  const amount = of(catalogue.amount, kind)
  for (let target = 0; target < GOODS.length; target++) {
    if (target === good || demand[target] === 0) continue
    add(supply, good, -amount)
    add(supply, target, amount)
    const found = turnAndCover(catalogue, cargo, demand, place, traders - 1, idleForbidden)
    add(supply, good, amount)
    add(supply, target, -amount)
    if (found) return true
  }
  return false
}

const isAllAskedFor = (demand: Units): boolean => {
  for (let good = 0; good < GOODS.length; good++) if (demand[good] === 0 && at(supply, good) > 0) return false
  return true
}
