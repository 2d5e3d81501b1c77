import type { Seat } from '@quayside/kernel'
import { OFFER_COUNT, OFFERS } from '../catalogue/offers.ts'
import { type Round, roundsOf, VERSIONS, type Version } from '../catalogue/rounds.ts'
import { TURNS } from '../catalogue/supply-tiles.ts'
import { at, type State } from './state.ts'

export const PLAYERS = 0
export const VERSION = 1
export const START = 2
export const PHASE = 3
export const ROUND = 4
export const TURN = 5
export const STEP = 6
/** 1 while a view waits for a card or tile that it does not know. */
export const AWAITING = 7
export const MODERNISED = 8
export const STADIUM_BUILD_ONLY = 9
export const DOUBLE_INTEREST = 10
export const MARKETPLACE_LIMIT = 11
export const SOLO_WITH_ALL = 12
/** The viewer: 0 for the whole truth, a seat counted from 1, or BESIDE for a spectator. */
export const VIEWER = 13
export const SPECTATOR_VIEW = 6
/** A revealed card that waits in the town for an empty proposal space, plus 1; 0 for none. */
export const WAITING = 14
/** Seats whose next main action must be to take an offer, one bit each. */
export const STRIKE = 15
/** Final actions that the active seat has taken in this turn while it has another one. */
export const FINAL_ACTIONS = 16
/** The rules version that the game began with. */
export const RULES = 17
export const TILES = 18
export const OFFER = TILES + TURNS
export const TABLE_END = OFFER + OFFER_COUNT

/** Phases: the seven turns, interest within a turn, feeding at the end of a round, final actions, game over. */
export const TURNS_PHASE = 0
export const INTEREST_PHASE = 1
export const FEEDING_PHASE = 2
export const FINAL_PHASE = 3
export const OVER_PHASE = 4

/** Steps of a turn: what the active seat still has to do. */
export const SUPPLY_STEP = 0
export const MAIN_STEP = 1
export const END_STEP = 2

/** The offers with an amount that fits. */
export const offersWith = (s: State, fits: (amount: number) => boolean): number[] =>
  OFFERS.flatMap((_, offer) => (fits(at(s, OFFER + offer)) ? [offer] : []))

export const rulesVersion = (s: State): number => at(s, RULES)

export const players = (s: State): number => at(s, PLAYERS)

export const versionOf = (s: State): Version => VERSIONS[at(s, VERSION)] ?? 'full'

export const rounds = (s: State): readonly Round[] => roundsOf(versionOf(s), players(s))

export const currentRound = (s: State): Round | undefined => rounds(s)[at(s, ROUND)]

/** The seat whose turn comes after this many turns: seats take turns in order, and so on into the final stage. */
export const seatAfter = (s: State, turns: number): Seat => (at(s, START) + turns) % at(s, PLAYERS)

/** The number of turns is a multiple of the number of seats, so one count serves the rounds and the final stage. */
export const activeSeat = (s: State): Seat =>
  seatAfter(s, at(s, PHASE) === FINAL_PHASE ? at(s, TURN) : at(s, ROUND) * TURNS + at(s, TURN))
