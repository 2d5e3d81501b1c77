/** The WebSocket messages of a room. */
import type { Refusal, Step, UndoLimit, Viewer } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import { RoomActionMessage, type RoomFeedMessage } from './room-actions.ts'
import type { RoomInfo } from './rooms.ts'
import { CommandText, MoveNumber, RequestId, RoomId, SeatNumber, Secret } from './schemas.ts'

/**
 * The version of these messages. A client with another one is refused with `outdated-client`: a page reloads itself, a
 * bot has to be updated.
 */
export const PROTOCOL_VERSION = 2

/** The first message: which room, which seat, and how much of its log the client knows already. */
const Hello = Type.Object(
  {
    kind: Type.Literal('hello'),
    protocol: Type.Literal(PROTOCOL_VERSION),
    room: RoomId,
    /** The secret of a seat, or `seat` for a signed-in player. A spectator sends neither. */
    seatSecret: Type.Optional(Secret),
    seat: Type.Optional(SeatNumber),
    /** How many log entries the client has received; 0 for none. */
    lastSeq: MoveNumber,
  },
  { additionalProperties: false },
)

const Submit = Type.Object(
  { kind: Type.Literal('submit'), requestId: RequestId, expectedMove: MoveNumber, command: CommandText },
  { additionalProperties: false },
)

const Undo = Type.Object(
  { kind: Type.Literal('undo'), requestId: RequestId, expectedMove: MoveNumber, toMove: MoveNumber },
  { additionalProperties: false },
)

/**
 * Heartbeat: a connection can be dead without either end noticing. A hidden page sends `hidden` and counts as absent, so
 * that its player gets notifications.
 */
const Ping = Type.Object(
  { kind: Type.Literal('ping'), hidden: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)

/**
 * The client runs this version of the rules itself: when the steps are enough to compute the next view, it is sent only
 * the steps.
 */
const StepUpdates = Type.Object(
  { kind: Type.Literal('step-updates'), rulesVersion: Type.Integer({ minimum: 0, maximum: 100_000 }) },
  { additionalProperties: false },
)

export const ClientMessage = Type.Union([Hello, Submit, Undo, Ping, StepUpdates, RoomActionMessage])
export type ClientMessage = Static<typeof ClientMessage>

/** The game as one viewer sees it after one move. */
export interface ViewFrame {
  readonly moveNumber: number
  readonly viewer: Viewer
  /** The view as JSON, as `rules.position.write` returns it. */
  readonly view: unknown
  /** How far the viewer may undo, and the reason for the limit. */
  readonly undo: UndoLimit
  /** The steps since `fromMove`. */
  readonly steps: readonly Step[]
  readonly fromMove: number
}

interface DeadlineFields {
  /**
   * The deadline of each decider and the server's clock. Without a clock: when the others may vote to replace the seat.
   */
  readonly deadlines: readonly { readonly seat: number; readonly dueAt: number }[]
  /** Milliseconds left to each seat when its clock last stopped; empty unless the clock is `live`. */
  readonly timeBanks?: readonly number[]
  readonly serverTime: number
}

export type ServerMessage =
  | { readonly kind: 'welcome'; readonly info: RoomInfo; readonly seat: number | null }
  /** `seq` counts the log entries that the client knows once it has this frame. */
  | ({ readonly kind: 'frame'; readonly seq: number; readonly frame: ViewFrame } & DeadlineFields)
  /** The steps since `fromMove`, for a client that runs the rules: applied to its view they give the current one. */
  | ({ readonly kind: 'steps'; readonly seq: number } & Omit<ViewFrame, 'view' | 'viewer'> & DeadlineFields)
  | { readonly kind: 'seats'; readonly info: RoomInfo }
  | { readonly kind: 'pong' }
  | RoomFeedMessage
  | {
      readonly kind: 'accepted'
      readonly requestId: string
      readonly moveNumber: number
      readonly seq: number
    }
  | {
      readonly kind: 'refused'
      /** Null when the message could not be parsed. */
      readonly requestId: string | null
      readonly refusal: Refusal
    }
