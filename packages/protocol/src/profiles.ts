/** Public profiles and the leaderboard. */
import Type, { type Static } from 'typebox'
import { SeatResult } from './players.ts'
import { RoomId, SeatNumber } from './schemas.ts'

export const ProfileVisibility = Type.Object({ public: Type.Boolean() }, { additionalProperties: false })
export type ProfileVisibility = Static<typeof ProfileVisibility>

/** Whether the player's finished public games may be published as open data, without names. */
export const OpenDataConsent = Type.Object({ given: Type.Boolean() }, { additionalProperties: false })
export type OpenDataConsent = Static<typeof OpenDataConsent>

/** A finished game with its results; they are empty when it ended without one. */
const FinishedGame = Type.Object({
  room: RoomId,
  game: Type.String(),
  /** The names of the players by seat; empty for a bot, whose level is in `bots`, where a human has null. */
  names: Type.Array(Type.String()),
  bots: Type.Array(Type.Union([Type.String(), Type.Null()])),
  ended: Type.Integer(),
  results: Type.Array(SeatResult),
})

/** The finished games of a player, latest first. */
export const GameHistory = Type.Array(
  Type.Object({
    ...FinishedGame.properties,
    ownSeats: Type.Array(SeatNumber),
    /** The change of the player's rating; null when the game was not rated. */
    ratingChange: Type.Union([Type.Integer(), Type.Null()]),
  }),
)
export type GameHistory = Static<typeof GameHistory>

export const Profile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  ratings: Type.Array(
    Type.Object({
      game: Type.String(),
      seats: Type.Integer(),
      ratingPoints: Type.Integer(),
      games: Type.Integer(),
    }),
  ),
  /** Finished games whose players all have a public profile, latest first. */
  games: Type.Array(FinishedGame),
})
export type Profile = Static<typeof Profile>

/** The rating of each seat whose player has a public profile, and of the own seats; after a rated game with its change. */
export const RoomRatings = Type.Array(
  Type.Object({
    seat: SeatNumber,
    ratingPoints: Type.Integer(),
    games: Type.Integer(),
    /** Null before the game is rated. */
    change: Type.Union([Type.Integer(), Type.Null()]),
  }),
)
export type RoomRatings = Static<typeof RoomRatings>

/** Best first, players with a public profile and enough rated games only. */
export const Leaderboard = Type.Array(
  Type.Object({
    name: Type.String(),
    ratingPoints: Type.Integer(),
    games: Type.Integer(),
    profile: Type.String(),
  }),
)
