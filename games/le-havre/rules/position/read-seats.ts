import type { Seat } from '@quayside/kernel'
import { DISC_CATCHERS } from '../catalogue/catalogue.ts'
import { GOODS, TOKENS } from '../catalogue/goods.ts'
import { AMOUNT_LIMIT } from '../commands.ts'
import type { Options } from '../options.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import {
  addLoans,
  addTokens,
  isOccupied,
  loans,
  placeDisc,
  setEither,
  setInPawn,
  setKnows,
  setOwes,
  stock,
} from '../state/seats.ts'
import { SPECIAL_SIZE } from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import { FINAL_PHASE, OVER_PHASE, PHASE } from '../state/table.ts'
import type { SeatLiteral } from './literal.ts'
import {
  buildingOf,
  type Fields,
  fieldsOf,
  listOf,
  Misfit,
  onlyKnown,
  placeOf,
  whole,
} from './parse-fields.ts'

const TOKEN_NAMES: readonly string[] = TOKENS

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

/** Reads everything of the seats except cards. */
export const readSeats = (s: State, fields: Fields, options: Options): void => {
  for (const [name, value] of Object.entries(fieldsOf(fields['seats'] ?? {}, 'seats'))) {
    if (!/^[1-5]$/.test(name) || Number(name) > options.players)
      throw new Misfit('unknown-field', `seats.${name}`)
    readSeat(s, Number(name) - 1, fieldsOf(value, `seats.${name}`), `seats.${name}`)
  }
}

const readSeat = (s: State, seat: Seat, fields: Fields, where: string): void => {
  onlyKnown(fields, SEAT_FIELDS, where)
  for (const [name, amount] of Object.entries(fieldsOf(fields['stock'] ?? {}, `${where}.stock`))) {
    const token = TOKEN_NAMES.indexOf(name)
    if (token < 0) throw new Misfit('unknown-field', `${where}.stock.${name}`)
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
  // The two cards have no order, so they are stored sorted.
  const [first = NONE, second = NONE, ...more] = listOf(fields['either'] ?? [], `${where}.either`)
    .map((name) => buildingOf(name, `${where}.either`))
    .toSorted((one, other) => one - other)
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

/** Whether several discs can be in this building: only where discs are sent to. */
const keepsSeveral = (card: number): boolean => DISC_CATCHERS.includes(card)
