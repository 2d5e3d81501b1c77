/** All data that a server stores about a player, for that player. */
import Type, { type Static } from 'typebox'
import { PasskeyInfos } from './accounts.ts'
import { BotInfos } from './bots.ts'
import { NotificationSettings } from './notifications.ts'

export const PersonalData = Type.Object({
  player: Type.Object({
    id: Type.String(),
    name: Type.String(),
    createdAt: Type.Integer(),
    /** When an unused guest is deleted; null for an account, and for a guest with a running game. */
    expiresAt: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** Whether the profile is public. */
  public: Type.Boolean(),
  /** Whether finished public games may be published without names. */
  openData: Type.Boolean(),
  settings: NotificationSettings,
  channels: Type.Array(Type.Object({ kind: Type.String(), address: Type.Unknown() })),
  passkeys: PasskeyInfos,
  bots: BotInfos,
  ratings: Type.Array(
    Type.Object({
      game: Type.String(),
      seats: Type.Integer(),
      mu: Type.Number(),
      sigma: Type.Number(),
      ratingPoints: Type.Integer(),
      games: Type.Integer(),
    }),
  ),
  games: Type.Array(
    Type.Object({
      room: Type.String(),
      game: Type.String(),
      seat: Type.Integer(),
      name: Type.String(),
      startedAt: Type.Integer(),
      isOver: Type.Boolean(),
      /** The record as text; null while the game runs, because it contains the seed. */
      record: Type.Union([Type.String(), Type.Null()]),
      /** When the game is deleted unless it is continued; null for never. */
      expiresAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  /** The player's own chat messages. */
  chat: Type.Array(
    Type.Object({ room: Type.String(), name: Type.String(), text: Type.String(), createdAt: Type.Integer() }),
  ),
  muted: Type.Array(Type.String()),
  /** The players whom the player has added as friends. */
  friends: Type.Array(Type.String()),
  blocked: Type.Array(Type.String()),
  reports: Type.Array(
    Type.Object({
      room: Type.String(),
      text: Type.String(),
      reason: Type.String(),
      createdAt: Type.Integer(),
    }),
  ),
  /** Entries in daily leaderboards. */
  daily: Type.Array(
    Type.Object({
      date: Type.String(),
      kind: Type.String(),
      status: Type.String(),
      points: Type.Integer(),
      record: Type.String(),
      createdAt: Type.Integer(),
    }),
  ),
  /** First answers to puzzles. */
  puzzles: Type.Array(
    Type.Object({
      game: Type.String(),
      puzzle: Type.String(),
      isRight: Type.Boolean(),
      hints: Type.Integer(),
      /** The vote on the puzzle; null without one. */
      isGood: Type.Union([Type.Boolean(), Type.Null()]),
      createdAt: Type.Integer(),
    }),
  ),
  /** The ban of the player, if any. */
  ban: Type.Union([
    Type.Object({
      reason: Type.String(),
      createdAt: Type.Integer(),
      expiresAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type PersonalData = Static<typeof PersonalData>

/** The player's name, as a confirmation. */
export const DeleteAccount = Type.Object(
  { name: Type.String({ maxLength: 40 }) },
  { additionalProperties: false },
)
export type DeleteAccount = Static<typeof DeleteAccount>
