/** What the explorer counts in Le Havre: turns at their main action, by what lies open beside the cards to come. */
import type { ExplorerTurn } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import {
  activeSeat,
  discOf,
  loans,
  locationOf,
  MAIN_STEP,
  offerAmount,
  phaseIndex,
  players,
  roundIndex,
  shipLocation,
  stepIndex,
  stock,
  TURNS_PHASE,
  tileAt,
  turnIndex,
} from '../queries/index.ts'
import {
  BUILDINGS,
  buildingNamed,
  type Command,
  DEFAULT_OPTIONS,
  leHavre,
  OFFERS,
  type Options,
  readCommand,
  SHIPS,
  type State,
  TOKENS,
  TURNS,
  total,
  type Verb,
  verbNameOf,
  wealth,
} from '../rules/index.ts'

/** The usual game of so many players, whoever begins. */
export const setUpOf = (options: unknown): string | null => {
  const { players: count, version } = options as Options
  const usual = leHavre.options({ ...DEFAULT_OPTIONS, players: count, version })
  const same =
    usual.ok && JSON.stringify(usual.value) === JSON.stringify({ ...(options as Options), start: 0 })
  return same ? `${count}-${version}` : null
}

/** Counted where its tile lies open and its seat has still its action. */
export const turn = (s: State): ExplorerTurn | null =>
  phaseIndex(s) === TURNS_PHASE && stepIndex(s) === MAIN_STEP
    ? { id: `${roundIndex(s)}.${turnIndex(s)}`, seat: activeSeat(s) }
    : null

/** The tiles that lie open, in the order of the row. */
const openTiles = (s: State): number[] =>
  Array.from({ length: TURNS }, (_, place) => tileAt(s, place)).slice(
    0,
    roundIndex(s) > 0 ? TURNS : turnIndex(s) + 1,
  )

/** Names of the buildings that a seat owns. */
export const buildingsOf = (s: State, seat: Seat): string[] =>
  BUILDINGS.flatMap(({ name }, card) => (locationOf(s, card) === seat ? [name] : []))

const shipsOf = (s: State, seat: Seat): string[] =>
  SHIPS.flatMap(({ type }, ship) => (shipLocation(s, ship) === seat ? [type] : [])).sort()

const seatText = (s: State, seat: Seat): string =>
  [
    TOKENS.map((_, token) => stock(s, seat, token)).join(' '),
    loans(s, seat),
    buildingsOf(s, seat).join(' '),
    shipsOf(s, seat).join(' '),
    discOf(s, seat),
  ].join(',')

/**
 * Seats from the one that moves. Left out is which buildings can be built when, because no two deals would be alike.
 */
export const position = (s: State): string =>
  [
    roundIndex(s),
    turnIndex(s),
    openTiles(s).join(' '),
    OFFERS.map((_, offer) => offerAmount(s, offer)).join(' '),
    ...Array.from({ length: players(s) }, (_, ahead) => seatText(s, (activeSeat(s) + ahead) % players(s))),
  ].join('/')

/** What a turn is remembered by: its action with the choices in it, then purchases; not what was paid with. */
const PURCHASES: ReadonlySet<Verb> = new Set(['buy', 'buy-ship'])
const ASIDE: ReadonlySet<Verb> = new Set([
  'supply',
  'end',
  'done',
  'sell',
  'sell-ship',
  'repay',
  'borrow',
  'redeem',
  'pay-food',
  'pay-energy',
  'pay-material',
])

export const move = (_: State, commands: readonly Command[]): string | null => {
  const print = (command: Command): string => leHavre.notation.print(command)
  const bought = commands.filter((command) => PURCHASES.has(verbNameOf(command)))
  const done = commands.filter(
    (command) => !PURCHASES.has(verbNameOf(command)) && !ASIDE.has(verbNameOf(command)),
  )
  const parts = [...done.map(print), ...bought.map(print).sort()]
  return parts.length === 0 ? null : parts.join(';')
}

export const round = (s: State): number => roundIndex(s) + 1

export const publicWealth = (s: State, seat: Seat): number => total(wealth(s, seat))

const SHIP = 'ship '

/** Buildings by their names, ships by their type. */
export const gains = (_: State, command: Command): readonly string[] => {
  const verb = verbNameOf(command)
  if (verb !== 'buy' && verb !== 'build' && verb !== 'buy-ship' && verb !== 'build-ship') return []
  const said = readCommand(command)
  if ('building' in said && said.building !== null) return [BUILDINGS[said.building]?.name ?? '']
  return 'ship' in said ? [SHIP + (SHIPS[said.ship]?.type ?? '')] : []
}

export const shipTypeIn = (item: string): string | null =>
  item.startsWith(SHIP) ? item.slice(SHIP.length) : null

export const keeps = (s: State, seat: Seat, item: string): boolean => {
  const type = shipTypeIn(item)
  if (type !== null) return SHIPS.some((ship, card) => ship.type === type && shipLocation(s, card) === seat)
  return locationOf(s, buildingNamed(item)) === seat
}
