/** Composition root: creates the parts of a server, each group from those before it. None of them runs yet. */
import type { FastifyInstance } from 'fastify'
import webPush from 'web-push'
import { Cleaner, retentionSince } from '../accounts/cleaner.ts'
import { BotPool } from '../bots/bot-pool.ts'
import { playBotSeats, type RequestBotMove } from '../bots/bot-turns.ts'
import { applyPolicies } from '../bots/policies.ts'
import { AdmissionQueue } from '../connection/admission-queue.ts'
import { Connections } from '../connection/connections.ts'
import { DailyChecks } from '../daily/daily-checks.ts'
import { DailyEntries } from '../daily/daily-entries.ts'
import { createApp } from '../http/create-app.ts'
import { createLogger } from '../http/logger.ts'
import { JobRunner } from '../jobs/job-runner.ts'
import { RecentAddresses } from '../moderation/address-range.ts'
import { BanList } from '../moderation/ban-list.ts'
import { Moderation } from '../moderation/moderation.ts'
import { OperatorAccess, operatorTokenIn } from '../moderation/operator-access.ts'
import type { NotifyPorts } from '../notifications/notify-turn.ts'
import { senders } from '../notifications/senders.ts'
import { PuzzleAnswers } from '../puzzles/puzzle-answers.ts'
import { Quotas } from '../quotas/quotas.ts'
import type { Room } from '../room/room.ts'
import { Rooms } from '../room/rooms.ts'
import { BotConnections } from '../session/bot-connections.ts'
import { sessionServices } from '../session/join-room.ts'
import { Store } from '../storage/store.ts'
import { JOBS_PER_OWNER, jobHandlers } from './job-handlers.ts'
import { ServerMetrics } from './metrics.ts'
import { PeriodicWork } from './periodic-work.ts'
import { ServerReports } from './server-reports.ts'
import type { CompleteSettings } from './server-settings.ts'

/** The database, and what every part reports to. */
const openStore = async (settings: CompleteSettings) => {
  const log = createLogger(settings.log === false ? 'silent' : settings.log)
  const metrics = new ServerMetrics()
  const reports = new ServerReports(log, metrics)
  const store = await Store.serve(settings.store, reports.store)
  if (store.migration !== null) reports.migrated(store.migration)
  return { settings, log, metrics, reports, store }
}

type Base = Awaited<ReturnType<typeof openStore>>

/** The rooms, with the bots that play in them. */
const createRooms = ({ settings, metrics, reports, store }: Base) => {
  const { now } = settings
  const bots = new BotPool({
    threads: settings.botWorkers,
    start: settings.startBotThread,
    ownerSeconds: settings.botSeconds,
    ...reports.botPool,
  })
  const requestBotMove: RequestBotMove = async (question) =>
    bots.decide({ ...question, address: await store.rooms.openedFrom(question.room) })
  const opened = (room: Room): void => {
    playBotSeats(room, requestBotMove, (seat, strength, attempts) =>
      reports.botStuck(room, seat, strength, attempts),
    )
    applyPolicies(room)
  }
  const admissionQueue = new AdmissionQueue()
  const quotas = new Quotas({
    limits: settings.quotas,
    repository: store.quotas,
    now,
    hit: (quota) => metrics.quotaHits.inc({ quota }),
  })
  const botConnections = new BotConnections({
    mostPerBot: settings.botConnections,
    seatsAt: (id) => rooms.seatsAt(id),
    isOver: (id) => store.rooms.isOver(id),
  })
  const rooms = new Rooms(store, now, {
    opened,
    appended: (milliseconds) => reports.entryAppended(milliseconds),
    unreadable: (room, why) => reports.roomUnreadable(room, why),
    pause: (room) => admissionQueue.waitForTurn(room),
    quotas,
    events: botConnections,
  })
  return {
    bots,
    requestBotMove,
    admissionQueue,
    quotas,
    botConnections,
    rooms,
    services: sessionServices(rooms),
  }
}

type RoomParts = ReturnType<typeof createRooms>

/** The connections of clients, and what keeps some of them out: bans, and the token of the operator. */
const createAccess = async (
  { settings, metrics, reports, store }: Base,
  { admissionQueue, rooms }: RoomParts,
) => {
  const { now, operatorToken } = settings
  const bans = new BanList({ bans: store.bans, now, changed: () => connections.expelBanned() })
  const connections = new Connections({
    limits: settings.limits,
    admissionQueue,
    bans,
    answered: (milliseconds) => metrics.messageDuration.observe(milliseconds / 1000),
    closed: (reason) => reports.connectionClosed(reason),
    blocked: (from) => reports.addressBlocked(from),
  })
  const moderation = new Moderation({ store, rooms, bans, now })
  const operatorAccess = new OperatorAccess({
    token: operatorToken ?? (await operatorTokenIn(store)),
    isConfigured: operatorToken !== null,
    now,
    failed: (from, reason) => {
      moderation.wrongTokens.note(from, now())
      reports.operatorTokenFailed(from, reason)
    },
  })
  return { bans, connections, moderation, operatorAccess, addresses: new RecentAddresses(now) }
}

type AccessParts = Awaited<ReturnType<typeof createAccess>>

const storedVapid = async ({ secrets }: Store): Promise<webPush.VapidKeys> =>
  JSON.parse(
    await secrets.get('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys

/** The senders of notifications, and what a job needs to notify a player. */
const createNotifications = async (
  { settings, reports, store }: Base,
  { rooms }: RoomParts,
  { bans }: AccessParts,
  home: () => string,
) => {
  const { notifications, now, notificationSeconds, channelFailures } = settings
  const vapid = notifications.vapid ?? (await storedVapid(store))
  const send = senders({ ...notifications, vapid })
  const notifyPorts = (): NotifyPorts => ({
    store,
    send,
    home: home(),
    now,
    limitMs: notificationSeconds * 1000,
    maxFailures: channelFailures,
    ...reports.channels,
    isPresent: (room, seat) => rooms.isPresent(room, seat),
    isBanned: (player) => bans.playerRefusal(player) !== null,
  })
  return {
    channels: { send, pushKey: vapid.publicKey, mails: notifications.smtp !== null, home },
    notifyPorts,
  }
}

type NotificationParts = Awaited<ReturnType<typeof createNotifications>>

/** What works without being asked: jobs, the checks of daily entries, retention, and periodic work. */
const createBackgroundWork = (
  { settings, reports, store }: Base,
  { requestBotMove, quotas, rooms, services }: RoomParts,
  { bans, moderation, addresses }: AccessParts,
  { notifyPorts }: NotificationParts,
) => {
  const { now } = settings
  const runner = new JobRunner({
    jobQueue: store.jobQueue,
    handlers: jobHandlers({ rooms, now, requestBotMove, notifyPorts, quotas: quotas.limits }),
    now,
    maxAttempts: settings.jobAttempts,
    perOwner: JOBS_PER_OWNER,
    ...reports.jobs,
  })
  const checks = new DailyChecks({
    entries: store.daily,
    now,
    start: settings.startBotThread,
    failed: (entry, problem) => reports.dailyCheckFailed(entry, problem),
  })
  const cleaner = new Cleaner({ store, rooms, limits: settings.retention, now, ...reports.cleaner })
  const periodic = new PeriodicWork({ rooms, services, quotas, bans, moderation, addresses, reports })
  return { runner, checks, cleaner, periodic }
}

type BackgroundParts = ReturnType<typeof createBackgroundWork>

/** The HTTP application. */
const createHttp = async (
  { settings, log, metrics, store }: Base,
  { quotas, botConnections, services }: RoomParts,
  { bans, connections, moderation, operatorAccess, addresses }: AccessParts,
  { channels }: NotificationParts,
  { checks }: BackgroundParts,
  isDraining: () => boolean,
): Promise<FastifyInstance> => {
  const { now } = settings
  return createApp({
    store,
    services,
    now,
    notifications: channels,
    log: settings.log === false ? null : log,
    address: settings.publicUrl,
    trustProxy: settings.trustProxy,
    requestsAMinute: settings.requestsAMinute,
    quotas,
    daily: new DailyEntries({ entries: store.daily, quotas, now, added: () => void checks.run() }),
    puzzles: new PuzzleAnswers({ puzzles: store.puzzles, quotas, now }),
    retention: { limits: settings.retention, since: await retentionSince(store, now()) },
    connections,
    botConnections,
    heartbeatMs: settings.limits.heartbeatMs,
    health: {
      ping: () => store.ping(),
      write: () => store.probe(now()),
      isDraining,
      metrics: () => metrics.text(),
      operator: operatorAccess,
    },
    operator: { access: operatorAccess, bans, moderation, addresses },
    bannedRefused: () => metrics.bannedRequests.inc(),
    site: settings.site,
  })
}

/** The gauges that are read at every scrape. */
const watchGauges = (
  { metrics }: Base,
  { rooms, admissionQueue, bots }: RoomParts,
  { connections, bans }: AccessParts,
  isDraining: () => boolean,
): void =>
  metrics.watch({
    connections: () => connections.size,
    rooms: () => rooms.size,
    admissionQueue: () => admissionQueue.size,
    botQueue: () => bots.waiting,
    busyWorkers: () => bots.thinking,
    workers: () => bots.threads,
    draining: isDraining,
    bans: () => bans.size,
  })

interface ServerState {
  /** The public URL; only called once the server listens. */
  readonly home: () => string
  readonly isDraining: () => boolean
}

export const createParts = async (settings: CompleteSettings, { home, isDraining }: ServerState) => {
  const base = await openStore(settings)
  const rooms = createRooms(base)
  const access = await createAccess(base, rooms)
  const notifications = await createNotifications(base, rooms, access, home)
  const background = createBackgroundWork(base, rooms, access, notifications)
  watchGauges(base, rooms, access, isDraining)
  const app = await createHttp(base, rooms, access, notifications, background, isDraining)
  return { ...base, ...rooms, ...access, ...background, app }
}

export type ServerParts = Awaited<ReturnType<typeof createParts>>
