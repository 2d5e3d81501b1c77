/** What passes over a socket beside the commands: asking the others, leaving, standing policies, time, talk. */
import Type, { type Static } from 'typebox'
import { type ChatMessage, ChatText } from './chat.ts'
import { MoveNumber, RequestId, SeatNumber } from './schemas.ts'

/** What somebody may ask the others for. */
export const VoteTopic = Type.Union([
  /** To go back to an earlier position, over what others did since. */
  Type.Object({ kind: Type.Literal('back'), to: MoveNumber }, { additionalProperties: false }),
  /** To end the game without a result. */
  Type.Object({ kind: Type.Literal('end') }, { additionalProperties: false }),
  /** To let a bot play on for somebody who does not come any more. */
  Type.Object({ kind: Type.Literal('bot'), seat: SeatNumber }, { additionalProperties: false }),
])
export type VoteTopic = Static<typeof VoteTopic>

const Ask = Type.Object(
  { kind: Type.Literal('ask'), request: RequestId, at: MoveNumber, about: VoteTopic },
  { additionalProperties: false },
)

/** `motion` is the number of what was asked for. Whoever asked takes it back by not agreeing. */
const Answer = Type.Object(
  {
    kind: Type.Literal('answer'),
    request: RequestId,
    at: MoveNumber,
    motion: MoveNumber,
    agree: Type.Boolean(),
  },
  { additionalProperties: false },
)

/** For good: a bot plays on. */
const Leave = Type.Object(
  { kind: Type.Literal('leave'), request: RequestId },
  { additionalProperties: false },
)

/** Checked by the game; an empty object for none. */
const SetPolicies = Type.Object(
  { kind: Type.Literal('policies'), request: RequestId, policies: Type.Unknown() },
  { additionalProperties: false },
)

/** From now on, for so many days; 0 comes back. */
const TakeVacation = Type.Object(
  {
    kind: Type.Literal('vacation'),
    request: RequestId,
    days: Type.Integer({ minimum: 0, maximum: 60 }),
  },
  { additionalProperties: false },
)

/** The time zone that a seat lives in, `Europe/Paris`. */
const SetTimeZone = Type.Object(
  { kind: Type.Literal('zone'), request: RequestId, zone: Type.String({ minLength: 1, maxLength: 64 }) },
  { additionalProperties: false },
)

const Say = Type.Object(
  { kind: Type.Literal('say'), request: RequestId, words: ChatText },
  { additionalProperties: false },
)

export const RoomActionMessage = Type.Union([Ask, Answer, Leave, SetPolicies, TakeVacation, SetTimeZone, Say])
export type RoomActionMessage = Static<typeof RoomActionMessage>

export interface VoteInfo {
  readonly no: number
  readonly seat: number
  readonly about: VoteTopic
  /** The seats that have agreed, and those that are still asked. */
  readonly agreed: readonly number[]
  readonly asked: readonly number[]
}

export type RoomFeedMessage =
  /** How the people at the table stand with each other; sent when it changes. */
  | {
      readonly kind: 'affairs'
      readonly motion: VoteInfo | null
      /** What was declined in this position or taken back, by the seat that asked: it cannot be asked again there. */
      readonly declined: readonly { readonly seat: number; readonly about: VoteTopic['kind'] }[]
      /** The game ended without a result. */
      readonly ended: boolean
      /** Seats whose clocks stand, and until when. */
      readonly vacations: readonly { readonly seat: number; readonly until: number }[]
      /** A bot that cannot decide; it is asked again after a while. */
      readonly stalled: number | null
      /**
       * When the time of each waiting seat is up, and what the server's clock says now. Without a clock: from when on the
       * others may do without the seat.
       */
      readonly deadlines: readonly { readonly seat: number; readonly at: number }[]
      readonly now: number
    }
  /** A seat's own standing policies. */
  | { readonly kind: 'policies'; readonly policies: unknown }
  /** What was said, in order; the recent part for somebody who comes late. */
  | { readonly kind: 'chat'; readonly lines: readonly ChatMessage[] }
