import { DailyDealPath, DailyTable, NewDailyEntry, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import type { DailyEntries } from '../daily/daily-entries.ts'
import { type AccountPorts, strictRateLimit } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { sendRefusal } from './errors.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const Offset = Type.Object(
  { offset: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
)

export const dailyRoutes =
  (ports: AccountPorts, daily: DailyEntries) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: DailyDealPath; Querystring: { offset?: string } }>(
      '/daily/:date/:kind',
      {
        schema: {
          summary:
            'Get the table of a daily deal, in pages of a thousand; without an own entry only its size until the date is over',
          params: DailyDealPath,
          querystring: Offset,
          response: { 200: DailyTable, ...refusals },
        },
      },
      async ({ params, query: { offset = '0' }, player }, reply) => {
        const table = await daily.table(params, player?.id ?? null, Number(offset))
        return table.ok ? table.value : sendRefusal(reply, table.refusal)
      },
    )

    app.post<{ Params: DailyDealPath; Body: NewDailyEntry }>(
      '/daily/:date/:kind',
      {
        config: strictRateLimit(ports),
        schema: {
          summary: 'Hand in a finished try of a daily deal: its whole record, which the server replays',
          params: DailyDealPath,
          body: NewDailyEntry,
          response: { 202: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const by = { player: requirePlayer(request).id, address: rateLimitKey(request.ip) }
        const taken = await daily.submit(request.params, request.body, by)
        return taken.ok ? reply.code(202).send() : sendRefusal(reply, taken.refusal)
      },
    )
  }
