/** The operator API; the operator page and the command line use nothing else. */
import type { Result } from '@quayside/kernel'
import {
  AuditEntries,
  AuditQuery,
  Ban,
  BanInfos,
  NewBan,
  OperatorChannels,
  OperatorJobQuery,
  OperatorJobs,
  OperatorOverview,
  OperatorPlayer,
  OperatorPlayerQuery,
  OperatorPlayers,
  OperatorQuotaHits,
  OperatorReason,
  type OperatorRoom,
  OperatorRoomQuery,
  OperatorRooms,
  RenamePlayer,
  Reports,
  RoomId,
} from '@quayside/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import type { RecentAddresses } from '../moderation/address-range.ts'
import type { BanList } from '../moderation/ban-list.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { OperatorAccess } from '../moderation/operator-access.ts'
import { isFreeSeat } from '../room/seats.ts'
import type { FailingChannel } from '../storage/channel-repository.ts'
import type { OpenReport } from '../storage/chat-repository.ts'
import type { AuditEntry, NamedBan } from '../storage/moderation-repository.ts'
import type { ListedJob } from '../storage/operator-job-repository.ts'
import type { FoundPlayer, FoundRoom, SearchCursor } from '../storage/operator-search.ts'
import type { Store } from '../storage/store.ts'
import { nameIn } from './authentication.ts'
import { RefusalError, sendRefusal } from './errors.ts'
import { type AddRoutes, IdPath, refusals } from './route-common.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fingerprint of the operator's token; empty outside of the operator's routes. */
    operator: string
  }
}

export interface OperatorPorts {
  readonly store: Store
  readonly access: OperatorAccess
  readonly bans: BanList
  readonly moderation: Moderation
  readonly addresses: RecentAddresses
  readonly now: () => number
}

const MAX_REPORTS = 200
const MAX_JOBS = 200
const MAX_QUOTA_HITS = 200
const MAX_CHANNELS = 200
const PAGE_SIZE = 50

const JobPath = Type.Object({ job: Type.String({ pattern: '^[\\w.-]{1,100}$' }) })
const RoomPath = Type.Object({ room: RoomId })

/** Throws unless the request shows the operator token; returns the token's fingerprint. */
export const requireOperator = (
  { headers: { authorization }, ip }: FastifyRequest,
  access: OperatorAccess,
): string => {
  const operator = access.check(authorization, rateLimitKey(ip))
  if (!operator.ok) throw new RefusalError(operator.refusal)
  return operator.value
}

const readCursor = (text: string | undefined): SearchCursor | null => {
  const [, time, id = ''] = /^(\d+)_(.*)$/.exec(text ?? '') ?? []
  return time === undefined ? null : { time: Number(time), id }
}

/** One row more than the page size shows whether there is a next page. */
const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => SearchCursor,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } => {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (rows.length <= size || last === undefined) return { page, nextCursor: null }
  const { time, id } = cursorOf(last)
  return { page, nextCursor: `${time}_${id}` }
}

const roomInfo = (found: FoundRoom): OperatorRoom => {
  const { room, seats, hostName, isOver, entryCount, changedAt, isListed } = found
  return {
    room: room.id,
    game: room.game,
    state: isOver ? 'over' : seats.some(isFreeSeat) ? 'waiting' : 'playing',
    isListed,
    host: { id: room.host_id, name: hostName },
    seats: seats.map((seat) => ({
      name: seat.name,
      player: seat.player_id,
      bot: seat.bot_level,
      free: isFreeSeat(seat),
    })),
    entryCount,
    startedAt: room.started_at,
    changedAt,
  }
}

const banInfo = ({ id, player_id, address_range, name, reason, created_at, expires_at }: NamedBan): Ban => ({
  id,
  player: player_id === null ? null : { id: player_id, name: name ?? '' },
  range: address_range,
  reason,
  createdAt: created_at,
  expiresAt: expires_at,
})

const playerInfo = (found: FoundPlayer, addresses: readonly string[]): OperatorPlayer => {
  const { id, name, kind, owner, createdAt, roomCount, ban } = found
  return {
    id,
    name,
    kind,
    owner,
    createdAt,
    roomCount,
    ban: ban === null ? null : banInfo({ ...ban, name }),
    addresses: [...addresses],
  }
}

const auditInfo = (entry: AuditEntry): AuditEntries['entries'][number] => ({
  id: entry.id,
  recordedAt: entry.recorded_at,
  operator: entry.operator,
  action: entry.action,
  target: { kind: entry.target_kind, id: entry.target, name: entry.name },
  reason: entry.reason,
  details: JSON.parse(entry.details_json) as AuditEntries['entries'][number]['details'],
})

const jobInfo = (job: ListedJob): OperatorJobs['jobs'][number] => ({
  id: job.id,
  kind: job.kind,
  room: job.room_id,
  owner: job.owner_id,
  dueAt: job.due_at,
  attempts: job.attempts,
  lastError: job.last_error,
  givenUpAt: job.given_up_at,
})

const channelInfo = (channel: FailingChannel): OperatorChannels[number] => ({
  id: channel.id,
  kind: channel.kind,
  player: { id: channel.player_id, name: channel.name },
  failures: channel.failure_count,
  failedAt: channel.failed_at,
  lastError: channel.last_error,
  offSince: channel.disabled_at,
})

/** 204, or the refusal. */
const sendDone = (reply: FastifyReply, done: Result<unknown>): FastifyReply =>
  done.ok ? reply.code(204).send() : sendRefusal(reply, done.refusal)

const reportInfo = (report: OpenReport): Static<typeof Reports>[number] => ({
  id: report.id,
  room: report.room_id,
  player: report.reporter_id,
  reporterName: report.reporterName,
  author: report.author_id,
  name: report.author_name,
  text: report.message_text,
  messageCreatedAt: report.message_created_at,
  reason: report.reason,
  createdAt: report.created_at,
})

const operatorAction = ({ operator, body }: FastifyRequest<{ Body: OperatorReason }>) => ({
  operator,
  reason: body?.reason?.trim() ?? '',
})

const overviewRoutes: AddRoutes<OperatorPorts> = (app, { store, bans }) => {
  app.get(
    '/operator/overview',
    {
      schema: {
        summary: 'Count reports, rooms, players, bans and jobs; for the operator',
        response: { 200: OperatorOverview, ...refusals },
      },
    },
    async ({ operator }) => ({
      fingerprint: operator,
      reports: await store.reports.count(),
      bans: bans.size,
      jobs: (await store.jobs.count('failing')) + (await store.jobs.count('given-up')),
      channels: await store.channels.countOff(),
    }),
  )
}

const reportRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation }) => {
  app.get(
    '/operator/reports',
    {
      schema: {
        summary: 'List reports, oldest first; for the operator',
        response: { 200: Reports, ...refusals },
      },
    },
    async () => (await store.reports.open(MAX_REPORTS)).map(reportInfo),
  )

  app.delete<{ Params: { id: string }; Body: OperatorReason }>(
    '/operator/reports/:id',
    {
      schema: {
        summary: 'Close a report; for the operator',
        params: IdPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.resolveReport(request.params.id, operatorAction(request))),
  )
}

const roomRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation }) => {
  app.get<{ Querystring: OperatorRoomQuery }>(
    '/operator/rooms',
    {
      schema: {
        summary: 'Search rooms, last changed first; for the operator',
        querystring: OperatorRoomQuery,
        response: { 200: OperatorRooms, ...refusals },
      },
    },
    async ({ query: { search, game, state, cursor, limit } }) => {
      const size = limit === undefined ? PAGE_SIZE : Number(limit)
      const found = await store.operatorSearch.rooms({
        text: search?.trim() ?? null,
        game: game ?? null,
        state: state ?? null,
        after: readCursor(cursor),
        limit: size + 1,
      })
      const { page, nextCursor } = pageOf(found, size, ({ changedAt, room }) => ({
        time: changedAt,
        id: room.id,
      }))
      return { rooms: page.map(roomInfo), nextCursor }
    },
  )

  app.post<{ Params: { room: string }; Body: OperatorReason }>(
    '/operator/rooms/:room/close',
    {
      schema: {
        summary: 'End the game in a room without a result; for the operator',
        params: RoomPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.closeRoom(request.params.room, operatorAction(request))),
  )

  app.delete<{ Params: { room: string }; Body: OperatorReason }>(
    '/operator/rooms/:room',
    {
      schema: {
        summary: 'Remove a room with its log, chat, reports and jobs; for the operator',
        params: RoomPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.removeRoom(request.params.room, operatorAction(request))),
  )
}

const playerRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation, addresses, now }) => {
  const findPlayer = async (id: string): Promise<OperatorPlayer> => {
    const [found] = await store.operatorSearch.players({ text: null, id, after: null, limit: 1 }, now())
    if (found === undefined) throw new RefusalError({ code: 'no-such-player', params: {} })
    return playerInfo(found, addresses.of(id))
  }

  app.get<{ Querystring: OperatorPlayerQuery }>(
    '/operator/players',
    {
      schema: {
        summary: 'Search players, the newest first; for the operator',
        querystring: OperatorPlayerQuery,
        response: { 200: OperatorPlayers, ...refusals },
      },
    },
    async ({ query: { search, cursor, limit } }) => {
      const size = limit === undefined ? PAGE_SIZE : Number(limit)
      const found = await store.operatorSearch.players(
        { text: search?.trim() ?? null, after: readCursor(cursor), limit: size + 1 },
        now(),
      )
      const { page, nextCursor } = pageOf(found, size, ({ createdAt, id }) => ({ time: createdAt, id }))
      return { players: page.map((player) => playerInfo(player, addresses.of(player.id))), nextCursor }
    },
  )

  app.patch<{ Params: { id: string }; Body: RenamePlayer }>(
    '/operator/players/:id',
    {
      schema: {
        summary: 'Rename a player, also in seats and chat; for the operator',
        params: IdPath,
        body: RenamePlayer,
        response: { 200: OperatorPlayer, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body, operator } = request
      const action = { operator, reason: body.reason?.trim() ?? '' }
      const renamed = await moderation.renamePlayer(params.id, nameIn(body.name), action)
      return renamed.ok ? findPlayer(params.id) : sendRefusal(reply, renamed.refusal)
    },
  )
}

const banRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation, now }) => {
  app.get(
    '/operator/bans',
    {
      schema: {
        summary: 'List bans in force, latest first; for the operator',
        response: { 200: BanInfos, ...refusals },
      },
    },
    async () => (await store.bans.list(now())).map(banInfo),
  )

  app.post<{ Body: NewBan }>(
    '/operator/bans',
    {
      schema: {
        summary: 'Ban a player or a range of addresses; for the operator',
        body: NewBan,
        response: { 201: Ban, ...refusals },
      },
    },
    async ({ body, operator }, reply) => {
      const banned = await moderation.ban({ ...body, reason: body.reason.trim() }, operator)
      if (!banned.ok) return sendRefusal(reply, banned.refusal)
      const { player_id: player } = banned.value
      const name = player === null ? null : ((await store.players.withId(player))?.name ?? null)
      return reply.code(201).send(banInfo({ ...banned.value, name }))
    },
  )

  app.delete<{ Params: { id: string }; Body: OperatorReason }>(
    '/operator/bans/:id',
    {
      schema: {
        summary: 'Lift a ban; for the operator',
        params: IdPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.unban(request.params.id, operatorAction(request))),
  )
}

const jobRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation }) => {
  app.get<{ Querystring: OperatorJobQuery }>(
    '/operator/jobs',
    {
      schema: {
        summary: 'List waiting, failing and given-up jobs; for the operator',
        querystring: OperatorJobQuery,
        response: { 200: OperatorJobs, ...refusals },
      },
    },
    async ({ query: { state = 'failing' } }) => {
      const [jobs, waiting, failing, givenUp] = await Promise.all([
        store.jobs.list(state, MAX_JOBS),
        store.jobs.count('waiting'),
        store.jobs.count('failing'),
        store.jobs.count('given-up'),
      ])
      return { jobs: jobs.map(jobInfo), counts: { waiting, failing, givenUp } }
    },
  )

  app.post<{ Params: { job: string }; Body: OperatorReason }>(
    '/operator/jobs/:job/retry',
    {
      schema: {
        summary: 'Retry a job now; for the operator',
        params: JobPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.retryJob(request.params.job, operatorAction(request))),
  )

  app.delete<{ Params: { job: string }; Body: OperatorReason }>(
    '/operator/jobs/:job',
    {
      schema: {
        summary: 'Delete a job; for the operator',
        params: JobPath,
        body: OperatorReason,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) =>
      sendDone(reply, await moderation.deleteJob(request.params.job, operatorAction(request))),
  )
}

const failureRoutes: AddRoutes<OperatorPorts> = (app, { store }) => {
  app.get(
    '/operator/channels',
    {
      schema: {
        summary: 'List notification channels that fail, those that are switched off first; for the operator',
        response: { 200: OperatorChannels, ...refusals },
      },
    },
    async () => (await store.channels.listFailing(MAX_CHANNELS)).map(channelInfo),
  )

  app.get(
    '/operator/quota-hits',
    {
      schema: {
        summary: 'List quota hits, latest first; for the operator',
        response: { 200: OperatorQuotaHits, ...refusals },
      },
    },
    async () =>
      (await store.quotas.hits(MAX_QUOTA_HITS)).map(({ quota, subject, hits, first_at, last_at }) => ({
        quota,
        subject,
        hits,
        firstAt: first_at,
        lastAt: last_at,
      })),
  )
}

const auditRoutes: AddRoutes<OperatorPorts> = (app, { store, moderation }) => {
  app.get<{ Querystring: AuditQuery }>(
    '/operator/audit',
    {
      schema: {
        summary: 'Read the audit log, latest first; for the operator',
        querystring: AuditQuery,
        response: { 200: AuditEntries, ...refusals },
      },
    },
    async ({ query: { cursor, limit } }) => {
      const size = limit === undefined ? PAGE_SIZE : Number(limit)
      await moderation.recordWrongTokens()
      const after = readCursor(cursor)
      const found = await store.audit.list(
        size + 1,
        after === null ? null : { recordedAt: after.time, id: after.id },
      )
      const { page, nextCursor } = pageOf(found, size, (entry) => ({
        time: entry.recorded_at,
        id: entry.id,
      }))
      return { entries: page.map(auditInfo), nextCursor }
    },
  )
}

const AREAS = [
  overviewRoutes,
  reportRoutes,
  roomRoutes,
  playerRoutes,
  banRoutes,
  jobRoutes,
  failureRoutes,
  auditRoutes,
]

export const operatorRoutes =
  (ports: OperatorPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.decorateRequest('operator', '')
    // Before the body is read.
    app.addHook('onRequest', async (request) => {
      request.operator = requireOperator(request, ports.access)
    })
    for (const addRoutes of AREAS) addRoutes(app, ports)
  }
