/** Shared field schemas, each with its limits. */
import Type from 'typebox'

/** Seats are counted from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 })

export const RoomId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })

export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })

/** Idempotency key chosen by the client: the same id means the same request. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

export const CommandText = Type.String({ minLength: 1, maxLength: 400 })

export const BotLevel = Type.String({ pattern: '^[a-z-]{1,40}$' })

/** One line without direction marks. */
export const PlayerName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+$',
})

/** Hour of the day. */
export const Hour = Type.Integer({ minimum: 0, maximum: 23 })

export const MoveNumber = Type.Integer({ minimum: 0, maximum: 100_000 })

export const Refusal = Type.Object({
  code: Type.String(),
  params: Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Array(Type.Union([Type.String(), Type.Number()]))]),
  ),
})
