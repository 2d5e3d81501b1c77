import { randomUUID } from 'node:crypto'
import { MutePlayer, Mutes, RefusalSchema, ReportMessage } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { parseChatText } from '../chat/chat-service.ts'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { rowBytes } from '../quotas/quotas.ts'
import type { ChatMessageRow, ReportRow } from '../storage/schema.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const Id = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** Enough for an evening among bad company. */
const REPORTS_A_DAY = 20
const DAY_MS = 24 * 3600_000

export const chatRoutes =
  ({ store: { chat, reports }, quotas, now }: Pick<AccountPorts, 'store' | 'quotas' | 'now'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const charge = ({ ip }: FastifyRequest, row: object): void => {
      const charged = quotas.charge(rateLimitKey(ip), rowBytes(row))
      if (!charged.ok) throw new RefusalError(charged.refusal)
    }

    const lineOf = async ({ room, message: line }: MutePlayer): Promise<ChatMessageRow> => {
      const found = await chat.line(room, line)
      if (found === null) throw new RefusalError({ code: 'no-such-message', params: {} })
      return found
    }

    app.get(
      '/me/mutes',
      { schema: { summary: 'List muted players', response: { 200: Mutes, ...refusals } } },
      async (request) => [...(await chat.mutedBy(requirePlayer(request).id))],
    )

    app.post<{ Body: MutePlayer }>(
      '/me/mutes',
      {
        schema: {
          summary: 'Mute the author of a chat message in all rooms',
          body: MutePlayer,
          response: { 200: Mutes, ...refusals },
        },
      },
      async (request) => {
        const { id } = requirePlayer(request)
        const { player_id: player } = await lineOf(request.body)
        if (player === id) throw new RefusalError({ code: 'own-message', params: {} })
        charge(request, { player: id, muted: player })
        await chat.mute(id, player)
        return [...(await chat.mutedBy(id))]
      },
    )

    app.delete<{ Params: { id: string } }>(
      '/me/mutes/:id',
      {
        schema: {
          summary: 'Unmute a player',
          params: Id,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        if (!(await chat.unmute(requirePlayer(request).id, request.params.id)))
          throw new RefusalError({ code: 'no-such-mute', params: {} })
        return reply.code(204).send()
      },
    )

    app.post<{ Body: ReportMessage }>(
      '/reports',
      {
        schema: {
          summary: 'Report a chat message to the operator',
          body: ReportMessage,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id: player } = requirePlayer(request)
        const {
          id: line,
          room_id: room,
          player_id: author,
          author_name: name,
          text: words,
          created_at: said,
        } = await lineOf(request.body)
        if (author === player) throw new RefusalError({ code: 'own-message', params: {} })
        const made = now()
        const why = parseChatText(request.body.reason ?? '')
        if (!why.ok && why.refusal.code !== 'empty-chat-text') throw new RefusalError(why.refusal)
        const report: ReportRow = {
          id: randomUUID(),
          message_id: line,
          room_id: room,
          reporter_id: player,
          author_id: author,
          author_name: name,
          message_text: words,
          message_created_at: said,
          reason: why.ok ? why.value : '',
          created_at: made,
        }
        charge(request, report)
        const added = await reports.add(report, { atMost: REPORTS_A_DAY, since: made - DAY_MS })
        if (added === 'too-many') throw new RefusalError({ code: 'too-many-reports', params: {} })
        return reply.code(204).send()
      },
    )
  }
