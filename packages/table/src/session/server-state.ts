import type { GameEvent, Refusal } from '@quayside/kernel'
import type { ChatMessage, RoomInfo } from '@quayside/protocol'
import type {
  AbsentSeat,
  BackendMessage,
  Deadline,
  RematchOffer,
  RoomStatus,
  SeatRating,
} from './messages.ts'

/** A room of a server with the seat to take in it. */
export interface RoomAddress {
  readonly room: string
  /** A seat of the player who is known to the server; null for a spectator. */
  readonly seat: number | null
  /** The secret that gives access to the seat. */
  readonly seatSecret: string | null
}

export const INITIAL_ROOM_STATUS: RoomStatus = {
  vote: null,
  declinedVotes: [],
  isEnded: false,
  vacations: [],
  stuckBot: null,
}

interface VisibleMove {
  readonly moveNumber: number
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/**
 * Where the others could be asked to go back to: before the viewer's last own step, as long as nothing was revealed
 * since. Null where there is none.
 */
export const voteUndoTarget = (history: readonly VisibleMove[], viewer: number): number | null => {
  const steps = history.toReversed()
  const stop = steps.findIndex(({ events }) => events.some(({ reveal }) => reveal === true))
  const open = stop === -1 ? steps : steps.slice(0, stop)
  return open.find(({ seat }) => seat === viewer)?.moveNumber ?? null
}

/** What only a table at a server has. */
export interface ServerState {
  readonly address: RoomAddress
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly deadlines: readonly Deadline[]
  readonly timeBanks: readonly number[]
  /** The server is out of reach. */
  readonly isDisconnected: boolean
  /** The server's reason, where it gave one. */
  readonly disconnectReason: Refusal | null
  readonly status: RoomStatus
  /** The ratings that the player may see, by seat. */
  readonly ratings: readonly SeatRating[]
  /** The people who are not looking. */
  readonly absent: readonly AbsentSeat[]
  /** Null while nobody has asked for a rematch. */
  readonly rematch: RematchOffer | null
  /** What the seat has settled in advance; null for nothing. */
  readonly policies: unknown
  /** The chat messages in order. */
  readonly chat: readonly ChatMessage[]
  /** Why the last room action was refused. */
  readonly lastRefusal: Refusal | null
}

export const INITIAL_SERVER_STATE: Omit<ServerState, 'address'> = {
  room: null,
  deadlines: [],
  timeBanks: [],
  isDisconnected: false,
  disconnectReason: null,
  status: INITIAL_ROOM_STATUS,
  ratings: [],
  absent: [],
  rematch: null,
  policies: null,
  chat: [],
  lastRefusal: null,
}

/** After a reconnect the server sends recent messages again. */
const appendMessages = (
  said: readonly ChatMessage[],
  lines: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const known = new Set(said.map(({ id }) => id))
  return [...said, ...lines.filter(({ id }) => !known.has(id))]
}

type ServerMessage = Extract<
  BackendMessage,
  {
    readonly kind:
      | 'room'
      | 'deadlines'
      | 'room-status'
      | 'ratings'
      | 'presence'
      | 'rematch'
      | 'policies'
      | 'chat'
      | 'room-action-refused'
      | 'connection'
  }
>

export const reduceServerState = (line: ServerState, message: ServerMessage): ServerState => {
  switch (message.kind) {
    case 'room':
      return { ...line, room: message.info }
    case 'deadlines':
      return { ...line, deadlines: message.deadlines, timeBanks: message.timeBanks }
    case 'room-status':
      return { ...line, status: message.status }
    case 'ratings':
      return { ...line, ratings: message.ratings }
    case 'presence':
      return { ...line, absent: message.absent }
    case 'rematch':
      return { ...line, rematch: message.offer }
    case 'policies':
      return { ...line, policies: message.policies }
    case 'chat':
      return { ...line, chat: appendMessages(line.chat, message.messages) }
    case 'room-action-refused':
      return { ...line, lastRefusal: message.refusal }
    case 'connection':
      // The reason stands until the line is there again, however often it breaks meanwhile.
      return {
        ...line,
        isDisconnected: message.isDisconnected,
        disconnectReason: message.isDisconnected ? (message.reason ?? line.disconnectReason) : null,
      }
  }
}
