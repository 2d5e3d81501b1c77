import {
  DeleteAccount,
  Leaderboard,
  PersonalData,
  Profile,
  ProfileVisibility,
  playerName,
  RefusalSchema,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { erasePersonalData, exportPersonalData } from '../accounts/personal-data.ts'
import type { RatingRepository } from '../storage/rating-repository.ts'
import { type AccountPorts, strictRateLimit } from './accounts.ts'
import { clearSecretCookie, requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const personalDataRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { store, rooms, now, retention } = ports
    const config = strictRateLimit(ports)

    app.get(
      '/me/export',
      {
        config,
        schema: { summary: 'Everything that is kept about me', response: { 200: PersonalData, ...refusals } },
      },
      async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="quayside.json"')
        return exportPersonalData(store, rooms, requirePlayer(request), now(), retention)
      },
    )

    app.delete<{ Body: DeleteAccount }>(
      '/me',
      {
        config,
        schema: {
          summary: 'Delete everything that is kept about me; only games without my name stay',
          body: DeleteAccount,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id, name } = requirePlayer(request)
        if (![request.body.name, playerName(request.body.name)].includes(name))
          throw new RefusalError({ code: 'name-mismatch', params: {} })
        await erasePersonalData(store, rooms, id)
        clearSecretCookie(reply)
        return reply.code(204).send()
      },
    )
  }

const GAMES_LISTED = 20

export const profileRoutes =
  ({ store: { players, profiles, ratings }, now }: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/me/profile',
      {
        schema: {
          summary: 'Whether everybody may see me',
          response: { 200: ProfileVisibility, ...refusals },
        },
      },
      async (request) => ({ public: await profiles.isShown(requirePlayer(request).id) }),
    )

    app.put<{ Body: ProfileVisibility }>(
      '/me/profile',
      {
        schema: {
          summary: 'Let everybody see my name, ratings and games, or nobody',
          body: ProfileVisibility,
          response: { 200: ProfileVisibility, ...refusals },
        },
      },
      async (request) => {
        const { id } = requirePlayer(request)
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
        if (player === null) throw new RefusalError({ code: 'no-such-profile', params: {} })
        const games = await profiles.games(id, Number(from), GAMES_LISTED)
        return {
          id,
          name: player.name,
          ratings: (await ratings.all(id)).map(
            ({ game, seat_count: seats, rating_points: worth, game_count: count }) => ({
              game,
              seats,
              worth,
              games: count,
            }),
          ),
          games: games.map(({ id: room, game, changed_at: changed, seats }) => ({
            room,
            game,
            names: seats.map(({ name, bot_level: bot }) => bot ?? name),
            ended: changed,
          })),
        }
      },
    )
  }

const Path = Type.Object({
  game: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  seats: Type.String({ pattern: '^[2-8]$' }),
})

const Page = Type.Object(
  { from: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
)

const PLAYERS_LISTED = 100

export const ratingRoutes =
  (ratings: RatingRepository) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { game: string; seats: string }; Querystring: { from?: string } }>(
      '/ratings/:game/:seats',
      {
        schema: {
          summary:
            'The best players of a game with so many seats who show their profile, a hundred at a time',
          params: Path,
          querystring: Page,
          response: { 200: Leaderboard, ...refusals },
        },
      },
      async ({ params: { game, seats }, query: { from = '0' } }) => {
        const query = { game, seats: Number(seats), from: Number(from), limit: PLAYERS_LISTED }
        const listed = await ratings.best(query)
        return listed.map(({ name, rating_points: worth, game_count: games, player_id: profile }) => ({
          name,
          worth,
          games,
          profile,
        }))
      },
    )
  }
