import { Leaderboard, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Ratings } from '../storage/ratings.ts'

const Path = Type.Object({
  game: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  seats: Type.String({ pattern: '^[2-8]$' }),
})

const LISTED = 100

export const ratingRoutes =
  (ratings: Ratings) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { game: string; seats: string } }>(
      '/ratings/:game/:seats',
      {
        schema: {
          summary: 'The best players of a game with so many seats',
          params: Path,
          response: { 200: Leaderboard, '4xx': RefusalSchema, '5xx': RefusalSchema },
        },
      },
      async ({ params: { game, seats } }) =>
        (await ratings.best(game, Number(seats), LISTED)).map(({ name, worth, games }) => ({
          name,
          worth,
          games,
        })),
    )
  }
