import type { GameEvent, Refusal } from '@quayside/kernel'
import type { ChatMessage, RoomInfo } from '@quayside/protocol'
import type { Affairs, BackendMessage, Clock } from './messages.ts'

/** Where somebody sits, or looks on, at a table of a server. */
export interface Place {
  readonly room: string
  /** A seat of the player who is known to the server; null for a spectator. */
  readonly seat: number | null
  /** The secret of a seat, which opens it to whoever has it. */
  readonly key: string | null
}

export const INITIAL_ROOM_STATUS: Affairs = {
  vote: null,
  declinedVotes: [],
  isEnded: false,
  vacations: [],
  stuckBot: null,
}

interface MoveSeen {
  readonly moveNumber: number
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/**
 * Where the others could be asked to go back to: before the viewer's last own step, as long as nothing was revealed
 * since. Null where there is none.
 */
export const voteUndoTarget = (history: readonly MoveSeen[], viewer: number): number | null => {
  const steps = history.toReversed()
  const stop = steps.findIndex(({ events }) => events.some(({ reveal }) => reveal === true))
  const open = stop === -1 ? steps : steps.slice(0, stop)
  return open.find(({ seat }) => seat === viewer)?.moveNumber ?? null
}

/** What only a table at a server has. */
export interface ServerState {
  readonly place: Place
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly clocks: readonly Clock[]
  /** The server is out of reach. */
  readonly isDisconnected: boolean
  /** Why, where it has said so. */
  readonly disconnectReason: Refusal | null
  readonly affairs: Affairs
  /** What the seat has settled in advance; null for nothing. */
  readonly policies: unknown
  /** What was said, in order. */
  readonly chat: readonly ChatMessage[]
  /** Why the last thing beside the commands was not done. */
  readonly lastRefusal: Refusal | null
}

export const USUAL_LINE: Omit<ServerState, 'place'> = {
  room: null,
  clocks: [],
  isDisconnected: false,
  disconnectReason: null,
  affairs: INITIAL_ROOM_STATUS,
  policies: null,
  chat: [],
  lastRefusal: null,
}

/** Somebody who comes back is told the recent part again. */
const withLines = (said: readonly ChatMessage[], lines: readonly ChatMessage[]): readonly ChatMessage[] => {
  const known = new Set(said.map(({ id }) => id))
  return [...said, ...lines.filter(({ id }) => !known.has(id))]
}

type LineMessage = Extract<
  BackendMessage,
  { readonly kind: 'room' | 'clocks' | 'affairs' | 'policies' | 'chat' | 'talk-refused' | 'line' }
>

export const reduceServerState = (line: ServerState, message: LineMessage): ServerState => {
  switch (message.kind) {
    case 'room':
      return { ...line, room: message.info }
    case 'clocks':
      return { ...line, clocks: message.clocks }
    case 'affairs':
      return { ...line, affairs: message.affairs }
    case 'policies':
      return { ...line, policies: message.policies }
    case 'chat':
      return { ...line, chat: withLines(line.chat, message.messages) }
    case 'talk-refused':
      return { ...line, lastRefusal: message.refusal }
    case 'line':
      // The reason stands until the line is there again, however often it breaks meanwhile.
      return {
        ...line,
        isDisconnected: message.away,
        disconnectReason: message.away ? (message.because ?? line.disconnectReason) : null,
      }
  }
}
