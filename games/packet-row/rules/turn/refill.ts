/** Refills a board for the next round. */
import { type Kind, NO_CARD, UNKNOWN, wordAt } from '../catalogue/catalogue.ts'
import { FUTURE_SUPPLY } from '../catalogue/tables.ts'
import type { Log } from '../events.ts'
import {
  AWAITING,
  areaAt,
  at,
  CURRENT_SPACES,
  DRY,
  discard,
  futureOf,
  LEFT,
  type State,
  spacesOf,
} from '../state.ts'

/** The top card of a deck; `NO_CARD` if it is empty. */
export const draw = ({ cells, decks, setting }: State, area: number): Kind => {
  const left = at(cells, LEFT + area)
  if (left === 0) return NO_CARD
  cells[LEFT + area] = left - 1
  const card = decks[area]?.[setting.removed + left - 1] ?? UNKNOWN
  if (card === UNKNOWN) cells[AWAITING] = 1
  return card
}

/**
 * The rest of the current supply is discarded, the future supply moves up, and the deck refills both. Ruling: a gap
 * left by an assistant is filled in the current supply first, then in the future supply.
 */
export const refill = (state: State, area: number, log: Log): void => {
  const { cells, setting } = state
  const current = spacesOf(area)
  const future = futureOf(area)
  const gone = log && wordsAt(state, current, CURRENT_SPACES)
  const before = at(cells, LEFT + area)
  let filled = 0
  for (let space = 0; space < CURRENT_SPACES; space++) {
    const card = at(cells, current + space)
    if (card !== NO_CARD) discard(cells, card)
    cells[current + space] = NO_CARD
  }
  for (let space = 0; space < FUTURE_SUPPLY; space++) {
    const card = at(cells, future + space)
    if (card !== NO_CARD) cells[current + filled++] = card
    cells[future + space] = NO_CARD
  }
  filled = fill(state, area, current, filled, setting.current)
  fill(state, area, future, 0, FUTURE_SUPPLY)
  const dry = filled < setting.current
  if (dry) cells[DRY] = at(cells, DRY) | (1 << area)
  log?.push({
    kind: 'refilled',
    area: areaAt(area),
    discarded: gone ?? [],
    current: wordsAt(state, current, CURRENT_SPACES),
    future: wordsAt(state, future, FUTURE_SUPPLY),
    dry,
    ...(at(cells, LEFT + area) < before ? { reveal: true } : {}),
  })
}

/** Draws until this many spaces are filled or the deck is empty; returns the number of filled spaces. */
const fill = (state: State, area: number, spaces: number, from: number, until: number): number => {
  for (let space = from; space < until; space++) {
    const card = draw(state, area)
    if (card === NO_CARD) return space
    state.cells[spaces + space] = card
  }
  return until
}

const wordsAt = ({ cells, setting }: State, from: number, spaces: number): string[] =>
  cells
    .slice(from, from + spaces)
    .filter((card) => card !== NO_CARD)
    .map((card) => wordAt(setting.catalogue, card))
