import { Profile, RefusalSchema, ShowProfile } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AccountPorts } from './accounts.ts'
import { Refused } from './errors.ts'
import { playerOf } from './player.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const LISTED = 20

export const profileRoutes =
  ({ store: { players, profiles, ratings }, now }: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/me/profile',
      { schema: { summary: 'Whether everybody may see me', response: { 200: ShowProfile, ...refusals } } },
      async (request) => ({ public: await profiles.isShown(playerOf(request).id) }),
    )

    app.put<{ Body: ShowProfile }>(
      '/me/profile',
      {
        schema: {
          summary: 'Let everybody see my name, ratings and games, or nobody',
          body: ShowProfile,
          response: { 200: ShowProfile, ...refusals },
        },
      },
      async (request) => {
        const { id } = playerOf(request)
        await (request.body.public ? profiles.show(id, now()) : profiles.hide(id))
        return request.body
      },
    )

    app.get<{ Params: { player: string }; Querystring: { from?: string } }>(
      '/profiles/:player',
      {
        schema: {
          summary: 'What somebody lets everybody see; their games twenty at a time',
          params: Type.Object({ player: Type.String({ pattern: '^[\\w.-]{1,40}$' }) }),
          querystring: Type.Object(
            { from: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
            { additionalProperties: false },
          ),
          response: { 200: Profile, ...refusals },
        },
      },
      async ({ params: { player: id }, query: { from = '0' } }) => {
        const player = (await profiles.isShown(id)) ? await players.withId(id) : null
        if (player === null) throw new Refused({ code: 'no-such-profile', params: {} })
        const games = await profiles.games(id, Number(from), LISTED)
        return {
          id,
          name: player.name,
          ratings: (await ratings.all(id)).map(({ game, seats, worth, games: count }) => ({
            game,
            seats,
            worth,
            games: count,
          })),
          games: games.map(({ id: room, game, changed, seats }) => ({
            room,
            game,
            names: seats.map(({ name, bot }) => bot ?? name),
            ended: changed,
          })),
        }
      },
    )
  }
