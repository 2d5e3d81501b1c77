import type { Seat } from '../../seat.ts'

/**
 * High Card, a game made up to try the kernel with. Everybody secretly commits a card from the hand; once all
 * have, the cards are turned up, and the highest wins a point and may buy more. Then everybody draws again. At
 * any time a seat may borrow, once.
 */
export interface State {
  /** Cards not dealt yet, the next one last. */
  readonly deck: number[]
  readonly hands: number[][]
  /** The card each seat has put down, or null. */
  readonly committed: (number | null)[]
  /** Cards that everybody has seen, in the order they were turned up. */
  readonly played: number[]
  readonly coins: number[]
  readonly points: number[]
  readonly borrowed: boolean[]
  /** The seat that won the cards last turned up and has not paid yet, or null. */
  payer: Seat | null
}

export interface Options {
  readonly players: number
  readonly coins: number
}

/** A card that the viewer may not see. */
export const HIDDEN = 0

export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const HAND = 2

export const seatsAt = (state: State): Seat[] => [...state.hands.keys()]

export const isOver = (state: State): boolean =>
  state.payer === null &&
  state.hands.every((hand) => hand.length === 0) &&
  state.committed.every((card) => card === null)

export const copy = (state: State): State => ({
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  committed: [...state.committed],
  played: [...state.played],
  coins: [...state.coins],
  points: [...state.points],
  borrowed: [...state.borrowed],
  payer: state.payer,
})
