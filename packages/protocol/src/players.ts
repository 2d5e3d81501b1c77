/** Who somebody is. */
import Type, { type Static } from 'typebox'
import { RoomInfo } from './rooms.ts'
import { PlayerName, SeatNumber, Secret } from './schemas.ts'

export const PlayerNameBody = Type.Object({ name: PlayerName }, { additionalProperties: false })
export type PlayerNameBody = Static<typeof PlayerNameBody>

export const PlayerInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Whether a passkey opens it: a guest is known to one browser alone. */
  account: Type.Boolean(),
  /** When a guest who does not come back is forgotten; null for an account, and for whoever still plays. */
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
})
export type PlayerInfo = Static<typeof PlayerInfo>

/** The secret goes into a cookie as well; programs send it as a bearer token. It is shown once. */
export const CreatedPlayer = Type.Object({ id: Type.String(), name: Type.String(), secret: Secret })
export type CreatedPlayer = Static<typeof CreatedPlayer>

/** A table in a player's own list. */
export const MyRoom = Type.Object({
  info: RoomInfo,
  /** Where the player sits. */
  ownSeats: Type.Array(SeatNumber),
  /** The seats that the game waits for; none before everybody is there. */
  deciders: Type.Array(SeatNumber),
  /** The player's own among them. */
  ownTurns: Type.Array(SeatNumber),
  isOver: Type.Boolean(),
  changedAt: Type.Integer(),
  /** When somebody's time is up, where there is a clock. */
  nextDeadline: Type.Union([Type.Integer(), Type.Null()]),
  /** When the table is removed unless something happens there; null when it is kept. */
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
})
export type MyRoom = Static<typeof MyRoom>
export const MyRooms = Type.Array(MyRoom)
