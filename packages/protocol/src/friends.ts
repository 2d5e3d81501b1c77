/** Friends: adding by code or after a game, who is online, inviting, and blocking. */
import Type, { type Static } from 'typebox'
import { RoomId, SeatNumber } from './schemas.ts'

const PlayerId = Type.String({ pattern: '^[\\w.-]{1,40}$' })

/** The code of a player as it was said, or somebody with whom the player sits or sat at a table. */
export const AddFriend = Type.Union([
  Type.Object({ code: Type.String({ pattern: '^[A-Za-z -]{8,20}$' }) }, { additionalProperties: false }),
  Type.Object({ room: RoomId, seat: SeatNumber }, { additionalProperties: false }),
  /** Somebody who has asked the player. */
  Type.Object({ player: PlayerId }, { additionalProperties: false }),
])
export type AddFriend = Static<typeof AddFriend>

/** A player at a table, or one whom the player knows already. */
export const BlockPlayer = Type.Union([
  Type.Object({ player: PlayerId }, { additionalProperties: false }),
  Type.Object({ room: RoomId, seat: SeatNumber }, { additionalProperties: false }),
])
export type BlockPlayer = Static<typeof BlockPlayer>

export const Friends = Type.Object({
  /** For others to add the player. */
  code: Type.String(),
  friends: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** Both want it, only the player, or only the other one. */
      state: Type.Union([Type.Literal('friend'), Type.Literal('asked'), Type.Literal('asks')]),
      /** False unless both want it. */
      isOnline: Type.Boolean(),
    }),
  ),
  blocked: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type Friends = Static<typeof Friends>

/** A friend, for any free seat of a room. */
export const InviteFriend = Type.Object({ player: PlayerId }, { additionalProperties: false })
export type InviteFriend = Static<typeof InviteFriend>
