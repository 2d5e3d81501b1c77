/** Friends: adding by code or after a game, who is online, inviting, and blocking. */
import Type, { type Static } from 'typebox'
import { RoomId, SeatNumber } from './schemas.ts'

const PlayerId = Type.String({ pattern: '^[\\w.-]{1,40}$' })

/** Adds a friend: by code, from a room where both have a seat, or in answer to a request. */
export const AddFriend = Type.Union([
  Type.Object({ code: Type.String({ pattern: '^[A-Za-z -]{8,20}$' }) }, { additionalProperties: false }),
  Type.Object({ room: RoomId, seat: SeatNumber }, { additionalProperties: false }),
  /** A player who has added this player. */
  Type.Object({ player: PlayerId }, { additionalProperties: false }),
])
export type AddFriend = Static<typeof AddFriend>

/** Blocks a player, by id or by seat in a room. */
export const BlockPlayer = Type.Union([
  Type.Object({ player: PlayerId }, { additionalProperties: false }),
  Type.Object({ room: RoomId, seat: SeatNumber }, { additionalProperties: false }),
])
export type BlockPlayer = Static<typeof BlockPlayer>

export const Friends = Type.Object({
  /** The friend code, with which others add the player. */
  code: Type.String(),
  friends: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** `friend` when both have added each other; `asked` when only the player has, `asks` when only the other one has. */
      state: Type.Union([Type.Literal('friend'), Type.Literal('asked'), Type.Literal('asks')]),
      /** Always false for players who are not friends yet. */
      isOnline: Type.Boolean(),
    }),
  ),
  blocked: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type Friends = Static<typeof Friends>

/** Invites a friend to any free seat of a room. */
export const InviteFriend = Type.Object({ player: PlayerId }, { additionalProperties: false })
export type InviteFriend = Static<typeof InviteFriend>
