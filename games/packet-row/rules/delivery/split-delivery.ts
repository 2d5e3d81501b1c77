/** Checks whether a delivery is just several smaller ones combined. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { at } from '../state.ts'
import { add, type Cargo, noUnits, type Units } from './cargo.ts'
import { covers } from './cargo-coverage.ts'

/**
 * Contracts for one destination share their ship and stay together. A cargo for several destinations can be split if
 * some of them can be served with a part of the cards, and the others with the rest.
 */
export const canBeParted = (catalogue: Catalogue, cargo: Cargo, demands: readonly Units[]): boolean => {
  const groups = 1 << demands.length
  // The first destination stays in the first part, so that no split is tried twice.
  for (let first = 1; first < groups - 1; first += 2) {
    const one = sumOf(demands, first)
    const other = sumOf(demands, groups - 1 - first)
    if (
      canSplit(
        catalogue,
        cargo.slice(),
        cargo.map(() => 0),
        0,
        one,
        other,
      )
    )
      return true
  }
  return false
}

const sumOf = (demands: readonly Units[], group: number): Units => {
  const sum = noUnits()
  for (const [index, demand] of demands.entries())
    if ((group >> index) & 1) for (const [good, units] of demand.entries()) add(sum, good, units)
  return sum
}

const canSplit = (
  catalogue: Catalogue,
  rest: Cargo,
  part: Cargo,
  place: number,
  partDemand: Units,
  restDemand: Units,
): boolean => {
  if (place === rest.length) return covers(catalogue, part, partDemand) && covers(catalogue, rest, restDemand)
  const copies = at(rest, place)
  for (let moved = 0; moved <= copies; moved++) {
    rest[place] = copies - moved
    part[place] = moved
    if (canSplit(catalogue, rest, part, place + 1, partDemand, restDemand)) return true
  }
  rest[place] = copies
  part[place] = 0
  return false
}
