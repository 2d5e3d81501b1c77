import { Leaderboard, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Ratings } from '../storage/ratings.ts'

const Path = Type.Object({
  game: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  seats: Type.String({ pattern: '^[2-8]$' }),
})

const Page = Type.Object(
  { from: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
)

const LISTED = 100

export const ratingRoutes =
  (ratings: Ratings) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { game: string; seats: string }; Querystring: { from?: string } }>(
      '/ratings/:game/:seats',
      {
        schema: {
          summary:
            'The best players of a game with so many seats who show their profile, a hundred at a time',
          params: Path,
          querystring: Page,
          response: { 200: Leaderboard, '4xx': RefusalSchema, '5xx': RefusalSchema },
        },
      },
      async ({ params: { game, seats }, query: { from = '0' } }) => {
        const wish = { game, seats: Number(seats), from: Number(from), limit: LISTED }
        const listed = await ratings.best(wish)
        return listed.map(({ name, worth, games, player: profile }) => ({ name, worth, games, profile }))
      },
    )
  }
