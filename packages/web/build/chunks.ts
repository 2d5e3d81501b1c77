/**
 * What is fetched together lies in one file, whoever else shares parts of it: on a phone every file more is a wait
 * more, and small ones shrink less when they are compressed.
 */
import type { Rolldown } from 'vite'

/** Each takes the modules that it names with all that they need and that none before has taken. */
const CHUNKS = {
  /** Begins every visit. */
  start: /[\\/]web[\\/]src[\\/]start\.ts$/,
  /** The home page, and what speaks every language. */
  home: /[\\/](?:web[\\/]src[\\/]main\.tsx|texts[\\/]src[\\/]table[\\/]house[\\/]texts\.ts)$/,
  /** What stands before the table. */
  'new-game': /[\\/]shell[\\/](?:new-game[\\/]new-game|table[\\/]table-screen)\.tsx$/,
  /** What the tables of both games share. */
  tables:
    /[\\/]web[\\/]src[\\/](?:table[\\/]|styles[\\/]table\.css)|[\\/]zustand[\\/]|[\\/]kernel[\\/]src[\\/]policies\.ts$/,
  'le-havre-table': /[\\/]web[\\/]src[\\/]le-havre[\\/]play\.tsx$/,
} as const

type ChunkName = keyof typeof CHUNKS

export const FIRST_CHUNKS = ['start', 'home'] as const satisfies readonly ChunkName[]

/** The first, and what is asked for between the home page and the first move. */
export const TABLE_CHUNKS = [
  ...FIRST_CHUNKS,
  'new-game',
  'tables',
  'le-havre-table',
] as const satisfies readonly ChunkName[]

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = Object.entries(CHUNKS).map(
  ([name, test], place, { length }) => ({ name, test, priority: length - place }),
)
