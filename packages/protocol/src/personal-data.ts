/** Everything that a server keeps about a player, for that player alone. */
import Type, { type Static } from 'typebox'
import { PasskeyInfos } from './accounts.ts'
import { BotInfos } from './bots.ts'
import { NotificationSettings } from './notifications.ts'

export const PersonalData = Type.Object({
  player: Type.Object({
    id: Type.String(),
    name: Type.String(),
    since: Type.Integer(),
    /** When a guest who does not come back is forgotten; null for an account, and for whoever still plays. */
    expiresAt: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** Whether everybody may see the profile. */
  public: Type.Boolean(),
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
      begun: Type.Integer(),
      over: Type.Boolean(),
      /** The record as a text; null while nobody may know the seed. */
      record: Type.Union([Type.String(), Type.Null()]),
      /** When the game is removed unless something happens there; null when it is kept. */
      expiresAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  /** What the player said, nobody else. */
  chat: Type.Array(
    Type.Object({ room: Type.String(), name: Type.String(), words: Type.String(), made: Type.Integer() }),
  ),
  muted: Type.Array(Type.String()),
  reports: Type.Array(
    Type.Object({ room: Type.String(), words: Type.String(), why: Type.String(), made: Type.Integer() }),
  ),
  /** Whether the operator keeps the player out. */
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

/** The own name, so that nobody loses everything by a slip. */
export const DeleteAccount = Type.Object(
  { name: Type.String({ maxLength: 40 }) },
  { additionalProperties: false },
)
export type DeleteAccount = Static<typeof DeleteAccount>
