/** Hash routing, so that any static server can serve the page. */
export type Route =
  | { readonly page: 'home' }
  /** An address that names nothing. */
  | { readonly page: 'not-found' }
  /** With the game that is to be agreed on; without it, the one of the last time. */
  | { readonly page: 'new-game'; readonly game?: string }
  | { readonly page: 'settings' }
  /** A lesson of one of the games by its name, or what can follow it; without a name the first one. */
  | { readonly page: 'lesson'; readonly game: string; readonly name?: string }
  /** All cards and terms of a game. */
  | { readonly page: 'cards'; readonly game: string }
  /** The rules of a game, at one topic or at the list of them. */
  | { readonly page: 'rules'; readonly game: string; readonly topic: string | null }
  | { readonly page: 'table'; readonly id: string }
  /** The replay of a saved game, of a game at a server, or of one in the address itself. */
  | {
      readonly page: 'replay'
      readonly source: string
      /** Null for the beginning. */
      readonly position: number | null
      /** Whether a bot is to look at every decision. */
      readonly review: boolean
    }
  /** A table at a server: to play or take a seat, to look on, or in the seat that a secret opens. */
  | { readonly page: 'join' | 'watch'; readonly room: string }
  | { readonly page: 'seat'; readonly room: string; readonly key: string }
  /** Account, public profile, leaderboard. */
  | { readonly page: 'you' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'ratings'; readonly game: string; readonly seats: number }
  /** The operator's lists, filtered by an id or a name. */
  | { readonly page: 'operator'; readonly tab: OperatorTab; readonly search: string }

export const OPERATOR_TABS = ['reports', 'rooms', 'players', 'bans', 'server', 'audit'] as const

export type OperatorTab = (typeof OPERATOR_TABS)[number]

const TOPIC = /^[a-z-]{1,32}$/

const isRoom = (id: string | undefined): id is string => id !== undefined && /^[\w-]{16}$/.test(id)

const REPLAYED = /^(?:[\w-]{1,64}|record=[\w-]+|room=[\w-]{16})$/

const readReplay = (source: string, place: string | undefined): Route => ({
  page: 'replay',
  source,
  position: place !== undefined && /^\d{1,5}$/.test(place) ? Number(place) : null,
  review: place === 'review',
})

const readOperator = (name: string | undefined, search: string | undefined): Route => ({
  page: 'operator',
  tab: OPERATOR_TABS.find((tab) => tab === name) ?? 'reports',
  search: decoded(search ?? '').slice(0, 40),
})

/** Somebody may have written anything there. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** What an address names; nothing is there for anything unknown, such as a game that is not offered. */
export const readRoute = (hash: string, isGame: (id: string) => boolean): Route => {
  const [page, id, key] = hash.replace(/^#?\/?/, '').split('/')
  if (page === 'new')
    return id !== undefined && isGame(id) ? { page: 'new-game', game: id } : { page: 'new-game' }
  if (page === 'settings' || page === 'you') return { page }
  if (page === 'player' && id !== undefined && /^[\w.-]{1,40}$/.test(id)) return { page, id }
  if (page === 'operator') return readOperator(id, key)
  if (page === 'replay' && id !== undefined && REPLAYED.test(id)) return readReplay(id, key)
  if (id !== undefined && isGame(id)) {
    if (page === 'cards') return { page, game: id }
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
  // Without a slash it is a place on the page.
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
      return '#/settings'
    case 'lesson':
      return `#/lesson/${route.game}${route.name === undefined ? '' : `/${route.name}`}`
    case 'cards':
      return `#/cards/${route.game}`
    case 'rules':
      return `#/rules/${route.game}${route.topic === null ? '' : `/${route.topic}`}`
    case 'table':
      return `#/table/${route.id}`
    case 'replay':
      return `#/replay/${route.source}${placeOf(route)}`
    case 'join':
    case 'watch':
      return `#/${route.page}/${route.room}`
    case 'you':
      return '#/you'
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

const placeOf = ({ position, review }: Extract<Route, { page: 'replay' }>): string =>
  review ? '/review' : position === null ? '' : `/${position}`

/** Where a game that is looked back at is found: here under its name, in the address itself, or at the server. */

const ROOM = 'room='

/** A game at the server, which gives it away when it is over. */
export const roomSource = (room: string): string => ROOM + room

/** The table at the server; null for a game from elsewhere. */
export const roomOf = (source: string): string | null =>
  source.startsWith(ROOM) ? source.slice(ROOM.length) : null
