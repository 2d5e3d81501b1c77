/** Where a game that is looked back at is found: here under its name, in the address itself, or at the server. */

const ROOM = 'room='

/** A game at the server, which gives it away when it is over. */
export const roomSource = (room: string): string => ROOM + room

/** The table at the server; null for a game from elsewhere. */
export const roomOf = (source: string): string | null =>
  source.startsWith(ROOM) ? source.slice(ROOM.length) : null
