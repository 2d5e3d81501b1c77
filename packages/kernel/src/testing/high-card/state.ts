/** The state of High Card: dealt from options and a seed, written and read as a position. */
import { random, shuffle } from '../../random.ts'
import { accept, type Result, refused } from '../../refusal.ts'
import type { Seat } from '../../rules.ts'

/**
 * High Card, a small game for testing the kernel. Every player secretly commits a card from their hand; then the cards
 * are turned up, and the highest wins a point and may buy more. Then all draw again. A seat may borrow once, at any time.
 */
export interface State {
  /** Cards not dealt yet, the next one last. */
  readonly deck: number[]
  readonly hands: number[][]
  /** The card that each seat has committed, or null. */
  readonly committed: (number | null)[]
  /** Cards that were turned up, in that order. */
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

const HAND = 2

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

export const options = (raw: unknown): Result<Options> => {
  const { players = 2, coins = 3 } = (raw ?? {}) as Partial<Record<keyof Options, unknown>>
  if (typeof players !== 'number' || ![2, 3, 4].includes(players))
    return refused('players', { from: 2, to: 4 })
  if (typeof coins !== 'number' || ![0, 1, 2, 3, 4, 5].includes(coins))
    return refused('coins', { from: 0, to: 5 })
  return accept({ players, coins })
}

export const setup = ({ players, coins }: Options, seed: string): State => {
  const deck = shuffle(CARDS, random(seed))
  const each = <Item>(make: () => Item): Item[] => Array.from({ length: players }, make)
  return {
    deck,
    hands: each(() => deck.splice(-HAND).sort((one, other) => one - other)),
    committed: each(() => null),
    played: [],
    coins: each(() => coins),
    points: each(() => 0),
    borrowed: each(() => false),
    payer: null,
  }
}

export const write = (state: State): unknown => ({ players: state.hands.length, ...copy(state) })

export const read = (literal: unknown): Result<State> => {
  const { players, ...given } = (literal ?? {}) as Partial<State> & { players?: unknown }
  const settled = options({ players })
  if (!settled.ok) return settled
  const state = copy({ ...setup(settled.value, 'position'), ...given })
  const cards = [state.deck, state.hands.flat(), state.committed, state.played].flat()
  const dealt = cards.filter((card) => card !== null).sort((one, other) => one - other)
  const shown = dealt.filter((card) => card !== HIDDEN)
  const all = dealt.length === CARDS.length && new Set(shown).size === shown.length
  if (!all || !shown.every((card) => CARDS.includes(card))) return refused('not-all-cards', { cards: dealt })
  return state.coins.some((coins) => coins < 0) ? refused('negative-coins') : accept(state)
}
