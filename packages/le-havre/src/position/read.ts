import { accept, type Result, type Seat } from '@quayside/kernel'
import {
  BUILDING_COUNT,
  buildingAt,
  DISC_CATCHERS,
  WAITING_FOR_SPACE,
  WHARVES,
} from '../catalogue/catalogue.ts'
import { GOODS, TOKENS } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { roundsOf } from '../catalogue/rounds.ts'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPES } from '../catalogue/ships.ts'
import { SUPPLY_TILES, TURNS } from '../catalogue/supply-tiles.ts'
import { AMOUNT_LIMIT, type Command } from '../commands.ts'
import { COST_FRAME } from '../frames.ts'
import { shipWord } from '../notation.ts'
import { type Options, readOptions } from '../options.ts'
import { setup } from '../setup.ts'
import {
  AWAITING,
  addLoans,
  addTokens,
  at,
  BESIDE,
  clearShipPiles,
  FINAL_PHASE,
  GONE,
  isOccupied,
  layPile,
  loans,
  locationOf,
  MODERNISED,
  markSold,
  moveBuilding,
  moveShip,
  NONE,
  OFFER,
  OVER_PHASE,
  PHASE,
  PILE,
  PILE_COUNT,
  pileCards,
  placeDisc,
  pushFrame,
  pushShip,
  ROUND,
  SHIP_PILE,
  SPECIAL,
  SPECIAL_LIMIT,
  SPECIAL_SIZE,
  START,
  STEP,
  type State,
  seePlayed,
  setEither,
  setInPawn,
  setKnows,
  setOwes,
  shipLocation,
  stock,
  TILES,
  TOWN,
  TURN,
  VIEWER,
  WAITING,
} from '../state.ts'
import { deciders, listCommands } from '../turn/turn.ts'
import { buildingOf, type Fields, fieldsOf, listOf, Misfit, placeOf, whole } from './fields.ts'
import { framesFit } from './frames.ts'
import { PHASES, type PositionLiteral, type SeatLiteral, STEPS } from './literal.ts'
import { readModules } from './read-modules.ts'
import { tileName } from './write.ts'

const SHIP_WORDS = Array.from({ length: SHIP_COUNT }, (_, ship) => shipWord(ship))

const TOKEN_NAMES: readonly string[] = TOKENS

const TILE_NAMES = SUPPLY_TILES.map((_, tile) => tileName(tile))

const KNOWN_FIELDS: readonly (keyof PositionLiteral)[] = [
  'options',
  'seed',
  'start',
  'phase',
  'round',
  'turn',
  'step',
  'awaiting',
  'viewer',
  'tiles',
  'offers',
  'town',
  'piles',
  'special',
  'ships',
  'waiting',
  'modernised',
  'out',
  'strike',
  'finalActions',
  'sold',
  'seats',
  'frames',
]

const SEAT_FIELDS: readonly (keyof SeatLiteral)[] = [
  'stock',
  'loans',
  'pawned',
  'disc',
  'buildings',
  'ships',
  'hand',
  'owes',
  'knows',
  'either',
]

const onlyKnown = (fields: Fields, known: readonly string[], where: string): void => {
  for (const field of Object.keys(fields))
    if (!known.includes(field))
      throw new Misfit('unknown-field', where === '' ? field : `${where}.${field}`, null)
}

/** Lays a literal over a fresh set-up; nothing is left half done when it does not fit. */
export const readPosition = (literal: unknown): Result<State> => {
  try {
    const fields = fieldsOf(literal, 'position')
    onlyKnown(fields, KNOWN_FIELDS, '')
    const options = readOptions(fields['options'] ?? {})
    if (!options.ok) return options
    const seed = fields['seed'] ?? 'position'
    if (typeof seed !== 'string') throw new Misfit('bad-value', 'seed', seed)
    const s = setup(options.value, seed)
    readTable(s, fields, options.value)
    readCards(s, fields, options.value)
    readShips(s, fields, options.value)
    readSeats(s, fields, options.value)
    readModules(s, fields, options.value)
    readFrames(s, fields)
    checkPlayable(s)
    return accept(s)
  } catch (problem) {
    if (problem instanceof Misfit) return { ok: false, refusal: problem.refusal }
    throw problem
  }
}

const readTable = (s: State, fields: Fields, options: Options): void => {
  const rounds = roundsOf(options.version, options.players).length
  if (fields['start'] !== undefined) s[START] = whole(fields['start'], 'start', 1, options.players) - 1
  if (fields['phase'] !== undefined) s[PHASE] = placeOf(fields['phase'], 'phase', PHASES)
  const afterRounds = at(s, PHASE) === FINAL_PHASE || at(s, PHASE) === OVER_PHASE
  s[ROUND] = afterRounds ? rounds : at(s, ROUND)
  if (fields['round'] !== undefined)
    s[ROUND] =
      whole(fields['round'], 'round', afterRounds ? rounds + 1 : 1, afterRounds ? rounds + 1 : rounds) - 1
  readTurn(s, fields, options)
  if (fields['awaiting'] !== undefined) s[AWAITING] = truth(fields['awaiting'], 'awaiting') ? 1 : 0
  s[VIEWER] = readViewer(fields['viewer'] ?? null, options)
  if (fields['tiles'] !== undefined) readTiles(s, listOf(fields['tiles'], 'tiles'))
  for (const [name, amount] of Object.entries(fieldsOf(fields['offers'] ?? {}, 'offers'))) {
    const offer = OFFERS.findIndex((token) => TOKENS[token] === name)
    if (offer < 0) throw new Misfit('unknown-field', `offers.${name}`, amount)
    s[OFFER + offer] = whole(amount, `offers.${name}`, 0, AMOUNT_LIMIT)
  }
}

const truth = (value: unknown, field: string): boolean => {
  if (typeof value !== 'boolean') throw new Misfit('bad-value', field, value)
  return value
}

/** Which turns and steps there are depends on the phase. */
const readTurn = (s: State, fields: Fields, options: Options): void => {
  const phase = PHASES[at(s, PHASE)] ?? 'turns'
  const [first, last] = {
    turns: [1, TURNS],
    interest: [1, TURNS],
    // While the round ends, all its turns are over.
    feeding: [TURNS + 1, TURNS + 1],
    final: [1, options.players],
    over: [1, 1],
  }[phase] as [number, number]
  s[TURN] = first - 1
  if (fields['turn'] !== undefined) s[TURN] = whole(fields['turn'], 'turn', first, last) - 1
  const steps = {
    turns: ['supply', 'main', 'end'],
    interest: ['main'],
    feeding: ['end'],
    final: ['main', 'end'],
    over: ['supply'],
  }[phase]
  const [earliest = 'supply'] = steps
  s[STEP] = placeOf(earliest, 'step', STEPS)
  if (fields['step'] === undefined) return
  if (!steps.some((step) => step === fields['step'])) throw new Misfit('bad-value', 'step', fields['step'])
  s[STEP] = placeOf(fields['step'], 'step', STEPS)
}

const readViewer = (value: unknown, options: Options): number => {
  if (value === null) return 0
  return value === 'spectator' ? BESIDE : whole(value, 'viewer', 1, options.players)
}

const readTiles = (s: State, tiles: readonly unknown[]): void => {
  if (tiles.length !== TURNS) throw new Misfit('bad-value', 'tiles', tiles)
  const laid = tiles.map((tile) => (tile === null ? NONE : placeOf(tile, 'tiles', TILE_NAMES)))
  for (const [place, tile] of laid.entries()) {
    if (tile !== NONE && laid.indexOf(tile) !== place) throw new Misfit('two-owners', 'tiles', tiles[place])
    s[TILES + place] = tile
  }
}

/** Where the literal puts each building; nobody may be named twice. */
const readCards = (s: State, fields: Fields, options: Options): void => {
  const placed = new Set<number>()
  const place = (value: unknown, field: string): number => {
    const card = buildingOf(value, field)
    if (placed.has(card)) throw new Misfit('two-owners', field, value)
    placed.add(card)
    return card
  }
  const owned = Array.from({ length: options.players }, (_, seat) => {
    const cards = fieldsOf(
      fieldsOf(fields['seats'] ?? {}, 'seats')[`${seat + 1}`] ?? {},
      `seats.${seat + 1}`,
    )['buildings']
    return listOf(cards ?? [], `seats.${seat + 1}.buildings`).map((card) =>
      place(card, `seats.${seat + 1}.buildings`),
    )
  })
  const town =
    fields['town'] === undefined ? null : listOf(fields['town'], 'town').map((card) => place(card, 'town'))
  const piles = fields['piles'] === undefined ? null : readPiles(fields['piles'], place)
  const out = listOf(fields['out'] ?? [], 'out').map((card) => place(card, 'out'))
  const special =
    fields['special'] === undefined
      ? null
      : listOf(fields['special'], 'special').map((card) =>
          card === null ? NONE : specialOf(place(card, 'special')),
        )
  layCards(s, { owned, town, piles, special, out, placed })
}

const specialOf = (card: number): number => {
  if (!buildingAt(card).special) throw new Misfit('impossible-position', 'special', buildingAt(card).name)
  return card
}

const readPiles = (value: unknown, place: (card: unknown, field: string) => number): number[][] => {
  const piles = listOf(value, 'piles').map((pile) =>
    listOf(pile, 'piles').map((card) => place(card, 'piles')),
  )
  if (piles.length !== PILE_COUNT || piles.some((pile) => pile.length > 11))
    throw new Misfit('bad-value', 'piles', value)
  return piles
}

const layCards = (
  s: State,
  cards: {
    readonly owned: readonly (readonly number[])[]
    readonly town: readonly number[] | null
    readonly piles: readonly (readonly number[])[] | null
    readonly special: readonly number[] | null
    readonly out: readonly number[]
    readonly placed: ReadonlySet<number>
  },
): void => {
  const piles =
    cards.piles ??
    Array.from({ length: PILE_COUNT }, (_, pile) =>
      pileCards(s, pile).filter((card) => !cards.placed.has(card)),
    )
  for (let card = 0; card < BUILDING_COUNT; card++) {
    const location = locationOf(s, card)
    const leaves = location >= PILE || (location === TOWN && cards.town !== null) || cards.placed.has(card)
    if (leaves) moveBuilding(s, card, NONE)
  }
  for (const [pile, pileOfCards] of piles.entries()) layPile(s, pile, pileOfCards)
  for (const card of cards.town ?? []) moveBuilding(s, card, TOWN)
  for (const [seat, own] of cards.owned.entries()) for (const card of own) moveBuilding(s, card, seat)
  for (const card of cards.out) moveBuilding(s, card, GONE)
  const special = cards.special ?? specialLeft(s, cards.placed)
  if (special.length > SPECIAL_LIMIT) throw new Misfit('bad-value', 'special', special.length)
  s.fill(NONE, SPECIAL, SPECIAL + SPECIAL_LIMIT)
  for (const [place, card] of special.entries()) s[SPECIAL + place] = card
  s[SPECIAL_SIZE] = special.length
  seePlayed(s)
}

/** A special building that the literal puts elsewhere is not in the pile any more. */
const specialLeft = (s: State, placed: ReadonlySet<number>): number[] =>
  Array.from({ length: at(s, SPECIAL_SIZE) }, (_, place) => at(s, SPECIAL + place)).filter(
    (card) => !placed.has(card),
  )

/** Ships of the rounds that are over have arrived, unless the literal lays the piles itself. */
const readShips = (s: State, fields: Fields, options: Options): void => {
  const placed = new Set<number>()
  const place = (value: unknown, field: string): number => {
    const ship = placeOf(value, field, SHIP_WORDS, 'unknown-card')
    if (placed.has(ship)) throw new Misfit('two-owners', field, value)
    placed.add(ship)
    return ship
  }
  const seats = fieldsOf(fields['seats'] ?? {}, 'seats')
  const owned = Array.from({ length: options.players }, (_, seat) => {
    const ships = fieldsOf(seats[`${seat + 1}`] ?? {}, `seats.${seat + 1}`)['ships']
    return ships === undefined
      ? null
      : listOf(ships, `seats.${seat + 1}.ships`).map((ship) => place(ship, `seats.${seat + 1}.ships`))
  })
  const piles = fields['ships'] === undefined ? null : readShipPiles(fields['ships'], place)
  for (const [seat, own] of owned.entries())
    for (let ship = 0; ship < SHIP_COUNT; ship++)
      if (own !== null && shipLocation(s, ship) === seat) moveShip(s, ship, NONE)
  const laid = piles ?? arrivedShips(s, options)
  clearShipPiles(s)
  for (const [seat, own] of owned.entries()) for (const ship of own ?? []) moveShip(s, ship, seat)
  for (const ship of laid) if (shipLocation(s, ship) === NONE) pushShip(s, ship)
}

const readShipPiles = (value: unknown, place: (ship: unknown, field: string) => number): number[] =>
  Object.entries(fieldsOf(value, 'ships')).flatMap(([name, ships]) => {
    const type = placeOf(name, 'ships', SHIP_TYPES)
    return listOf(ships, `ships.${name}`).map((word) => {
      const ship = place(word, `ships.${name}`)
      if (SHIP_TYPE[ship] !== type) throw new Misfit('bad-value', `ships.${name}`, word)
      return ship
    })
  })

const arrivedShips = (s: State, options: Options): number[] => {
  const before = Array.from({ length: SHIP_COUNT }, (_, ship) => ship).filter(
    (ship) => shipLocation(s, ship) === SHIP_PILE,
  )
  const past = roundsOf(options.version, options.players).slice(0, at(s, ROUND))
  return [...before, ...past.map(({ card }) => card)]
}

const readSeats = (s: State, fields: Fields, options: Options): void => {
  for (const [name, value] of Object.entries(fieldsOf(fields['seats'] ?? {}, 'seats'))) {
    if (!/^[1-5]$/.test(name) || Number(name) > options.players)
      throw new Misfit('unknown-field', `seats.${name}`, null)
    readSeat(s, Number(name) - 1, fieldsOf(value, `seats.${name}`), `seats.${name}`)
  }
  s[WAITING] = readWaiting(s, fields['waiting']) + 1
  for (const name of listOf(fields['modernised'] ?? [], 'modernised')) {
    const bit = WHARVES.indexOf(buildingOf(name, 'modernised'))
    if (bit < 0) throw new Misfit('bad-value', 'modernised', name)
    s[MODERNISED] = at(s, MODERNISED) | (1 << bit)
  }
  for (const name of listOf(fields['sold'] ?? [], 'sold')) markSold(s, buildingOf(name, 'sold'))
}

const readWaiting = (s: State, value: unknown): number => {
  if (value === null) return NONE
  if (value === undefined) return WAITING_FOR_SPACE.find((card) => locationOf(s, card) === TOWN) ?? NONE
  const card = buildingOf(value, 'waiting')
  if (locationOf(s, card) !== TOWN) throw new Misfit('impossible-position', 'waiting', value)
  return card
}

const readSeat = (s: State, seat: Seat, fields: Fields, where: string): void => {
  onlyKnown(fields, SEAT_FIELDS, where)
  for (const [name, amount] of Object.entries(fieldsOf(fields['stock'] ?? {}, `${where}.stock`))) {
    const token = TOKEN_NAMES.indexOf(name)
    if (token < 0) throw new Misfit('unknown-field', `${where}.stock.${name}`, amount)
    addTokens(
      s,
      seat,
      token,
      whole(amount, `${where}.stock.${name}`, 0, AMOUNT_LIMIT) - stock(s, seat, token),
    )
  }
  if (fields['loans'] !== undefined)
    addLoans(s, seat, whole(fields['loans'], `${where}.loans`, 0, 99) - loans(s, seat))
  for (const name of listOf(fields['pawned'] ?? [], `${where}.pawned`))
    setInPawn(s, seat, placeOf(name, `${where}.pawned`, GOODS), true)
  if (fields['disc'] !== undefined) readDisc(s, seat, fields['disc'], `${where}.disc`)
  if (fields['owes'] !== undefined) setOwes(s, seat, whole(fields['owes'], `${where}.owes`, 0, AMOUNT_LIMIT))
  const known = listOf(fields['knows'] ?? [], `${where}.knows`).map((place) =>
    whole(place, `${where}.knows`, 1, at(s, SPECIAL_SIZE)),
  )
  setKnows(
    s,
    seat,
    known.reduce((places, place) => places | (1 << (place - 1)), 0),
  )
  const [first = NONE, second = NONE, ...more] = listOf(fields['either'] ?? [], `${where}.either`).map(
    (name) => buildingOf(name, `${where}.either`),
  )
  if (more.length > 0) throw new Misfit('impossible-position', `${where}.either`, fields['either'])
  setEither(s, seat, first, second)
}

const readDisc = (s: State, seat: Seat, value: unknown, field: string): void => {
  if (value === null) {
    placeDisc(s, seat, NONE)
    return
  }
  const card = buildingOf(value, field)
  if (locationOf(s, card) === NONE || locationOf(s, card) > TOWN)
    throw new Misfit('impossible-position', field, value)
  const shared = at(s, PHASE) === FINAL_PHASE || at(s, PHASE) === OVER_PHASE || keepsSeveral(card)
  if (!shared && isOccupied(s, seat, card)) throw new Misfit('impossible-position', field, value)
  placeDisc(s, seat, card)
}

/** Where discs are sent, they meet. */
const keepsSeveral = (card: number): boolean => DISC_CATCHERS.includes(card)

const readFrames = (s: State, fields: Fields): void => {
  const frames = listOf(fields['frames'] ?? [], 'frames').map((frame) => {
    const numbers = listOf(frame, 'frames').map((number) => whole(number, 'frames', 0, 32767))
    const [kind = 0] = numbers
    if (numbers.length !== 6 || kind < 1 || kind > COST_FRAME) throw new Misfit('bad-value', 'frames', frame)
    return numbers
  })
  if (!framesFit(s, frames)) throw new Misfit('impossible-position', 'frames', frames)
  for (const [kind = 0, building = 0, a = 0, b = 0, c = 0, d = 0] of frames)
    pushFrame(s, kind, building, a, b, c, d)
}

/** Whoever is asked must have an answer, and reading the answers must not fail. */
const checkPlayable = (s: State): void => {
  for (const seat of deciders(s)) {
    const list: Command[] = []
    if (!lists(s, seat, list) || list.length === 0) throw new Misfit('impossible-position', 'frames', null)
  }
  if (deciders(s).length === 0 && at(s, PHASE) !== OVER_PHASE && at(s, AWAITING) === 0)
    throw new Misfit('impossible-position', 'phase', PHASES[at(s, PHASE)])
}

const lists = (s: State, seat: Seat, list: Command[]): boolean => {
  try {
    listCommands(s, seat, list)
    return true
  } catch {
    return false
  }
}
