import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { BRICK, CLAY, IRON, STEEL, WOOD } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_MATERIAL } from '../commands.ts'
import { storeOf } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'

/** Brick may replace clay and steel may replace iron, never the other way round. */
export const hasMaterial = (s: State, seat: Seat, demand: Material): boolean => {
  const store = storeOf(seat)
  const brick = at(s, store + BRICK)
  const steel = at(s, store + STEEL)
  return (
    at(s, store + WOOD) >= demand.wood &&
    brick >= demand.brick &&
    at(s, store + CLAY) + brick >= demand.clay + demand.brick &&
    steel >= demand.steel &&
    at(s, store + IRON) + steel >= demand.iron + demand.steel
  )
}

export const listMaterialPayments = (s: State, seat: Seat, demand: Material, list: Command[]): void => {
  const store = storeOf(seat)
  if (at(s, store + WOOD) < demand.wood) return
  const spareBricks = at(s, store + BRICK) - demand.brick
  const spareSteel = at(s, store + STEEL) - demand.steel
  const mostBricks = Math.min(spareBricks, demand.clay)
  const mostSteel = Math.min(spareSteel, demand.iron)
  const leastBricks = Math.max(0, demand.clay - at(s, store + CLAY))
  const leastSteel = Math.max(0, demand.iron - at(s, store + IRON))
  for (let bricks = leastBricks; bricks <= mostBricks; bricks++)
    for (let steel = leastSteel; steel <= mostSteel; steel++)
      list.push(
        encodePayment(
          PAY_MATERIAL,
          demand.wood,
          demand.clay - bricks,
          demand.brick + bricks,
          demand.iron - steel,
          demand.steel + steel,
        ),
      )
}
