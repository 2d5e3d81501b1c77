/** A game from a file: the text of a record, or a position as JSON. */
import { Game, recordUntil } from '@quayside/kernel'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { excerpt, Trouble, trouble } from '../trouble.ts'
import type { GameKit } from './kit.ts'
import { type Opened, openPosition, openRecord } from './open.ts'

export interface Source extends Opened {
  readonly file: string
  readonly form: 'record' | 'position'
}

/** `kit` is whose position it is; a record names its game itself. */
export const openFile = async (file: string, kit: GameKit, io: Io): Promise<Source> => {
  const text = await readText(file, io)
  try {
    if (!text.trimStart().startsWith('{')) return { ...openRecord(text), file, form: 'record' }
    return { ...openPosition(kit, parsed(text)), file, form: 'position' }
  } catch (problem) {
    if (problem instanceof Trouble) throw new Trouble({ ...problem.complaint, file }, problem.exit)
    throw problem
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw trouble('not-json', { text: excerpt(text.trim()) })
  }
}

/** The same game after fewer commands. */
export const rewound = (source: Source, at: number): Source => {
  const { kit, game } = source
  if (at >= game.moveNumber) return source
  const earlier = Game.load(kit.rules, recordUntil(game.record, at))
  return earlier.ok ? { ...source, game: earlier.value } : source
}
