import { DailyDealPath, DailyTable, NewDailyEntry } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import type { DailyEntries } from '../daily/daily-entries.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { sendRefusal } from './errors.ts'
import { PageOffset, refusals, strictRateLimit } from './route-common.ts'

const DailyTableQuery = Type.Object(
  { ...PageOffset.properties, players: Type.Optional(Type.Literal('friends')) },
  { additionalProperties: false },
)
type DailyTableQuery = Static<typeof DailyTableQuery>

export const dailyRoutes =
  (ports: AccountPorts, daily: DailyEntries) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: DailyDealPath; Querystring: DailyTableQuery }>(
      '/daily/:date/:kind',
      {
        schema: {
          summary:
            'Get the leaderboard of a daily deal, in pages of a thousand, or only the entries of friends; before the date is over, players without an entry get only its size',
          params: DailyDealPath,
          querystring: DailyTableQuery,
          response: { 200: DailyTable, ...refusals },
        },
      },
      async ({ params, query: { offset = '0', players }, player }, reply) => {
        const part = { from: Number(offset), onlyFriends: players === 'friends' }
        const table = await daily.table(params, player?.id ?? null, part)
        return table.ok ? table.value : sendRefusal(reply, table.refusal)
      },
    )

    app.post<{ Params: DailyDealPath; Body: NewDailyEntry }>(
      '/daily/:date/:kind',
      {
        config: strictRateLimit(ports),
        schema: {
          summary: 'Submit a finished game of a daily deal: its whole record, which the server replays',
          params: DailyDealPath,
          body: NewDailyEntry,
          response: { 202: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const submitter = { player: requirePlayer(request).id, address: rateLimitKey(request.ip) }
        const submitted = await daily.submit(request.params, request.body, submitter)
        return submitted.ok ? reply.code(202).send() : sendRefusal(reply, submitted.refusal)
      },
    )
  }
