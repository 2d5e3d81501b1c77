/** Who somebody is. */
import Type, { type Static } from 'typebox'
import { Key, PlayerName, RoomId, SeatNumber } from './values.ts'

export const NamePlayer = Type.Object({ name: PlayerName }, { additionalProperties: false })
export type NamePlayer = Static<typeof NamePlayer>

export const PlayerInfo = Type.Object({ id: Type.String(), name: Type.String() })
export type PlayerInfo = Static<typeof PlayerInfo>

/** The secret goes into a cookie as well; programs send it as a bearer token. It is shown once. */
export const PlayerMade = Type.Object({ id: Type.String(), name: Type.String(), secret: Key })
export type PlayerMade = Static<typeof PlayerMade>

/** A table in a player's own list. */
export const MyRoom = Type.Object({
  room: RoomId,
  game: Type.String(),
  /** Where the player sits. */
  seats: Type.Array(SeatNumber),
  names: Type.Array(Type.String()),
  /** The player's own seats that the game waits for. */
  yourTurn: Type.Array(SeatNumber),
  over: Type.Boolean(),
  changed: Type.Integer(),
})
export type MyRoom = Static<typeof MyRoom>
export const MyRooms = Type.Array(MyRoom)
