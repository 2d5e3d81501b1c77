/** The list of open rooms. */
import Type, { type Static } from 'typebox'
import { RoomInfo } from './rooms.ts'

const OpenRoom = Type.Object({
  info: RoomInfo,
  /** The name of the player who opened the room. */
  host: Type.String(),
  freeSeats: Type.Integer(),
  listedAt: Type.Integer(),
})
export type OpenRoom = Static<typeof OpenRoom>

/** Running games that anybody may watch, the latest move first. */
export const WatchList = Type.Array(
  Type.Object({ info: RoomInfo, moves: Type.Integer(), changedAt: Type.Integer() }),
)
export type WatchList = Static<typeof WatchList>

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

/** Latest first; `nextCursor` is the value of `after` for the next page, null on the last one. */
export const Lobby = Type.Object({
  rooms: Type.Array(OpenRoom),
  nextCursor: Type.Union([Cursor, Type.Null()]),
})
export type Lobby = Static<typeof Lobby>
