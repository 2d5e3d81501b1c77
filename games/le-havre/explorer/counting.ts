/** What the opening explorer counts in Le Havre: one entry for each turn, keyed by the visible position. */
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

/** Key of a set-up with default options, whichever seat begins; null for any other options. */
export const setUpOf = (options: unknown): string | null => {
  const { players: count, version } = options as Options
  const usual = leHavre.options({ ...DEFAULT_OPTIONS, players: count, version })
  const same =
    usual.ok && JSON.stringify(usual.value) === JSON.stringify({ ...(options as Options), start: 0 })
  return same ? `${count}-${version}` : null
}

/** A turn is counted when its supply tile is face up and its main action is still to come. */
export const turn = (s: State): ExplorerTurn | null =>
  phaseIndex(s) === TURNS_PHASE && stepIndex(s) === MAIN_STEP
    ? { id: `${roundIndex(s)}.${turnIndex(s)}`, seat: activeSeat(s) }
    : null

/** The supply tiles that are face up, in order. */
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

/** Seats start with the active one. Proposals are left out, because no two deals would be equal with them. */
export const position = (s: State): string =>
  [
    roundIndex(s),
    turnIndex(s),
    openTiles(s).join(' '),
    OFFERS.map((_, offer) => offerAmount(s, offer)).join(' '),
    ...Array.from({ length: players(s) }, (_, ahead) => seatText(s, (activeSeat(s) + ahead) % players(s))),
  ].join('/')

/** The key of a turn: its main action with its choices, then its purchases. Payments are left out. */
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

/** The cards that a command brings: buildings by name, ships by type. */
export const gains = (_: State, command: Command): readonly string[] => {
  const verb = verbNameOf(command)
  if (verb !== 'buy' && verb !== 'build' && verb !== 'buy-ship' && verb !== 'build-ship') return []
  const fields = readCommand(command)
  if ('building' in fields && fields.building !== null) return [BUILDINGS[fields.building]?.name ?? '']
  return 'ship' in fields ? [SHIP + (SHIPS[fields.ship]?.type ?? '')] : []
}

export const shipTypeIn = (item: string): string | null =>
  item.startsWith(SHIP) ? item.slice(SHIP.length) : null

export const keeps = (s: State, seat: Seat, item: string): boolean => {
  const type = shipTypeIn(item)
  if (type !== null) return SHIPS.some((ship, card) => ship.type === type && shipLocation(s, card) === seat)
  return locationOf(s, buildingNamed(item)) === seat
}
