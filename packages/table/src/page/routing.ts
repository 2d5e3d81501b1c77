/** Hash routing, so that any static server can serve the page. */
export type Route =
  | { readonly page: 'home' }
  /** An unknown address. */
  | { readonly page: 'not-found' }
  /** `game` preselects a game; without it the form starts with the game of the last time. */
  | { readonly page: 'new-game'; readonly game?: string }
  | { readonly page: 'settings' }
  /** Lessons, rules and cards of all games; the tools to study positions. */
  | { readonly page: 'learn' | 'study' }
  /** The daily deals of a date, by default today, or the calendar of a month; `kind` opens the result of one deal. */
  | { readonly page: 'daily'; readonly date?: string; readonly kind?: string }
  /** A lesson by name, or the page after a lesson; without a name the first lesson. */
  | { readonly page: 'lesson'; readonly game: string; readonly name?: string }
  /** Card index and glossary of a game. */
  | { readonly page: 'cards'; readonly game: string }
  /** The rules of a game: one topic, or the table of contents. */
  | { readonly page: 'rules'; readonly game: string; readonly topic: string | null }
  /** Opening explorer: a set-up, and the key of a position in it. */
  | {
      readonly page: 'explorer'
      readonly game: string
      readonly setUp: string | null
      readonly at: string | null
    }
  | { readonly page: 'table'; readonly id: string }
  /** The replay of a saved game, of an online game, or of a game packed into the address. */
  | {
      readonly page: 'replay'
      readonly source: string
      /** Move number; null for the beginning. */
      readonly position: number | null
      /** Whether to start a bot review. */
      readonly review: boolean
    }
  /**
   * The analysis board for a saved game, an online game, a game packed into the address, or the last analysis of this
   * device; without a source, the page to start one.
   */
  | {
      readonly page: 'analysis'
      readonly source: string | null
      /** Move number; null for the beginning, or where the analysis contains it. */
      readonly position: number | null
    }
  /** Puzzles: the overview, a mode, or (with a game's name as mode) one puzzle of that game. */
  | { readonly page: 'puzzles'; readonly mode: string | null; readonly detail: string | null }
  /** The position editor: with the last draft, or with a given position. */
  | {
      readonly page: 'editor'
      readonly game: string
      readonly source: string | null
      readonly position: number | null
    }
  /** An online room: to play or take a seat, to watch, or with the seat that a secret opens. */
  | { readonly page: 'join' | 'watch'; readonly room: string }
  | { readonly page: 'seat'; readonly room: string; readonly key: string }
  /** Account, public profile and leaderboard. */
  | { readonly page: 'you' }
  /** The player's own statistics. */
  | { readonly page: 'statistics' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'ratings'; readonly game: string; readonly seats: number }
  /** The operator's lists, filtered by an id or a name. */
  | { readonly page: 'operator'; readonly tab: OperatorTab; readonly search: string }

export const OPERATOR_TABS = ['reports', 'rooms', 'players', 'bans', 'server', 'audit'] as const

export type OperatorTab = (typeof OPERATOR_TABS)[number]

const TOPIC = /^[a-z-]{1,32}$/

const DATE = /^\d{4}-\d\d(-\d\d)?$/

const KIND = /^[a-z]{1,16}$/

const readDaily = (date: string | undefined, kind: string | undefined): Route => {
  if (date === undefined || !DATE.test(date)) return { page: 'daily' }
  return kind !== undefined && KIND.test(kind) ? { page: 'daily', date, kind } : { page: 'daily', date }
}
const SET_UP = /^[\w-]{1,32}$/
const EXPLORED = /^[0-9a-f]{16}(?:\.\d{1,3})?$/

const isRoom = (id: string | undefined): id is string => id !== undefined && /^[\w-]{16}$/.test(id)

const REPLAYED = /^(?:[\w-]{1,64}|record=[\w-]+|room=[\w-]{16})$/

const ANALYSED = /^(?:[\w-]{1,64}|(?:record|position)=[\w-]+|room=[\w-]{16})$/

const positionIn = (place: string | undefined): number | null =>
  place !== undefined && /^\d{1,5}$/.test(place) ? Number(place) : null

const readReplay = (source: string, place: string | undefined): Route => ({
  page: 'replay',
  source,
  position: positionIn(place),
  review: place === 'review',
})

const readOperator = (name: string | undefined, search: string | undefined): Route => ({
  page: 'operator',
  tab: OPERATOR_TABS.find((tab) => tab === name) ?? 'reports',
  search: decoded(search ?? '').slice(0, 40),
})

const PUZZLE_MODES = ['day', 'training', 'streak', 'again']

const readPuzzles = (
  mode: string | undefined,
  detail: string | undefined,
  isGame: (id: string) => boolean,
): Route => {
  if (mode === undefined || mode === '') return { page: 'puzzles', mode: null, detail: null }
  if (!PUZZLE_MODES.includes(mode) && !isGame(mode)) return { page: 'not-found' }
  return { page: 'puzzles', mode, detail: /^[\w.-]{1,64}$/.test(detail ?? '') ? (detail ?? null) : null }
}

/** Any text may be in an address, including invalid escapes. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Pages without parameters, by their address. */
const PLAIN = ['settings', 'learn', 'study', 'you', 'statistics'] as const

const isPlain = (page: string | undefined): page is (typeof PLAIN)[number] =>
  PLAIN.some((known) => known === page)

/** Parses an address; `not-found` for anything unknown, such as a game that is not offered. */
export const readRoute = (hash: string, isGame: (id: string) => boolean): Route => {
  const [page, id, key, place] = hash.replace(/^#?\/?/, '').split('/')
  if (page === 'new')
    return id !== undefined && isGame(id) ? { page: 'new-game', game: id } : { page: 'new-game' }
  if (isPlain(page)) return { page }
  if (page === 'daily') return readDaily(id, key)
  if (page === 'player' && id !== undefined && /^[\w.-]{1,40}$/.test(id)) return { page, id }
  if (page === 'operator') return readOperator(id, key)
  if (page === 'puzzles') return readPuzzles(id, key, isGame)
  if (page === 'replay' && id !== undefined && REPLAYED.test(id)) return readReplay(id, key)
  if (page === 'analysis' && id === undefined) return { page, source: null, position: null }
  if (page === 'analysis' && id !== undefined && ANALYSED.test(id))
    return { page, source: id, position: positionIn(key) }
  if (id !== undefined && isGame(id)) {
    if (page === 'cards') return { page, game: id }
    if (page === 'editor')
      return key !== undefined && ANALYSED.test(key)
        ? { page, game: id, source: key, position: positionIn(place) }
        : { page, game: id, source: null, position: null }
    if (page === 'explorer') {
      const setUp = key !== undefined && SET_UP.test(key) ? key : null
      return { page, game: id, setUp, at: place !== undefined && EXPLORED.test(place) ? place : null }
    }
    if (page === 'lesson')
      return { page, game: id, ...(key !== undefined && TOPIC.test(key) ? { name: key } : {}) }
    if (page === 'ratings') return { page, game: id, seats: /^[2-8]$/.test(key ?? '') ? Number(key) : 2 }
    if (page === 'rules') return { page, game: id, topic: key !== undefined && TOPIC.test(key) ? key : null }
  }
  if (isRoom(id)) {
    if (page === 'join' || page === 'watch') return { page, room: id }
    if (page === 'seat' && key !== undefined && /^[\w-]{32}$/.test(key)) return { page, room: id, key }
  }
  if (page === 'table' && id !== undefined && /^[\w-]{1,64}$/.test(id)) return { page, id }
  // A hash without a slash is an anchor on the page.
  return page === '' || !hash.includes('/') ? { page: 'home' } : { page: 'not-found' }
}

export const addressOf = (route: Route): string => {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'not-found':
      return '#/not-found'
    case 'new-game':
      return route.game === undefined ? '#/new' : `#/new/${route.game}`
    case 'settings':
    case 'learn':
    case 'study':
    case 'you':
    case 'statistics':
      return `#/${route.page}`
    case 'daily':
      return ['#/daily', route.date, route.kind].filter((part) => part !== undefined).join('/')
    case 'lesson':
      return `#/lesson/${route.game}${route.name === undefined ? '' : `/${route.name}`}`
    case 'cards':
      return `#/cards/${route.game}`
    case 'explorer':
      return ['#', route.page, route.game, route.setUp, route.at].filter((part) => part !== null).join('/')
    case 'rules':
      return `#/rules/${route.game}${route.topic === null ? '' : `/${route.topic}`}`
    case 'table':
      return `#/table/${route.id}`
    case 'replay':
      return `#/replay/${route.source}${placeOf(route)}`
    case 'editor':
      return `#/editor/${route.game}${sourceOf(route)}`
    case 'analysis':
      return `#/analysis${sourceOf(route)}`
    case 'join':
    case 'watch':
      return `#/${route.page}/${route.room}`
    case 'puzzles':
      return ['#/puzzles', route.mode, route.detail].filter((part) => part !== null).join('/')
    case 'player':
      return `#/player/${route.id}`
    case 'ratings':
      return `#/ratings/${route.game}/${route.seats}`
    case 'operator':
      return `#/operator/${route.tab}${route.search === '' ? '' : `/${encodeURIComponent(route.search)}`}`
    case 'seat':
      return `#/seat/${route.room}/${route.key}`
  }
}

const sourceOf = ({ source, position }: Extract<Route, { page: 'analysis' | 'editor' }>): string =>
  source === null ? '' : `/${source}${position === null ? '' : `/${position}`}`

const placeOf = ({ position, review }: Extract<Route, { page: 'replay' }>): string =>
  review ? '/review' : position === null ? '' : `/${position}`

/** Prefix of a replay source that is an online room; other sources are saved-game ids or packed games. */

const ROOM = 'room='

/** An online game, whose record the server gives out when it is over. */
export const roomSource = (room: string): string => ROOM + room

/** The id of the online room; null for any other source. */
export const roomOf = (source: string): string | null =>
  source.startsWith(ROOM) ? source.slice(ROOM.length) : null
