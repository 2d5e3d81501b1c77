/** API bots: programs that play for a player, over one connection for all their rooms. */
import type { Outcome } from '@quayside/kernel'
import Type, { type Static } from 'typebox'
import type { ServerMessage } from './live-messages.ts'
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

/** Gives a free seat to one of the player's own bots. */
export const SeatApiBot = Type.Object({ seat: SeatNumber, bot: BotId }, { additionalProperties: false })
export type SeatApiBot = Static<typeof SeatApiBot>

/** A message of a bot: room, seat, and any client message after `hello`. */
export const BotClientMessage = Type.Object(
  { room: RoomId, seat: SeatNumber, message: Type.Object({ kind: Type.String() }) },
  { additionalProperties: false },
)
export type BotClientMessage = Static<typeof BotClientMessage>

/** A message to a bot: a message that any seat receives, a request for a decision, or the end of the game. */
export type BotServerMessage =
  | {
      readonly room: string
      readonly seat: number
      readonly message:
        | ServerMessage
        /** The seat has to choose one of these commands. */
        | { readonly kind: 'decide'; readonly moveNumber: number; readonly commands: readonly string[] }
        /** Null when the game ended without a result. */
        | { readonly kind: 'game-over'; readonly outcome: Outcome | null }
    }
  /** A refusal that belongs to no seat, such as that of an invalid message. */
  | { readonly room: null; readonly seat: null; readonly message: ServerMessage }
