/** Writes a position as a literal; `read` accepts it, or any part of it. */
import { AREAS, type Area } from '../catalogue/card.ts'
import { type Kind, NO_CARD, wordAt } from '../catalogue/catalogue.ts'
import type { Options } from '../options.ts'
import {
  AREA,
  ASKED,
  areaAt,
  at,
  CURRENT_SPACES,
  DRY,
  isNamed,
  MASTER,
  MONEY,
  PHASE,
  PHASES,
  type Phase,
  PIECE,
  ROUND,
  SPACE_CELLS,
  type State,
  spacesOf,
} from '../state.ts'
import { isDone } from '../turn/last-deliveries.ts'
import { type BoardLayout, boardOf, layoutOf } from './layout.ts'

export interface SeatLiteral {
  readonly money: number
  /** Only the number of cards if the hand is hidden. */
  readonly hand: readonly string[] | number
  readonly ships: readonly string[]
  readonly piece: string | null
  readonly done: boolean
}

export interface BoardLiteral {
  readonly current: readonly (string | null)[]
  readonly future: readonly (string | null)[]
  /** The top card first. */
  readonly deck: readonly string[]
  readonly removed: readonly string[]
  readonly dry: boolean
}

export interface PositionLiteral {
  readonly options: Options
  readonly round: number
  /** Seats are counted from 1. */
  readonly master: number
  readonly phase: Phase
  readonly area: Area
  readonly named: readonly Area[]
  readonly asked: number
  readonly seats: readonly SeatLiteral[]
  readonly boards: Readonly<Record<Area, BoardLiteral>>
  readonly undealt: readonly string[]
  readonly discards: readonly string[]
}

export const write = (state: State): PositionLiteral => {
  const { cells, setting } = state
  const layout = layoutOf(state)
  const words = (cards: readonly Kind[]): string[] => cards.map((kind) => wordAt(setting.catalogue, kind))
  const spaces = (cards: readonly Kind[]): (string | null)[] =>
    cards.map((kind) => (kind === NO_CARD ? null : wordAt(setting.catalogue, kind)))
  const boardWords = ({ current, future, deck, removed }: BoardLayout, area: number): BoardLiteral => ({
    current: spaces(current),
    future: spaces(future),
    deck: words(deck),
    removed: words(removed),
    dry: ((at(cells, DRY) >> area) & 1) === 1,
  })
  return {
    options: setting.options,
    round: at(cells, ROUND),
    master: at(cells, MASTER) + 1,
    phase: PHASES[at(cells, PHASE)] ?? 'over',
    area: areaAt(at(cells, AREA)),
    named: AREAS.filter((_, area) => isNamed(cells, area)),
    asked: at(cells, ASKED) + 1,
    seats: layout.hands.map((hand, seat) => ({
      money: at(cells, MONEY + seat),
      hand: typeof hand === 'number' ? hand : words(hand),
      ships: words(layout.ships[seat] ?? []),
      piece: pieceWord(at(cells, PIECE + seat)),
      done: isDone(cells, seat),
    })),
    boards: byArea((area) => boardWords(boardOf(state, area), area)),
    undealt: words(layout.undealt),
    discards: words(layout.discards),
  }
}

const byArea = <Value>(value: (area: number) => Value): Record<Area, Value> => ({
  guildhall: value(0),
  docks: value(1),
  market: value(2),
  bank: value(3),
})

/** `market 2` is the second space of the current supply, `market future 1` the first of the future supply. */
const pieceWord = (cell: number): string | null => {
  if (cell === 0) return null
  const place = cell - spacesOf(0)
  const [area, space] = [Math.floor(place / SPACE_CELLS), place % SPACE_CELLS]
  return space < CURRENT_SPACES
    ? `${areaAt(area)} ${space + 1}`
    : `${areaAt(area)} future ${space - CURRENT_SPACES + 1}`
}
