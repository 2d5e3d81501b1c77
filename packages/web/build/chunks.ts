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
  home: /[\\/](?:web[\\/]src[\\/]main\.tsx|texts[\\/]src[\\/]table[\\/]house[\\/]texts\.ts|games[\\/][^\\/]+[\\/]table[\\/]cover\.tsx)$/,
  /** What stands before the table. */
  'new-game': /[\\/]shell[\\/](?:new-game[\\/]new-game|table[\\/]table-screen)\.tsx$/,
  /** What the tables of all games share. */
  tables:
    /[\\/]packages[\\/](?:kernel[\\/]src(?![\\/](?:fair-deal|record-text)\.ts)|table[\\/]src(?![\\/](?:charts|clock|controls|plain|sound|text)[\\/]))[\\/]|[\\/]texts[\\/]src[\\/](?!.*(?:messages|locales|people|rules|rehearsal|learning|operator|text-board)[\\/])|[\\/]zustand[\\/]/,
} as const

type ChunkName = keyof typeof CHUNKS

/** The table of one game. */
const GAME_TABLE = /[\\/]games[\\/]([^\\/]+)[\\/]table[\\/]index\.ts$/

export const tableChunk = (game: string): string => `${game}-table`

export const FIRST_CHUNKS = ['start', 'home'] as const satisfies readonly ChunkName[]

/** The first, and what is asked for between the home page and the table of any game. */
export const TABLE_CHUNKS = [...FIRST_CHUNKS, 'new-game', 'tables'] as const satisfies readonly ChunkName[]

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...Object.entries(CHUNKS).map(([name, test], place, { length }) => ({
    name,
    test,
    priority: length - place,
  })),
  {
    name: (module) => tableChunk(GAME_TABLE.exec(module)?.[1] ?? ''),
    debugName: 'game-table',
    test: GAME_TABLE,
    priority: 0,
  },
]
