/** API bots: programs that play for a player, over one connection for all their rooms. */
import type { Outcome } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import type { ServerMessage } from './live.ts'
import { PlayerName, RoomId, SeatNumber, Secret } from './schemas.ts'

export const CreateBot = Type.Object({ name: PlayerName }, { additionalProperties: false })
export type CreateBot = Static<typeof CreateBot>

const BotId = Type.String({ pattern: '^bot\\.[\\w-]{16}$' })

export const BotInfo = Type.Object({
  id: BotId,
  name: Type.String(),
  createdAt: Type.Integer(),
  /** When it last connected; null for never. */
  lastUsedAt: Type.Union([Type.Integer(), Type.Null()]),
})
export type BotInfo = Static<typeof BotInfo>
export const BotInfos = Type.Array(BotInfo)

/** The token is shown once; only its hash is stored. */
export const CreatedBot = Type.Object({ id: BotId, name: Type.String(), token: Secret })
export type CreatedBot = Static<typeof CreatedBot>

/** One of the own bots for a free seat. */
export const SeatApiBot = Type.Object({ seat: SeatNumber, bot: BotId }, { additionalProperties: false })
export type SeatApiBot = Static<typeof SeatApiBot>

/** A message of a bot: room, seat, and any client message after `hello`. */
export const BotClientMessage = Type.Object(
  { room: RoomId, seat: SeatNumber, message: Type.Object({ kind: Type.String() }) },
  { additionalProperties: false },
)
export type BotClientMessage = Static<typeof BotClientMessage>

/** A message to a bot: what every seat receives, plus the commands to choose from. */
export type BotServerMessage =
  | {
      readonly room: string
      readonly seat: number
      readonly message:
        | ServerMessage
        /** The seat has to decide: one of these commands. */
        | { readonly kind: 'decide'; readonly moveNumber: number; readonly commands: readonly string[] }
        /** Null where the game ended without a result. */
        | { readonly kind: 'game-over'; readonly outcome: Outcome | null }
    }
  /** Null when the message could not be read. */
  | { readonly room: null; readonly seat: null; readonly message: ServerMessage }
