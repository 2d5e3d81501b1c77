import { randomUUID } from 'node:crypto'
import { MutePlayer, Mutes, ReportMessage } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { parseChatText } from '../chat/chat-service.ts'
import type { ChatMessageRow, ReportRow } from '../storage/schema.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'
import { type AddRoutes, chargeRow, refusals } from './route-common.ts'

const Id = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** Enough for an honest player on a bad evening. */
const REPORTS_A_DAY = 20
const DAY_MS = 24 * 3600_000

type ChatPorts = Pick<AccountPorts, 'store' | 'quotas' | 'now'>

const findMessage = async (
  chat: ChatPorts['store']['chat'],
  { room, message: messageId }: MutePlayer,
): Promise<ChatMessageRow> => {
  const found = await chat.message(room, messageId)
  if (found === null) throw new RefusalError({ code: 'no-such-message', params: {} })
  return found
}

const muteRoutes: AddRoutes<ChatPorts> = (app, { store: { chat }, quotas }) => {
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
      const { player_id: player } = await findMessage(chat, request.body)
      if (player === id) throw new RefusalError({ code: 'own-message', params: {} })
      chargeRow(quotas, request, { player: id, muted: player })
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
}

const reportRoutes: AddRoutes<ChatPorts> = (app, { store: { chat, reports }, quotas, now }) => {
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
        id: messageId,
        room_id: room,
        player_id: author,
        author_name: name,
        text,
        created_at: sentAt,
      } = await findMessage(chat, request.body)
      if (author === player) throw new RefusalError({ code: 'own-message', params: {} })
      const createdAt = now()
      const reason = parseChatText(request.body.reason ?? '')
      if (!reason.ok && reason.refusal.code !== 'empty-chat-text') throw new RefusalError(reason.refusal)
      const report: ReportRow = {
        id: randomUUID(),
        message_id: messageId,
        room_id: room,
        reporter_id: player,
        author_id: author,
        author_name: name,
        message_text: text,
        message_created_at: sentAt,
        reason: reason.ok ? reason.value : '',
        created_at: createdAt,
      }
      chargeRow(quotas, request, report)
      const added = await reports.add(report, { atMost: REPORTS_A_DAY, since: createdAt - DAY_MS })
      if (added === 'too-many') throw new RefusalError({ code: 'too-many-reports', params: {} })
      return reply.code(204).send()
    },
  )
}

export const chatRoutes =
  (ports: ChatPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    muteRoutes(app, ports)
    reportRoutes(app, ports)
  }
