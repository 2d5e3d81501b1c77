/** Chat messages, mutes and reports. */
import Type, { type Static } from 'typebox'
import { RoomId, SeatNumber } from './schemas.ts'

/** The server refuses blank text, invisible characters and direction marks. */
export const ChatText = Type.String({ minLength: 1, maxLength: 500 })

/** Phrases to send with one click; each reader sees them in their own language. */
const CHAT_PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'sorry',
  'one-moment',
  'back-again',
  'take-your-time',
  'good-game',
] as const
export type ChatPhrase = (typeof CHAT_PHRASES)[number]

export const ChatPhraseId = Type.Enum(CHAT_PHRASES)

const MessageId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })

const ChatMessage = Type.Object({
  id: MessageId,
  /** Null for a spectator. */
  seat: Type.Union([SeatNumber, Type.Null()]),
  name: Type.String(),
  text: Type.String(),
  /** The id of a phrase; a client that does not know it shows the text. */
  phrase: Type.Optional(Type.String()),
  createdAt: Type.Integer(),
})
export type ChatMessage = Static<typeof ChatMessage>

/** Mutes the author of a chat message. */
export const MutePlayer = Type.Object({ room: RoomId, message: MessageId }, { additionalProperties: false })
export type MutePlayer = Static<typeof MutePlayer>

const Muted = Type.Object({ id: Type.String(), name: Type.String() })
export const Mutes = Type.Array(Muted)

export const ReportMessage = Type.Object(
  { room: RoomId, message: MessageId, reason: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
)
export type ReportMessage = Static<typeof ReportMessage>

/** Open reports, for the operator. */
export const Reports = Type.Array(
  Type.Object({
    id: Type.String(),
    room: RoomId,
    /** The player who reports. */
    player: Type.String(),
    reporterName: Type.String(),
    author: Type.String(),
    name: Type.String(),
    text: Type.String(),
    messageCreatedAt: Type.Integer(),
    reason: Type.String(),
    createdAt: Type.Integer(),
  }),
)
