/**
 * Chunk groups for the bundler: modules that are fetched together share a file, because on a phone every further file
 * costs a round trip and small files compress worse.
 */
import type { Rolldown } from 'vite'

/** Each group takes the modules that match and their dependencies, unless an earlier group has them. */
const CHUNKS = {
  /** First script of every visit, and the styles of the home page: one style sheet is smaller than two. */
  start:
    /[\\/]web[\\/]src[\\/](?:preload\.ts|shell[\\/](?:home|components|table)[\\/].*\.module\.css)$|[\\/]packages[\\/]table[\\/]src[\\/](?:icons[\\/]|styles[\\/]|pieces\.).*module\.css$/,
  /** The home page and the message formatter. */
  home: /[\\/](?:web[\\/]src[\\/]main\.tsx|texts[\\/]src[\\/]site-texts\.ts|games[\\/][^\\/]+[\\/]table[\\/]cover\.tsx)$/,
  /** The styles of tables and sandboxes, without those of later pages: one sheet is smaller than three. */
  'table-styles':
    /[\\/](?:packages[\\/]table[\\/]src[\\/](?!(?:charts|clock|end|generic|online)[\\/])|web[\\/]src[\\/]sandbox[\\/]).*\.module\.css$/,
  /** Pages between the home page and the table. */
  'new-game': /[\\/]shell[\\/](?:new-game[\\/]new-game|table[\\/]table-screen)\.tsx$/,
  /** What the tables of all games share. */
  tables:
    /[\\/]packages[\\/](?:kernel[\\/]src(?![\\/](?:fair-deal|game|record|record-text|text-game)\.ts)|table[\\/]src(?![\\/](?:(?:animation|charts|clock|controls|generic|online|sound|text)[\\/]|tray[\\/]playback-tray\.)))[\\/]|[\\/]texts[\\/]src[\\/](?!messages[\\/])|[\\/]zustand[\\/]/,
} as const

type ChunkName = keyof typeof CHUNKS

/** The table of one game. */
const GAME_TABLE = /[\\/]games[\\/]([^\\/]+)[\\/]table[\\/]index\.ts$/

export const tableChunk = (game: string): string => `${game}-table`

/** The messages of one language that are needed together: on every page, at every table, at the table of one game. */
const SHARED_MESSAGES = {
  messages: /[\\/]texts[\\/]src[\\/]messages[\\/](?:common|shell|online)[\\/]([\w-]+)\.json$/,
  'table-messages': /[\\/]texts[\\/]src[\\/]messages[\\/](?:board|tray|replay)[\\/]([\w-]+)\.json$/,
} as const

const GAME_MESSAGES = /[\\/]games[\\/]([^\\/]+)[\\/]messages[\\/](?:table[\\/])?([\w-]+)\.json$/

/** Chunk with the site's messages in one language. */
export const messagesChunk = (locale: string): string => `messages-${locale}`

/** Chunks with the messages for one game's table, including the site's. */
export const gameMessagesChunks = (game: string, locale: string): readonly string[] => [
  messagesChunk(locale),
  `table-messages-${locale}`,
  `${game}-messages-${locale}`,
]

export const FIRST_CHUNKS = ['start', 'home'] as const satisfies readonly ChunkName[]

/** The first chunks, plus those loaded between the home page and the table of any game. */
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
  ...Object.entries(SHARED_MESSAGES).map(([name, test]) => ({
    name: (module: string) => `${name}-${test.exec(module)?.[1] ?? ''}`,
    debugName: name,
    test,
    priority: 0,
  })),
  {
    name: (module) => {
      const [, game = '', locale = ''] = GAME_MESSAGES.exec(module) ?? []
      return `${game}-messages-${locale}`
    },
    debugName: 'game-messages',
    test: GAME_MESSAGES,
    priority: 0,
  },
  // A dozen small style sheets take a third more bytes than one, and none is needed before the first move.
  {
    name: 'later-styles',
    test: /[\\/](?:web[\\/]src[\\/](?:analysis|daily|editor|explorer|lessons|operator|puzzles|replay|rules|shell[\\/](?:end|learn)|statistics|text-board|online)|table[\\/](?:end|src[\\/](?:charts|clock|end|generic|online)))[\\/].*\.module\.css$/,
    priority: -1,
  },
]
