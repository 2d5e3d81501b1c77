/**
 * Many finished games in one file: a first line with what all of them share, then one line of JSON a game. Much smaller
 * than as many records; every line becomes a record again with what the first line says.
 */
import { accept, type Result, refused } from './refusal.ts'
import type { Seat } from './rules.ts'

export const GAME_LINES = 'quayside games 1'

/** Also the first line of a data set with features, whose lines have more to say about each move. */
const WITH_FEATURES = 'quayside dataset 1'

export interface GameLinesHead {
  readonly format: string
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  readonly options: unknown
  /** Who played every seat, where it was the same in all games. */
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
  /** Who played each seat, where it was not the same in all games. */
  readonly seats?: readonly string[]
}

export type GameLineCode = 'not-a-head' | 'not-a-game'

/** Between two commands; no notation has it. */
const BETWEEN = ';'

/** The seat, counted from 1, is written where it is another one than before. */
export const printLineMoves = (moves: readonly LineMove[]): string => {
  let last: Seat | null = null
  return moves
    .map(({ seat, command }) => {
      if (command.includes(BETWEEN)) throw new Error(`a command may not contain ${BETWEEN}: ${command}`)
      const text = seat === last ? command : `${seat + 1} ${command}`
      last = seat
      return text
    })
    .join(BETWEEN)
}

export const printGameLine = ({ seed, moves, totals, seats }: GameLine): string =>
  JSON.stringify({ seed, moves: printLineMoves(moves), totals, ...(seats === undefined ? {} : { seats }) })

const MOVE = /^(?:([1-9]) )?(\S.*)$/

/** Null for a text that is none. */
export const parseLineMoves = (text: string): readonly LineMove[] | null => {
  const moves: LineMove[] = []
  let seat: Seat | null = null
  for (const one of text === '' ? [] : text.split(BETWEEN)) {
    const [, changed, command] = MOVE.exec(one) ?? []
    if (changed !== undefined) seat = Number(changed) - 1
    if (command === undefined || seat === null) return null
    moves.push({ seat, command })
  }
  return moves
}

/** The moves of a data set with features: objects, of which only seat and command matter here. */
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

const isList = <Item>(value: unknown, of: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(of)

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

export const parseGameLinesHead = (text: string): Result<GameLinesHead, GameLineCode> => {
  const { format, game, rules, options, level } = parseJson(text)
  if ((format !== GAME_LINES && format !== WITH_FEATURES) || !isText(game) || !isNumber(rules))
    return refused('not-a-head', { text: text.slice(0, 80) })
  return accept({ format, game, rules, options, ...(isText(level) ? { level } : {}) })
}

/** Reads the lines of both forms. */
export const parseGameLine = (text: string): Result<GameLine, GameLineCode> => {
  const { seed, moves: given, totals, seats } = parseJson(text)
  const moves = isText(given) ? parseLineMoves(given) : Array.isArray(given) ? readMoves(given) : null
  if (!isText(seed) || moves === null || !isList(totals, isNumber))
    return refused('not-a-game', { text: text.slice(0, 80) })
  return accept({ seed, moves, totals, ...(isList(seats, isText) ? { seats } : {}) })
}
