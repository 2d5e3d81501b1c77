/** A game from a file: the text of a record, or a position as JSON. */
import { Game, recordUntil } from '@quayside/kernel'
import { CliError, cliError, excerpt } from '../cli-error.ts'
import type { Io } from '../io.ts'
import { readText } from '../text-files.ts'
import type { CliGameAdapter } from './game-adapter.ts'
import { type Opened, openPosition, openRecord } from './open-game.ts'

export interface GameFile extends Opened {
  readonly file: string
  readonly form: 'record' | 'position'
}

/** `adapter` is the game of a position; a record names its game itself. */
export const openFile = async (file: string, adapter: CliGameAdapter, io: Io): Promise<GameFile> => {
  const text = await readText(file, io)
  try {
    if (!text.trimStart().startsWith('{')) return { ...openRecord(text), file, form: 'record' }
    return { ...openPosition(adapter, parseJson(text)), file, form: 'position' }
  } catch (problem) {
    if (problem instanceof CliError) throw new CliError({ ...problem.report, file }, problem.exit)
    throw problem
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw cliError('invalid-json', { text: excerpt(text.trim()) })
  }
}

/** The same game at an earlier move number. */
export const atMove = (source: GameFile, moveNumber: number): GameFile => {
  const { adapter, game } = source
  if (moveNumber >= game.moveNumber) return source
  const earlier = Game.load(adapter.rules, recordUntil(game.record, moveNumber))
  return earlier.ok ? { ...source, game: earlier.value } : source
}
