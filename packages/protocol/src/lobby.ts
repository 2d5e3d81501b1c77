/** The tables that wait for people. */
import Type, { type Static } from 'typebox'
import { RoomInfo } from './rooms.ts'

const OpenTable = Type.Object({
  info: RoomInfo,
  /** Who opened it. */
  host: Type.String(),
  free: Type.Integer(),
  since: Type.Integer(),
})
export type OpenTable = Static<typeof OpenTable>

/** Where a list goes on. */
const Cursor = Type.String({ pattern: '^[0-9]{1,16}\\.[A-Za-z0-9_-]{16}$' })

export const LobbyQuery = Type.Object(
  {
    game: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
    /** At most 50, 20 when absent. */
    limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$' })),
    after: Type.Optional(Cursor),
  },
  { additionalProperties: false },
)
export type LobbyQuery = Static<typeof LobbyQuery>

/** The latest first; `next` is what the rest is asked for with, null when there is none. */
export const Lobby = Type.Object({
  tables: Type.Array(OpenTable),
  next: Type.Union([Cursor, Type.Null()]),
})
export type Lobby = Static<typeof Lobby>
