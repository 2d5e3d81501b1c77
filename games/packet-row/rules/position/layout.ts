/** The place of every card, between the cells of a state and the words of a literal. */
import { AREAS, PILES } from '../catalogue/card.ts'
import { type Catalogue, type Kind, NO_CARD } from '../catalogue/catalogue.ts'
import {
  at,
  CURRENT_SPACES,
  discard,
  discarded,
  type FixedSetup,
  FUTURE_SPACES,
  futureOf,
  gain,
  HAND,
  HELD,
  held,
  isVeiled,
  LEFT,
  pileSize,
  type State,
  spacesOf,
  VEILED,
} from '../state.ts'

export interface BoardLayout {
  /** One entry for each space; `NO_CARD` if it is empty. */
  readonly current: readonly Kind[]
  readonly future: readonly Kind[]
  /** The top card first. */
  readonly deck: readonly Kind[]
  readonly removed: readonly Kind[]
}

export interface Layout {
  /** By seat; only the number of cards if the hand is hidden. */
  readonly hands: readonly (readonly Kind[] | number)[]
  readonly ships: readonly (readonly Kind[])[]
  /** Indexed like `AREAS`. */
  readonly boards: readonly BoardLayout[]
  /** Starting contracts that were not dealt. */
  readonly undealt: readonly Kind[]
  readonly discards: readonly Kind[]
}

export const layoutOf = (state: State): Layout => {
  const { cells, setting } = state
  const { catalogue } = setting
  const seats = [...Array(setting.players).keys()]
  const copies = (count: (kind: Kind) => number): Kind[] => {
    const kinds: Kind[] = []
    for (let kind = 0; kind < catalogue.cards.length; kind++)
      for (let left = catalogue.cards[kind] ? count(kind) : 0; left > 0; left--) kinds.push(kind)
    return kinds
  }
  return {
    hands: seats.map((seat) =>
      isVeiled(cells, seat)
        ? at(cells, HAND + seat)
        : copies((kind) => (catalogue.isShip[kind] ? 0 : held(cells, seat, kind))),
    ),
    ships: seats.map((seat) => copies((kind) => (catalogue.isShip[kind] ? held(cells, seat, kind) : 0))),
    boards: AREAS.map((_, area) => boardOf(state, area)),
    undealt: [...unseen(state, AREAS.length)],
    discards: copies((kind) => discarded(cells, kind)),
  }
}

export const boardOf = (state: State, area: number): BoardLayout => {
  const { cells, setting } = state
  const pile = unseen(state, area)
  return {
    current: cells.slice(spacesOf(area), spacesOf(area) + setting.current),
    future: cells.slice(futureOf(area), futureOf(area) + FUTURE_SPACES),
    deck: pile.slice(setting.removed).reverse(),
    removed: pile.slice(0, setting.removed),
  }
}

const unseen = (state: State, pile: number): readonly Kind[] =>
  (state.decks[pile] ?? []).slice(0, pileSize(state, pile))

/** Writes the cards to the cells; other cells are unchanged. */
export const layDown = (setting: FixedSetup, layout: Layout, cells: number[]): State => {
  const decks = PILES.map((_, pile) => {
    const board = layout.boards[pile]
    return board ? [...board.removed, ...[...board.deck].reverse()] : layout.undealt
  })
  const state: State = { setting, decks, cells }
  clearCards(setting.catalogue, state)
  for (const [area, board] of layout.boards.entries()) {
    cells[LEFT + area] = board.deck.length
    for (let space = 0; space < CURRENT_SPACES; space++)
      cells[spacesOf(area) + space] = board.current[space] ?? NO_CARD
    for (let space = 0; space < FUTURE_SPACES; space++)
      cells[futureOf(area) + space] = board.future[space] ?? NO_CARD
  }
  cells[LEFT + AREAS.length] = layout.undealt.length
  for (const kind of layout.discards) discard(cells, kind)
  for (const [seat, ships] of layout.ships.entries()) for (const kind of ships) gain(state, seat, kind)
  for (const [seat, hand] of layout.hands.entries()) {
    if (typeof hand === 'number') {
      cells[VEILED] = at(cells, VEILED) | (1 << seat)
      cells[HAND + seat] = hand
    } else for (const kind of hand) gain(state, seat, kind)
  }
  return state
}

const clearCards = (catalogue: Catalogue, { cells, setting }: State): void => {
  cells[VEILED] = 0
  for (let seat = 0; seat < setting.players; seat++) cells[HAND + seat] = 0
  for (const kind of catalogue.cards.keys()) cells[HELD + kind] = 0
}
