/** Reads the fields of a literal about the progress of the round. */
import { AREAS, type Area } from '../catalogue/card.ts'
import {
  AREA,
  ASKED,
  ASKING,
  at,
  DECIDING,
  DONE_SEATS,
  DRY,
  type FixedSetup,
  LAST_CHOICE,
  MASTER,
  MONEY,
  NAMED,
  PHASE,
  PHASES,
  PIECE,
  ROUND,
} from '../state.ts'
import type { Reading } from './parse-fields.ts'

export interface SeatRound {
  readonly money: number | undefined
  readonly piece: number | undefined
  readonly done: boolean | undefined
}

interface RoundFields {
  readonly round?: unknown
  readonly master?: unknown
  readonly phase?: unknown
  readonly area?: unknown
  readonly named?: unknown
  readonly asked?: unknown
}

export const MOST_ROUNDS = 999

export const readRound = (
  reading: Reading,
  setting: FixedSetup,
  fields: RoundFields,
  seats: readonly SeatRound[],
  boards: readonly { readonly dry: boolean | undefined }[],
  cells: number[],
): void => {
  const { players } = setting
  const master = reading.whole('master', fields.master, 1, players) ?? at(cells, MASTER) + 1
  const phase = PHASES.indexOf(reading.word('phase', fields.phase, PHASES) ?? 'naming')
  const area = reading.word('area', fields.area, AREAS)
  if (area === undefined && (phase === ASKING || phase === DECIDING || phase === LAST_CHOICE))
    reading.refuse('bad-word', { place: 'area', value: 'undefined', expected: AREAS })
  cells[ROUND] = reading.whole('round', fields.round, 1, MOST_ROUNDS) ?? 1
  cells[MASTER] = master - 1
  cells[PHASE] = phase
  cells[AREA] = area === undefined ? 0 : AREAS.indexOf(area)
  cells[NAMED] = readNamed(reading, fields.named, area)
  for (const [seat, { money, piece = 0, done }] of seats.entries()) {
    if (money !== undefined) cells[MONEY + seat] = money
    cells[PIECE + seat] = piece
    if (done) cells[DONE_SEATS] = at(cells, DONE_SEATS) | (1 << seat)
  }
  for (const [board, { dry }] of boards.entries()) if (dry) cells[DRY] = at(cells, DRY) | (1 << board)
  const asked = reading.whole('asked', fields.asked, 1, players)
  cells[ASKED] = asked === undefined ? nextAsked(cells, players) : asked - 1
}

/** Without a list, only the area being asked about is named. */
const readNamed = (reading: Reading, value: unknown, area: Area | undefined): number => {
  const names =
    value === undefined && area !== undefined ? [area] : reading.list('named', value, AREAS.length)
  return names.reduce<number>((bits, name) => {
    const word = reading.word('named', name, AREAS)
    return word === undefined ? bits : bits | (1 << AREAS.indexOf(word))
  }, 0)
}

/** By default the harbour master's first neighbour who has not taken a card, or the harbour master. */
const nextAsked = (cells: readonly number[], players: number): number => {
  const master = at(cells, MASTER)
  if (at(cells, PHASE) !== ASKING) return master
  for (let step = 1; step < players; step++) {
    const seat = (master + step) % players
    if (at(cells, PIECE + seat) === 0) return seat
  }
  return master
}
