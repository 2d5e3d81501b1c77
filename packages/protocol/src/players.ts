/** Players: creating, renaming, and the list of their rooms. */
import Type, { type Static } from 'typebox'
import { RoomInfo } from './rooms.ts'
import { PlayerName, SeatNumber, Secret } from './schemas.ts'

export const PlayerNameBody = Type.Object({ name: PlayerName }, { additionalProperties: false })
export type PlayerNameBody = Static<typeof PlayerNameBody>

export const PlayerInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Whether the player has a passkey; a guest is known by one browser only. */
  account: Type.Boolean(),
  /** When an unused guest is deleted; null for an account and for a guest with a running game. */
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
})
export type PlayerInfo = Static<typeof PlayerInfo>

/** The secret is also set as a cookie; bots and other programs send it as a bearer token. It is shown once. */
export const CreatedPlayer = Type.Object({ id: Type.String(), name: Type.String(), secret: Secret })
export type CreatedPlayer = Static<typeof CreatedPlayer>

/** The result of a seat in a finished game. */
export const SeatResult = Type.Object({
  seat: SeatNumber,
  /** 1 for the winner; equal results share a rank. */
  rank: Type.Integer(),
  points: Type.Integer(),
})
export type SeatResult = Static<typeof SeatResult>

/** A room in a player's own list. */
export const MyRoom = Type.Object({
  info: RoomInfo,
  /** The player's seats. */
  ownSeats: Type.Array(SeatNumber),
  /** The seats that the game waits for; none before all seats are taken. */
  deciders: Type.Array(SeatNumber),
  /** The player's own seats among them. */
  ownTurns: Type.Array(SeatNumber),
  isOver: Type.Boolean(),
  /** A running game that will be rated if its players decide often enough and have not met too often that day. */
  willBeRated: Type.Optional(Type.Literal(true)),
  changedAt: Type.Integer(),
  /** The next deadline, if the room has a clock. */
  nextDeadline: Type.Union([Type.Integer(), Type.Null()]),
  /** When the room is deleted unless it is used; null for never. */
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Best seat first; empty for a game without a result, and for a moment after the end. */
  results: Type.Array(SeatResult),
})
export type MyRoom = Static<typeof MyRoom>
export const MyRooms = Type.Array(MyRoom)

/** An invitation to a room. */
const Invitation = Type.Object({
  info: RoomInfo,
  /** The name of the player who invites. */
  inviter: Type.String(),
  isRematch: Type.Boolean(),
  createdAt: Type.Integer(),
})
export type Invitation = Static<typeof Invitation>
export const Invitations = Type.Array(Invitation)
