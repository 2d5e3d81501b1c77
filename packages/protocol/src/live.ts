/** What passes over a socket while a table is played. */
import type { Refusal, ToldStep, UndoLimit, Viewer } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import type { RoomInfo } from './rooms.ts'
import { Key, Position, RequestId, RoomId, SeatNumber, Words } from './values.ts'

/** The first message: which table, which seat, and how much of its log is known already. */
const Hello = Type.Object(
  {
    kind: Type.Literal('hello'),
    room: RoomId,
    /** A seat's own secret; or `seat`, for a player who is known by theirs. A spectator has neither. */
    key: Type.Optional(Key),
    seat: Type.Optional(SeatNumber),
    /** The log entries that the client has heard; 0 for none. */
    heard: Position,
  },
  { additionalProperties: false },
)

const Submit = Type.Object(
  { kind: Type.Literal('submit'), request: RequestId, at: Position, command: Words },
  { additionalProperties: false },
)

const TakeBack = Type.Object(
  { kind: Type.Literal('take-back'), request: RequestId, at: Position, to: Position },
  { additionalProperties: false },
)

/** Asks for a sign of life: a line can be dead without either end having been told. */
const Ping = Type.Object({ kind: Type.Literal('ping') }, { additionalProperties: false })

export const ClientMessage = Type.Union([Hello, Submit, TakeBack, Ping])
export type ClientMessage = Static<typeof ClientMessage>

/** The table as one viewer sees it at one position. */
export interface ToldFrame {
  readonly at: number
  readonly viewer: Viewer
  /** The view as a literal. */
  readonly view: unknown
  /** How far the viewer may take back, and what stops it there. */
  readonly undo: UndoLimit
  /** What led here since position `from`. */
  readonly steps: readonly ToldStep[]
  readonly from: number
}

export type ServerMessage =
  | { readonly kind: 'welcome'; readonly info: RoomInfo; readonly seat: number | null }
  /** `seq` is what the client has heard once it has taken the frame in. */
  | {
      readonly kind: 'told'
      readonly seq: number
      readonly frame: ToldFrame
      /** When the time of each waiting seat is up, and what the server's clock says now. */
      readonly deadlines: readonly { readonly seat: number; readonly at: number }[]
      readonly now: number
    }
  | { readonly kind: 'seats'; readonly info: RoomInfo }
  | { readonly kind: 'pong' }
  | { readonly kind: 'done'; readonly request: string; readonly at: number; readonly seq: number }
  | {
      readonly kind: 'refused'
      /** Null when the message could not be read at all. */
      readonly request: string | null
      readonly refusal: Refusal
    }
