/** What somebody lets everybody see of themselves. */
import Type, { type Static } from 'typebox'
import { RoomId } from './schemas.ts'

export const ProfileVisibility = Type.Object({ public: Type.Boolean() }, { additionalProperties: false })
export type ProfileVisibility = Static<typeof ProfileVisibility>

export const Profile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  ratings: Type.Array(
    Type.Object({
      game: Type.String(),
      seats: Type.Integer(),
      worth: Type.Integer(),
      games: Type.Integer(),
    }),
  ),
  /** Finished games, the latest first, in which everybody wants to be seen. */
  games: Type.Array(
    Type.Object({
      room: RoomId,
      game: Type.String(),
      names: Type.Array(Type.String()),
      ended: Type.Integer(),
    }),
  ),
})
export type Profile = Static<typeof Profile>
