import { ExplorerPath, PeopleGames } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import { PeopleIndexes } from '../room/people-index.ts'
import type { AccountPorts } from './accounts.ts'
import { refusals } from './route-common.ts'

export const explorerRoutes =
  ({ store, rooms, now }: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const indexes = new PeopleIndexes(store, rooms, now)
    app.get<{ Params: ExplorerPath }>(
      '/explorer/:game/:setUp',
      {
        schema: {
          summary:
            'Get the opening numbers of a set-up from finished public games whose players agreed to their publication',
          params: ExplorerPath,
          response: { 200: PeopleGames, ...refusals },
        },
      },
      async ({ params: { game, setUp } }) => ({ index: await indexes.index(game, setUp) }),
    )
  }
