/** What passes over a socket while a table is played. */
import type { Refusal, Step, UndoLimit, Viewer } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import { RoomActionMessage, type RoomFeedMessage } from './room-actions.ts'
import type { RoomInfo } from './rooms.ts'
import { CommandText, MoveNumber, RequestId, RoomId, SeatNumber, Secret } from './schemas.ts'

/** The first message: which table, which seat, and how much of its log is known already. */
const Hello = Type.Object(
  {
    kind: Type.Literal('hello'),
    room: RoomId,
    /** A seat's own secret; or `seat`, for a player who is known by theirs. A spectator has neither. */
    key: Type.Optional(Secret),
    seat: Type.Optional(SeatNumber),
    /** The log entries that the client has heard; 0 for none. */
    heard: MoveNumber,
  },
  { additionalProperties: false },
)

const Submit = Type.Object(
  { kind: Type.Literal('submit'), request: RequestId, at: MoveNumber, command: CommandText },
  { additionalProperties: false },
)

const TakeBack = Type.Object(
  { kind: Type.Literal('take-back'), request: RequestId, at: MoveNumber, to: MoveNumber },
  { additionalProperties: false },
)

/**
 * Asks for a sign of life: a line can be dead without either end having been told. A page that nobody looks at says so,
 * and its seat is told of its turn like one that is not there.
 */
const Ping = Type.Object(
  { kind: Type.Literal('ping'), away: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)

/**
 * The client runs the rules of the table's game itself, in this version: where a step says everything, it is sent the
 * step from now on, and not the whole view after it.
 */
const RulesVersionMessage = Type.Object(
  { kind: Type.Literal('runs'), rules: Type.Integer({ minimum: 0, maximum: 100_000 }) },
  { additionalProperties: false },
)

export const ClientMessage = Type.Union([
  Hello,
  Submit,
  TakeBack,
  Ping,
  RulesVersionMessage,
  RoomActionMessage,
])
export type ClientMessage = Static<typeof ClientMessage>

/** The table as one viewer sees it at one position. */
export interface ViewFrame {
  readonly at: number
  readonly viewer: Viewer
  /** The view as a literal. */
  readonly view: unknown
  /** How far the viewer may take back, and what stops it there. */
  readonly undo: UndoLimit
  /** What led here since position `from`. */
  readonly steps: readonly Step[]
  readonly from: number
}

interface DeadlineFields {
  /**
   * When the time of each waiting seat is up, and what the server's clock says now. Without a clock: from when on the
   * others may do without the seat.
   */
  readonly deadlines: readonly { readonly seat: number; readonly at: number }[]
  readonly now: number
}

export type ServerMessage =
  | { readonly kind: 'welcome'; readonly info: RoomInfo; readonly seat: number | null }
  /** `seq` is what the client has heard once it has taken the frame in. */
  | ({ readonly kind: 'told'; readonly seq: number; readonly frame: ViewFrame } & DeadlineFields)
  /** What happened since position `from`, for a client that runs the rules: its view after the steps is the table's. */
  | ({ readonly kind: 'stepped'; readonly seq: number } & Omit<ViewFrame, 'view' | 'viewer'> & DeadlineFields)
  | { readonly kind: 'seats'; readonly info: RoomInfo }
  | { readonly kind: 'pong' }
  | RoomFeedMessage
  | { readonly kind: 'done'; readonly request: string; readonly at: number; readonly seq: number }
  | {
      readonly kind: 'refused'
      /** Null when the message could not be read at all. */
      readonly request: string | null
      readonly refusal: Refusal
    }
