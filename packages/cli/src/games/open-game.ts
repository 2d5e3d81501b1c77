/** Records and positions from outside become games, or a complaint that names the place. */

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
  readonly kit: CliGameAdapter
  readonly game: AnyGame
}

/** The line of the header that each refusal of a header is about. */
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

/** How the seed came about stands below the last command and an empty line, and the result below that. */
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
  const kit = gameNamed(record.game)
  if (!kit)
    throw new CliError({
      code: 'unknown-game',
      params: { game: excerpt(record.game), known: GAME_IDS },
      line: HEADER_LINE['another-game'],
    })
  const loaded = Game.load(kit.rules, record)
  if (!loaded.ok) throw located(kit, loaded.refusal, record)
  return { kit, game: loaded.value }
}

const located = (kit: CliGameAdapter, refusal: Refusal, record: GameRecord): CliError =>
  new CliError(
    isReplayRefusal(refusal)
      ? { ...refusal, line: lineInText(refusal, record), command: refusal.line, kit }
      : { ...refusal, kit },
  )

/** `Game.load` promises any refusal; what it gives is the one of the replay. */
const isReplayRefusal = (refusal: Refusal): refusal is ReplayRefusal =>
  refusal.code in HEADER_LINE && 'line' in refusal && typeof refusal.line === 'number'

export const openPosition = (kit: CliGameAdapter, literal: unknown): Opened => {
  const read = kit.rules.position.read(literal)
  if (!read.ok) throw new CliError({ ...read.refusal, kit })
  return { kit, game: Game.from(kit.rules, read.value) }
}

export const newGame = (kit: CliGameAdapter, options: unknown, seed: string): Opened => {
  const game = Game.open(kit.rules, options, seed)
  if (!game.ok) throw new CliError({ ...game.refusal, kit })
  return { kit, game: game.value }
}

/** Eight letters and digits: short enough to read out to somebody. */
export const randomSeed = (): string => randomBytes(4).toString('hex')
