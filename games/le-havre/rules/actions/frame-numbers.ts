/** Frame numbers as a position literal writes them, and which payments may be open during an action. */
import type { Material } from '../catalogue/building.ts'
import { GOOD_COUNT } from '../catalogue/goods.ts'
import { ENERGY_FRAME, FOOD_FRAME, MATERIAL_FRAME } from '../state/action-frames.ts'
import type { BuildingCard } from '../state/state.ts'

/** A frame in a position literal: its kind and five numbers. */
export type FrameNumbers = readonly number[]

export interface ActionNumbers {
  readonly building: BuildingCard
  readonly stage: number
  readonly x: number
  readonly y: number
  readonly z: number
}

export const nothingIn = (...numbers: readonly number[]): boolean => numbers.every((number) => number === 0)

export const isGood = (next: number): boolean => next <= GOOD_COUNT

export const isFrame = (frame: FrameNumbers, ...numbers: readonly number[]): boolean =>
  frame.every((number, place) => number === (numbers[place] ?? 0))

export const asksEnergy = (frame: FrameNumbers, energy: number, grain = 0): boolean =>
  energy > 0 && isFrame(frame, ENERGY_FRAME, 0, energy, grain)

export const asksFood = (frame: FrameNumbers, food: number): boolean =>
  food > 0 && isFrame(frame, FOOD_FRAME, 0, food)

export const asksMaterial = (frame: FrameNumbers, { wood, clay, brick, iron, steel }: Material): boolean =>
  wood + clay + brick + iron + steel > 0 && isFrame(frame, MATERIAL_FRAME, wood, clay, brick, iron, steel)
