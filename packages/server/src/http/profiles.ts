import {
  DeleteAccount,
  GameHistory,
  Leaderboard,
  OpenDataConsent,
  PersonalData,
  Profile,
  ProfileVisibility,
  playerName,
  RoomId,
  RoomRatings,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { erasePersonalData, exportPersonalData } from '../accounts/personal-data.ts'
import type { PublicGame } from '../storage/profile-repository.ts'
import type { SeatResultRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import type { AccountPorts } from './accounts.ts'
import { clearSecretCookie, requirePlayer } from './authentication.ts'
import { RefusalError, sendRefusal } from './errors.ts'
import {
  type AddRoutes,
  PageOffset,
  ratingChange,
  refusals,
  roomResults,
  strictRateLimit,
} from './route-common.ts'

export const personalDataRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { store, rooms, now, retention } = ports
    const config = strictRateLimit(ports)

    app.get(
      '/me/personal-data',
      {
        config,
        schema: { summary: 'Export all personal data', response: { 200: PersonalData, ...refusals } },
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
          summary: 'Delete the player; finished games stay without the name',
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

const GAMES_PER_PAGE = 20

const finishedGame = (
  { id: room, game, changed_at: ended, seats }: PublicGame,
  results: readonly SeatResultRow[],
): Profile['games'][number] => ({
  room,
  game,
  names: seats.map(({ name, bot_level: bot }) => (bot === null ? name : '')),
  bots: seats.map(({ bot_level: bot }) => bot),
  ended,
  results: roomResults(results, room),
})

/** What a player lets others see. */
const visibilityRoutes: AddRoutes<AccountPorts> = (app, { store: { openData, profiles }, now }) => {
  app.get(
    '/me/profile',
    {
      schema: {
        summary: 'Get the visibility of the own profile',
        response: { 200: ProfileVisibility, ...refusals },
      },
    },
    async (request) => ({ public: await profiles.isShown(requirePlayer(request).id) }),
  )

  app.put<{ Body: ProfileVisibility }>(
    '/me/profile',
    {
      schema: {
        summary: 'Make the own profile public or private',
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

  app.get(
    '/me/open-data',
    {
      schema: {
        summary: 'Get whether finished public games of the player may be published without names',
        response: { 200: OpenDataConsent, ...refusals },
      },
    },
    async (request) => ({ given: await openData.isGiven(requirePlayer(request).id) }),
  )

  app.put<{ Body: OpenDataConsent }>(
    '/me/open-data',
    {
      schema: {
        summary: 'Give or withdraw the consent to publish finished public games without names',
        body: OpenDataConsent,
        response: { 200: OpenDataConsent, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      await (request.body.given ? openData.give(id, now()) : openData.withdraw(id))
      return request.body
    },
  )
}

const finishedGameRoutes: AddRoutes<AccountPorts> = (app, { store: { players, profiles, ratings } }) => {
  app.get<{ Querystring: { offset?: string } }>(
    '/me/games',
    {
      schema: {
        summary: 'List the finished games of the player with their results, in pages of twenty',
        querystring: PageOffset,
        response: { 200: GameHistory, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      const games = await profiles.ownGames(id, Number(request.query.offset ?? '0'), GAMES_PER_PAGE)
      const results = await ratings.results(games.map((game) => game.id))
      return games.map((game) => {
        const ownSeats = game.seats
          .filter((seat) => seat.player_id === id)
          .map(({ seat_number: seat }) => seat)
        const own = results.find(
          (result) => result.room_id === game.id && ownSeats.includes(result.seat_number),
        )
        return {
          ...finishedGame(game, results),
          ownSeats,
          ratingChange: ratingChange(own),
        }
      })
    },
  )

  app.get<{ Params: { player: string }; Querystring: { offset?: string } }>(
    '/profiles/:player',
    {
      schema: {
        summary: 'Get a public profile; games in pages of twenty',
        params: Type.Object({ player: Type.String({ pattern: '^[\\w.-]{1,40}$' }) }),
        querystring: PageOffset,
        response: { 200: Profile, ...refusals },
      },
    },
    async ({ params: { player: id }, query: { offset = '0' } }) => {
      const player = (await profiles.isShown(id)) ? await players.withId(id) : null
      if (player === null) throw new RefusalError({ code: 'no-such-profile', params: {} })
      const games = await profiles.games(id, Number(offset), GAMES_PER_PAGE)
      const results = await ratings.results(games.map((game) => game.id))
      return {
        id,
        name: player.name,
        ratings: (await ratings.all(id)).map(
          ({ game, seat_count: seats, rating_points: ratingPoints, game_count: count }) => ({
            game,
            seats,
            ratingPoints,
            games: count,
          }),
        ),
        games: games.map((game) => finishedGame(game, results)),
      }
    },
  )
}

export const profileRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    visibilityRoutes(app, ports)
    finishedGameRoutes(app, ports)
  }

const Path = Type.Object({
  game: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  seats: Type.String({ pattern: '^[2-8]$' }),
})

const PLAYERS_PER_PAGE = 100

export const ratingRoutes =
  ({ ratings, rooms, profiles }: Pick<Store, 'ratings' | 'rooms' | 'profiles'>, minGames: number) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { room: string } }>(
      '/rooms/:room/ratings',
      {
        schema: {
          summary: 'Get the ratings at a room: of public profiles, and the own one',
          params: Type.Object({ room: RoomId }),
          response: { 200: RoomRatings, ...refusals },
        },
      },
      async ({ params: { room: id }, player }, reply) => {
        const found = await rooms.find(id)
        if (found === null) return sendRefusal(reply, { code: 'no-such-room', params: { room: id } })
        const seated = found.seats.flatMap(({ player_id: seatPlayer, seat_number: seat }) =>
          seatPlayer === null ? [] : { seat, player: seatPlayer },
        )
        const publicPlayers = await profiles.shownAmong(seated.map((one) => one.player))
        const visible = seated.filter((one) => one.player === player?.id || publicPlayers.has(one.player))
        const players = visible.map((one) => one.player)
        const known =
          players.length === 0 ? [] : await ratings.of(players, found.room.game, found.seats.length)
        const results = await ratings.results([id])
        return visible.flatMap(({ seat, player: seatPlayer }) => {
          const rating = known.find((one) => one.player_id === seatPlayer)
          const result = results.find((one) => one.seat_number === seat)
          if (rating === undefined) return []
          return {
            seat,
            ratingPoints: result?.rating_after ?? rating.rating_points,
            games: rating.game_count,
            change: ratingChange(result),
          }
        })
      },
    )

    app.get<{ Params: { game: string; seats: string }; Querystring: { offset?: string } }>(
      '/leaderboards/:game/:seats',
      {
        schema: {
          summary:
            'Get the leaderboard of a game by number of seats; public profiles with enough games only, in pages of a hundred',
          params: Path,
          querystring: PageOffset,
          response: { 200: Leaderboard, ...refusals },
        },
      },
      async ({ params: { game, seats }, query: { offset = '0' } }) => {
        const query = { game, seats: Number(seats), from: Number(offset), limit: PLAYERS_PER_PAGE, minGames }
        const listed = await ratings.best(query)
        return listed.map(({ name, rating_points: ratingPoints, game_count: games, player_id: profile }) => ({
          name,
          ratingPoints,
          games,
          profile,
        }))
      },
    )
  }
