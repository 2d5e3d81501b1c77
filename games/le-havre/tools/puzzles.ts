/** Criteria and themes for puzzles of Le Havre. */
import type { Seat } from '@quayside/kernel'
import type { GameMining, SolvedPosition } from '../../../tools/puzzles/mined-games.ts'
import { actionsLeft } from '../bots/game-length.ts'
import {
  depth,
  energyHeld,
  FINAL_PHASE,
  foodOutlook,
  loans,
  locationOf,
  lowestProposal,
  MAIN_STEP,
  phaseIndex,
  roundIndex,
  rounds,
  shipLocation,
  stepIndex,
  stock,
  TURNS_PHASE,
  tileAt,
} from '../queries/index.ts'
import {
  BUILDINGS,
  type Command,
  GOODS,
  leHavre,
  readAll,
  readCommand,
  SHIPS,
  type State,
  TURNS,
  verbNameOf,
} from '../rules/index.ts'

type LeHavreSolved = SolvedPosition<State, Command>

/** The second half of the list of goods are the upgraded ones. */
const UPGRADED = GOODS.flatMap((_, good) => (good >= GOODS.length / 2 ? [good] : []))

/** Set-ups with short playouts are more frequent. */
const SET_UPS = [
  { players: 2, version: 'short' },
  { players: 1, version: 'short' },
  { players: 3, version: 'short' },
  { players: 1, version: 'full' },
  { players: 2, version: 'short' },
  { players: 1, version: 'short' },
  { players: 4, version: 'short' },
  { players: 2, version: 'full' },
  { players: 1, version: 'short' },
  { players: 3, version: 'short' },
  { players: 2, version: 'short' },
  { players: 5, version: 'short' },
]

/** Shipping at the end of a game is obvious, so it is no puzzle. */
const canShip = (view: State, seat: Seat): boolean =>
  readAll(leHavre.commands(view, seat), 'enter').some(
    ({ building }) => BUILDINGS[building]?.name === 'shipping-line',
  )

const isShort = (s: State, seat: Seat): boolean => (foodOutlook(s, seat)?.short ?? 0) > 0

/** A wrong answer leads to a loan, the right one does not. */
const feedsWithoutLoan = ({ before, seat, right, wrong }: LeHavreSolved): boolean =>
  phaseIndex(before) === TURNS_PHASE &&
  isShort(before, seat) &&
  !isShort(right, seat) &&
  loans(right, seat) <= loans(before, seat) &&
  (isShort(wrong, seat) || loans(wrong, seat) > loans(before, seat))

/** The final action, or the last turn before it. */
const isLastAction = ({ before, seat }: LeHavreSolved): boolean =>
  phaseIndex(before) >= FINAL_PHASE || actionsLeft(before, seat) <= 2

const burnt = (before: State, after: State, seat: Seat): number =>
  Math.max(0, energyHeld(before, seat) - energyHeld(after, seat))

const differsInFuel = ({ before, seat, right, wrong }: LeHavreSolved): boolean =>
  burnt(before, right, seat) >= 2 && burnt(before, right, seat) !== burnt(before, wrong, seat)

const ships = (s: State, seat: Seat): number =>
  SHIPS.filter((_, ship) => shipLocation(s, ship) === seat).length

const entered = (plan: readonly Command[]): readonly string[] =>
  plan.flatMap((command) => {
    const read = readCommand(command)
    return read.verb === 'enter' ? [BUILDINGS[read.building]?.name ?? ''] : []
  })

const isShipping = ({ before, seat, right, plan }: LeHavreSolved): boolean =>
  ships(right, seat) > ships(before, seat) || entered(plan).includes('shipping-line')

const upgraded = (s: State, seat: Seat): number =>
  UPGRADED.reduce((sum, token) => sum + stock(s, seat, token), 0)

const upgrades = ({ before, seat, right }: LeHavreSolved): boolean =>
  upgraded(right, seat) > upgraded(before, seat)

const gained = ({ before, seat, right }: LeHavreSolved): number[] =>
  BUILDINGS.flatMap((_, card) =>
    locationOf(right, card) === seat && locationOf(before, card) !== seat ? [card] : [],
  )

/** The town takes the lowest proposal at the end of the round; the right answer takes it before. */
const isBeforeTown = (solved: LeHavreSolved): boolean => {
  const { before } = solved
  const isBuilt = rounds(before)[roundIndex(before)]?.townGets === 'standard'
  return phaseIndex(before) === TURNS_PHASE && isBuilt && gained(solved).includes(lowestProposal(before))
}

export const PUZZLES: GameMining<State, Command> = {
  setUps: SET_UPS,
  gap: 6,
  even: 2,
  margin: 30,
  isCandidate: (view, seat) =>
    depth(view) === 0 &&
    stepIndex(view) === MAIN_STEP &&
    [TURNS_PHASE, FINAL_PHASE].includes(phaseIndex(view)) &&
    Array.from({ length: TURNS }, (_, place) => tileAt(view, place)).every((tile) => tile >= 0) &&
    (phaseIndex(view) !== FINAL_PHASE || !canShip(view, seat)),
  // Buying a building and entering it is the same idea as entering it for a fee.
  idea(command) {
    const read = readCommand(command)
    return read.verb === 'enter' || read.verb === 'buy' ? `use ${read.building}` : String(command)
  },
  themes(solved) {
    const about: readonly (readonly [string, boolean])[] = [
      ['feeding', feedsWithoutLoan(solved)],
      ['last-action', isLastAction(solved)],
      ['energy', differsInFuel(solved)],
      ['shipping', isShipping(solved)],
      ['block', solved.isWanted],
      ['town', isBeforeTown(solved)],
      ['building', gained(solved).length > 0],
      ['upgrading', upgrades(solved)],
      ['offers', verbNameOf(solved.command) === 'take'],
    ]
    return about.flatMap(([theme, fits]) => (fits ? [theme] : []))
  },
}
