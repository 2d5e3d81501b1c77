/** Opens games from records, positions and options; an error names the line of the text. */

import { randomBytes } from 'node:crypto'
import {
  Game,
  type GameRecord,
  HEADER_LINES,
  parseRecord,
  type Refusal,
  type ReplayCode,
  type ReplayRefusal,
} from '@quayside/kernel'
import { CliError, excerpt } from '../cli-error.ts'
import type { AnyGame, CliGameAdapter } from './game-adapter.ts'
import { GAME_IDS, gameNamed } from './game-registry.ts'

export interface Opened {
  readonly adapter: CliGameAdapter
  readonly game: AnyGame
}

/** The header line that each refusal refers to. */
const HEADER_LINE: Readonly<Record<ReplayCode, number>> = {
  'another-game': 2,
  'future-rules': 3,
  'unknown-rules': 3,
  'line-refused': 4,
  'deal-mismatch': 5,
  'stale-move': HEADER_LINES,
  'wrong-result': HEADER_LINES,
  'wrong-commitment': HEADER_LINES,
  'wrong-deal-seed': HEADER_LINES,
}

/** The proof of a fair deal follows the last command and an empty line, and the result follows that. */
const lineInText = ({ code, line }: ReplayRefusal, { fair, moves: lines }: GameRecord): number => {
  const end = HEADER_LINES + lines.length + 2
  if (code === 'wrong-result') return fair === undefined ? end : end + 1
  if (code === 'wrong-commitment' || code === 'wrong-deal-seed') return end
  return line === 0 ? HEADER_LINE[code] : HEADER_LINES + line
}

export const openRecord = (text: string): Opened => {
  const parsed = parseRecord(text)
  if (!parsed.ok) throw new CliError(parsed.refusal)
  const record = parsed.value
  const adapter = gameNamed(record.game)
  if (!adapter)
    throw new CliError({
      code: 'unknown-game',
      params: { game: excerpt(record.game), known: GAME_IDS },
      line: HEADER_LINE['another-game'],
    })
  const loaded = Game.load(adapter.rules, record)
  if (!loaded.ok) throw located(adapter, loaded.refusal, record)
  return { adapter, game: loaded.value }
}

const located = (adapter: CliGameAdapter, refusal: Refusal, record: GameRecord): CliError =>
  new CliError(
    isReplayRefusal(refusal)
      ? { ...refusal, line: lineInText(refusal, record), command: refusal.line, adapter }
      : { ...refusal, adapter },
  )

/** `Game.load` is typed with any refusal, but gives those of a replay. */
const isReplayRefusal = (refusal: Refusal): refusal is ReplayRefusal =>
  refusal.code in HEADER_LINE && 'line' in refusal && typeof refusal.line === 'number'

export const openPosition = (adapter: CliGameAdapter, literal: unknown): Opened => {
  const read = adapter.rules.position.read(literal)
  if (!read.ok) throw new CliError({ ...read.refusal, adapter })
  return { adapter, game: Game.from(adapter.rules, read.value) }
}

export const newGame = (adapter: CliGameAdapter, options: unknown, seed: string): Opened => {
  const game = Game.open(adapter.rules, options, seed)
  if (!game.ok) throw new CliError({ ...game.refusal, adapter })
  return { adapter, game: game.value }
}

/** Eight hexadecimal digits, short enough to read aloud. */
export const randomSeed = (): string => randomBytes(4).toString('hex')

export const refuseMissingSeat = ({ adapter, game }: Opened, seat: number): void => {
  const seats = adapter.rules.seatCount(game.state)
  if (seat >= seats) throw new CliError({ code: 'no-such-seat', params: { seat: seat + 1, seats }, adapter })
}
