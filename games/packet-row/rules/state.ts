/**
 * A state: the setting, which never changes during a game, the order of the decks, and everything that changes as one
 * flat array of small integers, so that a copy is one short block move. (A typed array of this size would be outside
 * V8's heap, and allocating it would cost ten times the copy.) Nothing outside the rules reads it directly; inside,
 * these names are the only way to address it.
 */
import type { Seat } from '@quayside/kernel'
import { AREAS, type Area } from './catalogue/card.ts'
import type { Catalogue, Kind } from './catalogue/catalogue.ts'
import type { SeatCount } from './catalogue/tables.ts'
import type { Options } from './options.ts'

/** What the options and the deck determine for a whole game. */
export interface FixedSetup {
  readonly options: Options
  readonly players: SeatCount
  readonly catalogue: Catalogue
  /** Spaces of the current supply. */
  readonly current: number
  /** Number of cards at the start of each deck's list that left the game unseen. */
  readonly removed: number
}

export interface State {
  readonly setting: FixedSetup
  /** The cards of each pile: removed ones first, then the deck from bottom to top. */
  readonly decks: readonly (readonly Kind[])[]
  readonly cells: number[]
}

/**
 * Reads an array of small integers. Trap: all callers share one inline cache in V8, so an array of another kind, such
 * as the result of a spread or `flatMap`, slows down every caller.
 */
export const at = (cells: readonly number[], index: number): number => cells[index] as number

// ---- the round

export const PHASE = 0
export const ROUND = 1
export const MASTER = 2
/** The area being asked about, an index in `AREAS`. */
export const AREA = 3
/** One bit for each area named this round. */
export const NAMED = 4
/** The seat that answers now. */
export const ASKED = 5
/** One bit for each area that could not be refilled. */
export const DRY = 6
/** One bit for each seat that has finished its last deliveries. */
export const DONE_SEATS = 7
/** One bit for each seat whose hand this view hides. */
export const VEILED = 8
/** 1 while a view waits for cards that it does not know. */
export const AWAITING = 9

/**
 * The harbour master names an area; the others are asked; the harbour master decides; all others have taken a card;
 * after the last round.
 */
export const NAMING = 0
export const ASKING = 1
export const DECIDING = 2
export const LAST_CHOICE = 3
export const LAST_DELIVERIES = 4
export const OVER = 5

export const PHASES = ['naming', 'asking', 'deciding', 'last-choice', 'last-deliveries', 'over'] as const
export type Phase = (typeof PHASES)[number]

// ---- the boards

/** Cards left in each deck; the fifth pile is the undealt starting contracts. */
export const LEFT = 10

export const CURRENT_SPACES = 4
export const FUTURE_SPACES = 2
export const SPACE_CELLS = CURRENT_SPACES + FUTURE_SPACES
const SPACES = LEFT + AREAS.length + 1

/** Index of the first space of an area: the current supply, then the future supply. */
export const spacesOf = (area: number): number => SPACES + area * SPACE_CELLS
export const futureOf = (area: number): number => SPACES + area * SPACE_CELLS + CURRENT_SPACES

// ---- the seats

const SEAT_LIMIT = 5
export const MONEY = SPACES + AREAS.length * SPACE_CELLS
/** Number of cards in a seat's hand, which is public. */
export const HAND = MONEY + SEAT_LIMIT
/** The cell of the space with a seat's piece; 0 while the seat has not taken a card this round. */
export const PIECE = HAND + SEAT_LIMIT

// ---- the cards

/**
 * One cell for each kind: four bits for the copies of each seat, in hand or, for ships, in front, and above them the
 * discarded copies.
 */
export const HELD = PIECE + SEAT_LIMIT
const DISCARD_SHIFT = 4 * SEAT_LIMIT

export const held = (cells: readonly number[], seat: Seat, kind: Kind): number =>
  ((cells[HELD + kind] as number) >> (seat << 2)) & 15

export const discarded = (cells: readonly number[], kind: Kind): number =>
  at(cells, HELD + kind) >> DISCARD_SHIFT

export const discard = (cells: number[], kind: Kind): void => {
  cells[HELD + kind] = at(cells, HELD + kind) + (1 << DISCARD_SHIFT)
}

export const isVeiled = (cells: readonly number[], seat: Seat): boolean =>
  ((at(cells, VEILED) >> seat) & 1) === 1

/** A seat gains a card: a ship in front, any other card in hand. */
export const gain = ({ cells, setting }: State, seat: Seat, kind: Kind): void => {
  const inFront = setting.catalogue.isShip[kind] === true
  if (!inFront) cells[HAND + seat] = at(cells, HAND + seat) + 1
  // A view does not record which card goes to a hidden hand.
  if (inFront || !isVeiled(cells, seat)) cells[HELD + kind] = at(cells, HELD + kind) + (1 << (seat << 2))
}

/** A seat discards a card of its own. */
export const spend = (state: State, seat: Seat, kind: Kind): void => {
  const { cells, setting } = state
  const inFront = setting.catalogue.isShip[kind] === true
  if (!inFront) cells[HAND + seat] = at(cells, HAND + seat) - 1
  if (inFront || !isVeiled(cells, seat)) cells[HELD + kind] = at(cells, HELD + kind) - (1 << (seat << 2))
  discard(cells, kind)
}

/** Whether a seat has a card, as far as this state knows: a hidden hand may hold any. */
export const has = ({ cells, setting }: State, seat: Seat, kind: Kind): boolean =>
  held(cells, seat, kind) > 0 ||
  (isVeiled(cells, seat) && !setting.catalogue.isShip[kind] && at(cells, HAND + seat) > 0)

export const money = (cells: readonly number[], seat: Seat): number => at(cells, MONEY + seat)

export const earn = (cells: number[], seat: Seat, dollars: number): void => {
  cells[MONEY + seat] = at(cells, MONEY + seat) + dollars
}

export const hasTaken = (cells: readonly number[], seat: Seat): boolean => at(cells, PIECE + seat) !== 0

export const isNamed = (cells: readonly number[], area: number): boolean =>
  ((at(cells, NAMED) >> area) & 1) === 1

/** Cards of a pile that no player has seen: the deck and, below it, the removed cards. */
export const pileSize = ({ cells, setting }: State, pile: number): number =>
  at(cells, LEFT + pile) + (pile < AREAS.length ? setting.removed : 0)

export const areaAt = (area: number): Area => AREAS[area] as Area

export const copy = ({ setting, decks, cells }: State): State => ({ setting, decks, cells: cells.slice() })
