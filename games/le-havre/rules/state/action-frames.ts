/** The stack of action frames of the active seat, innermost last. */
import { SHIPS_END } from './ships.ts'
import { at, type BuildingCard, type State } from './state.ts'

/** Kinds of frames: what the active seat is asked during its action. */
export const ACTION_FRAME = 1
export const FEE_FRAME = 2
/** Frames from here on are payments that an action asked for. */
export const FIRST_PAYMENT_FRAME = 3
export const FOOD_FRAME = 3
export const ENERGY_FRAME = 4
/** Its five numbers are wood, clay, brick, iron and steel. */
export const MATERIAL_FRAME = 5

/** A cost with several ways to pay: BUILDING, and in STAGE the token that is saved, plus 1. */
export const COST_FRAME = 6

/** Fields of an action frame: its building, its stage, and three numbers. */
export const BUILDING = 1
export const STAGE = 2
export const X = 3
export const Y = 4
export const Z = 5

const FRAME_SIZE = 6
const FRAME_LIMIT = 4
const DEPTH = SHIPS_END
const FRAMES = DEPTH + 1
export const FRAMES_END = FRAMES + FRAME_LIMIT * FRAME_SIZE

/** The number of frames. A frame is its kind, its building, and four numbers whose meaning depends on the kind. */
export const depth = (s: State): number => at(s, DEPTH)

const frameAt = (s: State): number => FRAMES + (at(s, DEPTH) - 1) * FRAME_SIZE

/** A number of the innermost frame: 0 is its kind, 1 its building. */
export const frame = (s: State, field: number): number => at(s, frameAt(s) + field)

export const setFrame = (s: State, field: number, value: number): void => {
  s[frameAt(s) + field] = value
}

export const pushFrame = (
  s: State,
  kind: number,
  building: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void => {
  const base = FRAMES + at(s, DEPTH) * FRAME_SIZE
  s[DEPTH] = at(s, DEPTH) + 1
  s[base] = kind
  s[base + 1] = building
  s[base + 2] = a
  s[base + 3] = b
  s[base + 4] = c
  s[base + 5] = d
}

/** Clears the frame, so that equal positions are equal arrays. */
export const popFrame = (s: State): void => {
  const base = frameAt(s)
  for (let field = 0; field < FRAME_SIZE; field++) s[base + field] = 0
  s[DEPTH] = at(s, DEPTH) - 1
}

/** The building of the current action: that of the innermost frame that is not a payment. */
export const actionBuilding = (s: State): BuildingCard => {
  let level = at(s, DEPTH) - 1
  while (level > 0 && at(s, FRAMES + level * FRAME_SIZE) >= FIRST_PAYMENT_FRAME) level--
  return at(s, FRAMES + level * FRAME_SIZE + 1)
}

/** All frames from the outermost, for a position literal. */
export const frames = (s: State): number[][] =>
  Array.from({ length: depth(s) }, (_, level) =>
    Array.from({ length: FRAME_SIZE }, (_, field) => at(s, FRAMES + level * FRAME_SIZE + field)),
  )
