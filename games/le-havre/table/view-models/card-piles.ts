/** The proposal piles, the special pile and the ship piles. */

import type { Seat } from '@quayside/kernel'
import {
  cardInPlay,
  currentRound,
  discOf,
  inPlay,
  locationOf,
  lowestProposal,
  NONE,
  PILE_COUNT,
  pileCard,
  pileSize,
  players,
  roundIndex,
  rounds,
  shipLocation,
  shipPile,
  specialCard,
  specialsLeft,
  TOWN,
} from '../../queries/index.ts'
import {
  BUILDINGS,
  question,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type ShipTypeName,
  type State,
} from '../../rules/index.ts'

export interface ProposalPile {
  /** Counted from 1. */
  readonly number: number
  /** From the top. */
  readonly cards: readonly number[]
  /** Sum of the printed values. */
  readonly value: number
}

export const proposalPiles = (view: State): ProposalPile[] =>
  Array.from({ length: PILE_COUNT }, (_, pile) => {
    const cards = Array.from({ length: pileSize(view, pile) }, (_, depth) => pileCard(view, pile, depth))
    return {
      number: pile + 1,
      cards,
      value: cards.reduce((sum, card) => sum + (BUILDINGS[card]?.value ?? 0), 0),
    }
  })

/** More buildings in the harbour need the room of the third column of proposals. */
const BESIDE_THREE_COLUMNS = 21

/** More buildings need nearly the room of the second column too. */
const BESIDE_TWO_COLUMNS = 24

/** In lines of a card that lies below: a top card takes two and a half, a pile that is used up one. */
const linesOf = (size: number): number => (size === 0 ? 1 : size + 1.5)

export interface ProposalLayout {
  readonly columns: 1 | 2 | 3
  /** Whether only the names of the cards below fit. */
  readonly full: boolean
}

/** As few columns of proposals as hold the piles: the harbour has the rest of the width. */
export const proposalLayout = (view: State, me: Seat): ProposalLayout => {
  const sizes = proposalPiles(view).map(({ cards }) => cards.length)
  const standing = harbour(view, me).length
  const lines = sizes.reduce((sum, size) => sum + linesOf(size), 0)
  if (lines <= (standing > BESIDE_TWO_COLUMNS ? 12 : 9)) return { columns: 1, full: false }
  const largest = Math.max(...sizes)
  const rest = sizes.reduce((sum, size) => sum + size, 0) - largest
  return standing > BESIDE_THREE_COLUMNS || (largest <= 8 && rest <= 6)
    ? { columns: 2, full: largest > 7 || rest > 5 }
    : { columns: 3, full: largest > 6 }
}

/** The next card of the town and the round after which it comes. */
export interface TownGets {
  readonly round: number
  readonly now: boolean
}

const nextRoundWith = (view: State, gets: 'standard' | 'special'): TownGets | null => {
  const table = rounds(view)
  for (let round = roundIndex(view); round < table.length; round++)
    if (table[round]?.townGets === gets) return { round: round + 1, now: round === roundIndex(view) }
  return null
}

/** The proposal that the town builds next if no player builds before; null if it builds none any more. */
export const townBuildsNext = (view: State): (TownGets & { readonly card: number }) | null => {
  const next = nextRoundWith(view, 'standard')
  const card = lowestProposal(view)
  return next === null || card === NONE ? null : { ...next, card }
}

export interface SpecialPile {
  readonly left: number
  readonly next: TownGets | null
  /** From the top, counted from 1; null for a card that the viewer does not know. */
  readonly cards: readonly { readonly place: number; readonly card: number | null }[]
}

export const specialPile = (view: State): SpecialPile => {
  const left = specialsLeft(view)
  return {
    left,
    next: nextRoundWith(view, 'special'),
    cards: Array.from({ length: left }, (_, place) => {
      const card = specialCard(view, place)
      return { place: place + 1, card: card === NONE ? null : card }
    }),
  }
}

export interface ShipPile {
  readonly type: ShipTypeName
  /** The top card; null if the pile is empty. */
  readonly top: number | null
  readonly left: number
  /** The ship that the current round card becomes, if it is of this type. */
  readonly arriving: number | null
  /** The round after which the first ship of the type arrives, while there is none. */
  readonly firstRound: number | null
  readonly price: number | null
}

export const shipPiles = (view: State): ShipPile[] =>
  SHIP_TYPES.map((type, place) => {
    const cards = shipPile(view, place)
    const arriving = currentRound(view)?.card
    const comes = rounds(view).findIndex(
      ({ card }, round) => round >= roundIndex(view) && SHIPS[card]?.type === type,
    )
    return {
      type,
      top: cards.at(-1) ?? null,
      left: cards.length,
      arriving: arriving !== undefined && SHIPS[arriving]?.type === type ? arriving : null,
      firstRound: comes < 0 ? null : comes + 1,
      price: SHIP_TYPE_RECORDS[place]?.price ?? null,
    }
  })

/** A building in the town or owned by a seat. */
export interface StandingBuilding {
  /** Null for the town. */
  readonly owner: Seat | null
  readonly inside: readonly Seat[]
}

export const ownerAndVisitors = (view: State, card: number): StandingBuilding => {
  const location = locationOf(view, card)
  return {
    owner: location >= 0 && location < TOWN ? location : null,
    inside: Array.from({ length: players(view) }, (_, seat) => seat).filter(
      (seat) => discOf(view, seat) === card,
    ),
  }
}

/** The town's buildings, then those of the other seats in playing order after `me`; without those of `me`. */
export const harbour = (view: State, me: Seat): number[] => {
  const seats = players(view)
  const built = Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place)).filter((card) => {
    const location = locationOf(view, card)
    return location >= 0 && location <= TOWN && location !== me
  })
  const order = (card: number): number => {
    const location = locationOf(view, card)
    return location === TOWN ? -1 : (location - me + seats) % seats
  }
  return built.toSorted((one, other) => order(one) - order(other) || one - other)
}

/** The building whose question is open; null if there is none. */
export const buildingInUse = (view: State): number | null => {
  const asked = question(view)
  return asked !== null && 'building' in asked ? asked.building : null
}

/** Whether the building is a proposal. */
export const isOnPile = (view: State, card: number): boolean => locationOf(view, card) > TOWN

export const isShipOnPile = (view: State, card: number): boolean => shipLocation(view, card) >= TOWN
