/** Programs that play for somebody, over one socket for all their tables. */
import type { Outcome } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import type { ServerMessage } from './live.ts'
import { Key, PlayerName, RoomId, SeatNumber } from './values.ts'

export const NewBot = Type.Object({ name: PlayerName }, { additionalProperties: false })
export type NewBot = Static<typeof NewBot>

const BotId = Type.String({ pattern: '^bot\\.[\\w-]{16}$' })

export const BotInfo = Type.Object({
  id: BotId,
  name: Type.String(),
  since: Type.Integer(),
  /** When it last came; null for never. */
  used: Type.Union([Type.Integer(), Type.Null()]),
})
export type BotInfo = Static<typeof BotInfo>
export const BotInfos = Type.Array(BotInfo)

/** The token is shown once and kept nowhere. */
export const BotMade = Type.Object({ id: BotId, name: Type.String(), token: Key })
export type BotMade = Static<typeof BotMade>

/** One of the own bots for a free seat. */
export const SeatMyBot = Type.Object({ seat: SeatNumber, bot: BotId }, { additionalProperties: false })
export type SeatMyBot = Static<typeof SeatMyBot>

/** What a bot says: which seat of which table, and there what any seat says after its hello. */
export const BotSays = Type.Object(
  { room: RoomId, seat: SeatNumber, message: Type.Object({ kind: Type.String() }) },
  { additionalProperties: false },
)
export type BotSays = Static<typeof BotSays>

/** What a bot hears at a seat: everything that any seat hears, and what it may answer. */
export type BotHears =
  | {
      readonly room: string
      readonly seat: number
      readonly message:
        | ServerMessage
        /** The seat is to decide: one of these, in position `at`. */
        | { readonly kind: 'asked'; readonly at: number; readonly commands: readonly string[] }
        /** Null where the game ended without a result. */
        | { readonly kind: 'over'; readonly outcome: Outcome | null }
    }
  /** It could not be told which seat this is about. */
  | { readonly room: null; readonly seat: null; readonly message: ServerMessage }
