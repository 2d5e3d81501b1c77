import { Lobby, LobbyQuery, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import { openTables } from '../rooms/lobby.ts'
import type { Lobby as LobbyShelf } from '../storage/lobby.ts'

export const lobbyRoutes =
  (lobby: LobbyShelf, now: () => number) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: LobbyQuery }>(
      '/lobby',
      {
        schema: {
          summary: 'The tables that wait for people, the latest first',
          querystring: LobbyQuery,
          response: { 200: Lobby, '4xx': RefusalSchema, '5xx': RefusalSchema },
        },
      },
      async ({ query }) => openTables(lobby, query, now()),
    )
  }
