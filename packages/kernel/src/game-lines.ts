/**
 * Many finished games in one file: a header with their common properties, then one line of JSON per game. Much smaller
 * than separate records; a line can be turned into a record with the properties of the header.
 */
import { accept, type Result, refused } from './refusal.ts'
import type { Seat } from './rules.ts'

export const GAME_LINES = 'quayside games 1'

/** The format of a data set with features, whose lines have additional fields for each move. */
const WITH_FEATURES = 'quayside dataset 1'

export interface GameLinesHead {
  readonly format: string
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  readonly options: unknown
  /** The bot level of all seats, if it is the same in all games. */
  readonly level?: string
}

export interface LineMove {
  readonly seat: Seat
  readonly command: string
}

export interface GameLine {
  readonly seed: string
  readonly moves: readonly LineMove[]
  /** By seat. */
  readonly totals: readonly number[]
  /** The bot level of each seat, if it differs between games. */
  readonly seats?: readonly string[]
}

export type GameLineCode = 'not-a-head' | 'not-a-game'

/** Separates two commands; no notation contains it. */
const SEPARATOR = ';'

/** The seat, counted from 1, is written only when it differs from that of the move before. */
export const printLineMoves = (moves: readonly LineMove[]): string => {
  let last: Seat | null = null
  return moves
    .map(({ seat, command }) => {
      if (command.includes(SEPARATOR)) throw new Error(`a command may not contain ${SEPARATOR}: ${command}`)
      const text = seat === last ? command : `${seat + 1} ${command}`
      last = seat
      return text
    })
    .join(SEPARATOR)
}

export const printGameLine = ({ seed, moves, totals, seats }: GameLine): string =>
  JSON.stringify({ seed, moves: printLineMoves(moves), totals, ...(seats === undefined ? {} : { seats }) })

const MOVE = /^(?:([1-9]) )?(\S.*)$/

/** Null for an invalid text. */
export const parseLineMoves = (text: string): readonly LineMove[] | null => {
  const moves: LineMove[] = []
  let seat: Seat | null = null
  for (const one of text === '' ? [] : text.split(SEPARATOR)) {
    const [, newSeat, command] = MOVE.exec(one) ?? []
    if (newSeat !== undefined) seat = Number(newSeat) - 1
    if (command === undefined || seat === null) return null
    moves.push({ seat, command })
  }
  return moves
}

/** The moves of a data set with features: objects of which only seat and command are used. */
const readMoves = (list: readonly unknown[]): readonly LineMove[] | null => {
  const moves = list.map((one) => {
    const { seat, command } = fieldsOf(one)
    return typeof seat === 'number' && typeof command === 'string' ? { seat: seat - 1, command } : null
  })
  return moves.every((move) => move !== null) ? moves : null
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const parseJson = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem)

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

export const parseGameLinesHead = (text: string): Result<GameLinesHead, GameLineCode> => {
  const { format, game, rules, options, level } = parseJson(text)
  if ((format !== GAME_LINES && format !== WITH_FEATURES) || !isText(game) || !isNumber(rules))
    return refused('not-a-head', { text: text.slice(0, 80) })
  return accept({ format, game, rules, options, ...(isText(level) ? { level } : {}) })
}

/** Parses the lines of both formats. */
export const parseGameLine = (text: string): Result<GameLine, GameLineCode> => {
  const { seed, moves: rawMoves, totals, seats } = parseJson(text)
  const moves = isText(rawMoves)
    ? parseLineMoves(rawMoves)
    : Array.isArray(rawMoves)
      ? readMoves(rawMoves)
      : null
  if (!isText(seed) || moves === null || !isList(totals, isNumber))
    return refused('not-a-game', { text: text.slice(0, 80) })
  return accept({ seed, moves, totals, ...(isList(seats, isText) ? { seats } : {}) })
}
