/** WebSocket messages apart from moves: votes, leaving, standing policies, vacations, time zones, chat. */
import Type, { type Static } from 'typebox'
import { type ChatMessage, ChatPhraseId, ChatText } from './chat.ts'
import { MoveNumber, RequestId, SeatNumber } from './schemas.ts'

/** What the players of a room can vote on. */
export const VoteTopic = Type.Union([
  /** Undo moves, including those of other players. */
  Type.Object({ kind: Type.Literal('undo'), toMove: MoveNumber }, { additionalProperties: false }),
  /** End the game without a result. */
  Type.Object({ kind: Type.Literal('end-game') }, { additionalProperties: false }),
  /** Replace an overdue player by a bot. */
  Type.Object({ kind: Type.Literal('replace-seat'), seat: SeatNumber }, { additionalProperties: false }),
])
export type VoteTopic = Static<typeof VoteTopic>

const StartVote = Type.Object(
  { kind: Type.Literal('vote-start'), requestId: RequestId, expectedMove: MoveNumber, topic: VoteTopic },
  { additionalProperties: false },
)

/** `vote` is the id of the open vote. The player who started it withdraws it by not agreeing. */
const CastVote = Type.Object(
  {
    kind: Type.Literal('vote'),
    requestId: RequestId,
    expectedMove: MoveNumber,
    vote: MoveNumber,
    agree: Type.Boolean(),
  },
  { additionalProperties: false },
)

/** Leaves for good; a bot takes the seat. */
const LeaveGame = Type.Object(
  { kind: Type.Literal('leave-game'), requestId: RequestId },
  { additionalProperties: false },
)

/** Checked by the game; an empty object for none. */
const SetPolicies = Type.Object(
  { kind: Type.Literal('policies'), requestId: RequestId, policies: Type.Unknown() },
  { additionalProperties: false },
)

/** From now on for this many days; 0 ends it. */
const TakeVacation = Type.Object(
  {
    kind: Type.Literal('vacation'),
    requestId: RequestId,
    days: Type.Integer({ minimum: 0, maximum: 60 }),
  },
  { additionalProperties: false },
)

/** The time zone of a player, such as `Europe/Paris`. */
const SetTimeZone = Type.Object(
  {
    kind: Type.Literal('time-zone'),
    requestId: RequestId,
    timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
)

const SendChat = Type.Object(
  { kind: Type.Literal('chat'), requestId: RequestId, text: ChatText },
  { additionalProperties: false },
)

const SendPhrase = Type.Object(
  { kind: Type.Literal('chat'), requestId: RequestId, phrase: ChatPhraseId },
  { additionalProperties: false },
)

export const RoomActionMessage = Type.Union([
  StartVote,
  CastVote,
  LeaveGame,
  SetPolicies,
  TakeVacation,
  SetTimeZone,
  SendChat,
  SendPhrase,
])
export type RoomActionMessage = Static<typeof RoomActionMessage>

export interface VoteInfo {
  readonly id: number
  readonly seat: number
  readonly topic: VoteTopic
  /** The seats that have agreed, and those that have not voted yet. */
  readonly agreed: readonly number[]
  readonly pending: readonly number[]
}

export type RoomFeedMessage =
  /** The room status; sent when it changes. */
  | {
      readonly kind: 'room-status'
      readonly vote: VoteInfo | null
      /** Votes declined or withdrawn at this move, by the seat that started them; they cannot be repeated. */
      readonly declinedVotes: readonly { readonly seat: number; readonly topic: VoteTopic['kind'] }[]
      /** The game ended without a result. */
      readonly isEnded: boolean
      /** Seats on vacation, and until when. */
      readonly vacations: readonly { readonly seat: number; readonly until: number }[]
      /** The seat of a bot that failed to decide; it is retried after a minute. */
      readonly stuckBot: number | null
      /**
       * The deadline of each decider and the server's clock. Without a clock: when the others may vote to replace the
       * seat.
       */
      readonly deadlines: readonly { readonly seat: number; readonly dueAt: number }[]
      /** Milliseconds left to each seat when its clock last stopped; empty unless the clock is `live`. */
      readonly timeBanks?: readonly number[]
      readonly serverTime: number
    }
  /** The rematch of a finished game. Sent when a player asks for it and with each answer. */
  | {
      readonly kind: 'rematch'
      readonly room: string
      /** The seat of the player who asked; null when they have left it since. */
      readonly asker: number | null
      readonly accepted: readonly number[]
      readonly pending: readonly number[]
      readonly declined: readonly number[]
      /** Whether all seats are taken, by any players. */
      readonly isStarted: boolean
    }
  /** The players without a visible page of the room; sent when a player comes or goes. */
  | {
      readonly kind: 'presence'
      /** `since` is null when the server does not know it, because it was restarted meanwhile. */
      readonly absent: readonly { readonly seat: number; readonly since: number | null }[]
      readonly serverTime: number
    }
  /** A seat's own standing policies. */
  | { readonly kind: 'policies'; readonly policies: unknown }
  /** New messages in order; after joining, the recent ones. */
  | { readonly kind: 'chat'; readonly messages: readonly ChatMessage[] }
