/** Reads a position from a literal, which may leave out everything that the set-up of its options implies. */
import { accept, type Result } from '@quayside/kernel'
import { AREAS } from '../catalogue/card.ts'
import { type Kind, NO_CARD, UNKNOWN } from '../catalogue/catalogue.ts'
import { FUTURE_SUPPLY } from '../catalogue/tables.ts'
import { options } from '../options.ts'
import { isRecord } from '../parse-values.ts'
import { refusing } from '../refusals.ts'
import { LATEST_RULES, setup } from '../setup.ts'
import { type FixedSetup, FUTURE_SPACES, futureOf, type State, spacesOf } from '../state.ts'
import { checkPossible } from './check-position.ts'
import { type BoardSketch, complete } from './fill-defaults.ts'
import { layDown, layoutOf } from './layout.ts'
import { Reading } from './parse-fields.ts'
import { readRound, type SeatRound } from './round-fields.ts'

const FIELDS = [
  'options',
  'seed',
  'round',
  'master',
  'phase',
  'area',
  'named',
  'asked',
  'seats',
  'boards',
  'undealt',
  'discards',
] as const

const MOST_MONEY = 9_999

/** `version` is the rules version whose deal completes the literal. */
export const read = (literal: unknown, version: number = LATEST_RULES): Result<State> => {
  if (!isRecord(literal)) return refusing('bad-position', { place: 'position' })
  const { seed = 'position' } = literal
  if (typeof seed !== 'string') return refusing('bad-position', { place: 'seed' })
  const settled = options(literal['options'])
  if (!settled.ok) return settled
  const fresh = setup(settled.value, seed, version)
  const reading = new Reading(fresh.setting.catalogue)
  const state = readOver(reading, fresh, literal)
  if (!reading.fault) checkPossible(reading, state)
  return reading.fault ? { ok: false, refusal: reading.fault } : accept(state)
}

const readOver = (reading: Reading, fresh: State, literal: unknown): State => {
  const { setting } = fresh
  const { pile } = setting.catalogue
  const fields = reading.fields('', literal, FIELDS)
  const seats = readSeats(reading, setting, fields.seats)
  const boards = readBoards(reading, setting, fields.boards, seats)
  const cells = fresh.cells.slice()
  readRound(reading, setting, fields, seats, boards, cells)
  const layout = complete(reading, setting, layoutOf(fresh), {
    hands: seats.map(({ hand }) => hand),
    ships: seats.map(({ ships }) => ships),
    boards,
    undealt: reading.cards(
      'undealt',
      fields.undealt,
      (kind) => kind === UNKNOWN || pile[kind] === AREAS.length,
    ),
    discards: reading.cards('discards', fields.discards, (kind) => kind > NO_CARD),
  })
  return layDown(setting, layout, cells)
}

interface SeatLiteral extends SeatRound {
  readonly hand: readonly Kind[] | number | undefined
  readonly ships: readonly Kind[] | undefined
}

const readSeats = (reading: Reading, setting: FixedSetup, value: unknown): SeatLiteral[] => {
  const { isShip } = setting.catalogue
  const entries = reading.list('seats', value, setting.players)
  return Array.from({ length: setting.players }, (_, seat) => {
    const place = `seats.${seat + 1}`
    const fields = reading.fields(place, entries[seat], ['money', 'hand', 'ships', 'piece', 'done'])
    return {
      money: reading.whole(`${place}.money`, fields.money, 0, MOST_MONEY),
      hand: readHand(reading, setting, `${place}.hand`, fields.hand),
      ships: reading.cards(`${place}.ships`, fields.ships, (kind) => isShip[kind] === true),
      piece: readPiece(reading, setting, `${place}.piece`, fields.piece),
      done: reading.flag(`${place}.done`, fields.done),
    }
  })
}

const readHand = (
  reading: Reading,
  setting: FixedSetup,
  place: string,
  value: unknown,
): readonly Kind[] | number | undefined => {
  const { isShip } = setting.catalogue
  return typeof value === 'number'
    ? reading.whole(place, value, 0, setting.catalogue.cards.length)
    : reading.cards(place, value, (kind) => kind > NO_CARD && !isShip[kind])
}

/** The cell of a piece written like `market 2` or `market future 1`; 0 for none. */
const readPiece = (
  reading: Reading,
  setting: FixedSetup,
  place: string,
  value: unknown,
): number | undefined => {
  if (value === undefined) return undefined
  if (value === null) return 0
  const spaces = AREAS.flatMap((name, area) => [
    ...range(setting.current).map((space) => [`${name} ${space + 1}`, spacesOf(area) + space] as const),
    ...range(FUTURE_SUPPLY).map((space) => [`${name} future ${space + 1}`, futureOf(area) + space] as const),
  ])
  const word = reading.word(
    place,
    value,
    spaces.map(([name]) => name),
  )
  return spaces.find(([name]) => name === word)?.[1]
}

const range = (length: number): number[] => [...Array(length).keys()]

interface BoardLiteral extends BoardSketch {
  readonly dry: boolean | undefined
}

const readBoards = (
  reading: Reading,
  setting: FixedSetup,
  value: unknown,
  seats: readonly SeatRound[],
): BoardLiteral[] => {
  const boards = reading.fields('boards', value, AREAS)
  return AREAS.map((name, area) => {
    const place = `boards.${name}`
    const fields = reading.fields(place, boards[name], [
      'current',
      'future',
      'deck',
      'removed',
      'left',
      'dry',
    ])
    const { pile } = setting.catalogue
    const inDeck = (kind: Kind): boolean => kind === UNKNOWN || pile[kind] === area
    const onSpace = (kind: Kind): boolean => kind === NO_CARD || inDeck(kind)
    const board = {
      current: reading.cards(`${place}.current`, fields.current, onSpace, setting.current),
      future: reading.cards(`${place}.future`, fields.future, onSpace, FUTURE_SPACES),
      deck: reading.cards(`${place}.deck`, fields.deck, inDeck),
      removed: reading.cards(`${place}.removed`, fields.removed, inDeck),
      left: reading.whole(`${place}.left`, fields.left, 0, pile.length),
    }
    return {
      ...given(board),
      dry: reading.flag(`${place}.dry`, fields.dry),
      occupied: seats.map(({ piece = 0 }) => piece - spacesOf(area)),
    }
  })
}

/** Only the fields that are present: an absent field differs from an undefined one. */
const given = <Literal extends object>(
  literal: Literal,
): { [Field in keyof Literal]?: Exclude<Literal[Field], undefined> } =>
  Object.fromEntries(Object.entries(literal).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Literal]?: Exclude<Literal[Field], undefined>
  }
