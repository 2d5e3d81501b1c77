/**
 * A cargo: the number of each card that carries or changes goods, indexed like the catalogue's `cargo`. A fleet: the
 * same for ships and captains, indexed like the catalogue's `fleet`.
 */
import type { Seat } from '@quayside/kernel'
import { type Catalogue, type Kind, of } from '../catalogue/catalogue.ts'
import { held, type State } from '../state.ts'

export type Cargo = number[]
export type Fleet = number[]

/** Units of each good, indexed like `GOODS`. */
export type Units = number[]

export const noUnits = (): Units => [0, 0, 0, 0]

/** Indices after the goods cards: single nuggets, double nuggets, traders. */
export const singlesAt = ({ goods }: Catalogue): number => goods.length
export const doublesAt = ({ goods }: Catalogue): number => goods.length + 1
export const tradersAt = ({ goods }: Catalogue): number => goods.length + 2

export const add = (counts: number[], place: number, by: number): void => {
  counts[place] = (counts[place] as number) + by
}

/** Writes how many of each kind a seat holds to `counts`. */
export const lookUp = ({ cells }: State, seat: Seat, kinds: readonly Kind[], counts: number[]): void => {
  for (let place = 0; place < kinds.length; place++) counts[place] = held(cells, seat, kinds[place] as Kind)
}

/** The total demand of some contracts. */
export const demandOf = (catalogue: Catalogue, contracts: readonly Kind[]): Units => {
  const demand = noUnits()
  for (const contract of contracts) add(demand, of(catalogue.good, contract), of(catalogue.amount, contract))
  return demand
}
