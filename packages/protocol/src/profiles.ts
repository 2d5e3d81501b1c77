/** Public profiles and the leaderboard. */
import Type, { type Static } from 'typebox'
import { SeatResult } from './players.ts'
import { RoomId, SeatNumber } from './schemas.ts'

export const ProfileVisibility = Type.Object({ public: Type.Boolean() }, { additionalProperties: false })
export type ProfileVisibility = Static<typeof ProfileVisibility>

/** A finished game, and how each seat came out of it; no results where it ended without one. */
const FinishedGame = Type.Object({
  room: RoomId,
  game: Type.String(),
  /** Of people; a bot has the id of its level here, and in `bots`, where a person has null. */
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
    /** What the game did to the player's rating; null where it was not rated. */
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
  /** Finished games, latest first, of which all players have a public profile. */
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
