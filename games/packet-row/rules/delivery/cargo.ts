/**
 * A cargo: how many of each card that carries or changes goods, by the card's place in the catalogue's `cargo`.
 * A fleet: the same for ships and captains, by place in the catalogue's `fleet`.
 */
import type { Seat } from '@quayside/kernel'
import { type Catalogue, type Kind, of } from '../catalogue/catalogue.ts'
import { held, type State } from '../state.ts'

export type Cargo = number[]
export type Fleet = number[]

/** Units of each good, by place in `GOODS`. */
export type Units = number[]

export const noUnits = (): Units => [0, 0, 0, 0]

/** After the goods cards, a cargo counts single nuggets, double nuggets and traders. */
export const singlesAt = ({ goods }: Catalogue): number => goods.length
export const doublesAt = ({ goods }: Catalogue): number => goods.length + 1
export const tradersAt = ({ goods }: Catalogue): number => goods.length + 2

export const add = (counts: number[], place: number, by: number): void => {
  counts[place] = (counts[place] as number) + by
}

/** What a seat holds of some kinds, written over `counts`. */
export const lookUp = ({ cells }: State, seat: Seat, kinds: readonly Kind[], counts: number[]): void => {
  for (let place = 0; place < kinds.length; place++) counts[place] = held(cells, seat, kinds[place] as Kind)
}

/** What some contracts ask for together. */
export const demandOf = (catalogue: Catalogue, contracts: readonly Kind[]): Units => {
  const demand = noUnits()
  for (const contract of contracts) add(demand, of(catalogue.good, contract), of(catalogue.amount, contract))
  return demand
}
