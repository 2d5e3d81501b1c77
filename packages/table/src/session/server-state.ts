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

/** An online room and the seat to take in it. */
export interface RoomAddress {
  readonly room: string
  /** A seat of the signed-in player; null for a spectator. */
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
 * Where a vote could undo to: before the viewer's last own step, if no information has been revealed since. Null where
 * there is none.
 */
export const voteUndoTarget = (history: readonly VisibleMove[], viewer: number): number | null => {
  const steps = history.toReversed()
  const stop = steps.findIndex(({ events }) => events.some(({ reveal }) => reveal === true))
  const open = stop === -1 ? steps : steps.slice(0, stop)
  return open.find(({ seat }) => seat === viewer)?.moveNumber ?? null
}

/** State that only an online room has. */
export interface ServerState {
  readonly address: RoomAddress
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly deadlines: readonly Deadline[]
  readonly timeBanks: readonly number[]
  readonly isDisconnected: boolean
  /** The server's reason, where it gave one. */
  readonly disconnectReason: Refusal | null
  readonly status: RoomStatus
  /** The ratings that the viewer may see, by seat. */
  readonly ratings: readonly SeatRating[]
  /** Players without a visible page of the room. */
  readonly absent: readonly AbsentSeat[]
  /** Null until a player has asked for a rematch. */
  readonly rematch: RematchOffer | null
  /** Standing policies of the viewer's seat; null for none. */
  readonly policies: unknown
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
      // The reason is kept until the connection is back, even if later attempts fail without one.
      return {
        ...line,
        isDisconnected: message.isDisconnected,
        disconnectReason: message.isDisconnected ? (message.reason ?? line.disconnectReason) : null,
      }
  }
}
