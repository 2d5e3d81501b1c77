/** Composition root: creates the store, rooms, bots, jobs and HTTP app of a server, and starts it. */
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { availableParallelism } from 'node:os'
import { BotThread } from '@quayside/bots/node'
import type { FastifyInstance } from 'fastify'
import webPush from 'web-push'
import { Cleaner, retentionSince } from '../accounts/cleaner.ts'
import { RETENTION_LIMITS, type RetentionLimits } from '../accounts/retention.ts'
import { BotPool, type BotWorker, OWNER_SECONDS } from '../bots/bot-pool.ts'
import { playBotSeats, type RequestBotMove } from '../bots/bot-turns.ts'
import { applyPolicies } from '../bots/policies.ts'
import { AdmissionQueue } from '../connection/admission-queue.ts'
import { type ConnectionLimits, Connections, DEFAULT_CONNECTION_LIMITS } from '../connection/connections.ts'
import { DailyChecks } from '../daily/daily-checks.ts'
import { DailyEntries } from '../daily/daily-entries.ts'
import { createApp } from '../http/create-app.ts'
import { createLogger, type LogLevel } from '../http/logger.ts'
import { JOB_ATTEMPTS, JobRunner } from '../jobs/job-runner.ts'
import { RecentAddresses } from '../moderation/address-range.ts'
import { BanList } from '../moderation/ban-list.ts'
import { Moderation } from '../moderation/moderation.ts'
import { OperatorAccess, operatorTokenIn } from '../moderation/operator-access.ts'
import type { NotifyPorts } from '../notifications/notify-turn.ts'
import { senders } from '../notifications/senders.ts'
import { PuzzleAnswers } from '../puzzles/puzzle-answers.ts'
import { QUOTA_LIMITS, type QuotaLimits } from '../quotas/limits.ts'
import { Quotas } from '../quotas/quotas.ts'
import type { Room } from '../room/room.ts'
import { ROOM_UNAVAILABLE } from '../room/room-cache.ts'
import { Rooms } from '../room/rooms.ts'
import { BOT_CONNECTIONS, BotConnections } from '../session/bot-connections.ts'
import { sessionServices } from '../session/join-room.ts'
import { isPostgres } from '../storage/database.ts'
import { Store } from '../storage/store.ts'
import { isFolderShared } from '../storage/store-files.ts'
import { JOBS_PER_OWNER, jobHandlers } from './job-handlers.ts'
import { ServerMetrics } from './metrics.ts'
import { ServerReports } from './server-reports.ts'
import { runShutdownSteps, type ShutdownStep } from './shutdown.ts'

/** How absent players are notified. */
export interface NotificationConfig {
  /** `smtp://user:password@host:port`; null when no email is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Contact for push services, `mailto:` or `https:`. */
  readonly contact: string
  /** Whether webhooks may reach private addresses. */
  readonly allowPrivate: boolean
  /** The VAPID keys; a pair is generated and stored when null. */
  readonly vapid: webPush.VapidKeys | null
  /** Additional certificate authority for push services and webhooks. */
  readonly ca?: string
  /** DNS lookup for push services and webhooks; tests replace it. */
  readonly lookup?: LookupFunction
}

export const NO_NOTIFICATIONS: NotificationConfig = {
  smtp: null,
  from: 'Quayside <quayside@localhost>',
  contact: 'mailto:quayside@localhost',
  allowPrivate: false,
  vapid: null,
}

export interface ServerSettings {
  /** A file, or the address of a PostgreSQL database. */
  readonly store: string
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  readonly log: LogLevel | false
  /** The public URL, as `https://quayside.example`; the listening address when null. */
  readonly publicUrl?: string | null
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy?: string | null
  /** Bearer token of the operator; one is generated and stored when null. */
  readonly operatorToken?: string | null
  /** Limit of HTTP requests and WebSocket upgrades from one address. */
  readonly requestsAMinute?: number
  /** Maximum number of worker threads for bots; one less than there are cores when absent. */
  readonly botWorkers?: number
  /** Open connections with one bot token on this node. */
  readonly botConnections?: number
  /** Seconds of bot time per minute for one host, before it comes after the others. */
  readonly botSeconds?: number
  /** How long all channels of one player may take together to deliver a notification. */
  readonly notificationSeconds?: number
  /** How often in a row a channel may fail before it is switched off. */
  readonly channelFailures?: number
  /** Attempts before a job is left to the operator. */
  readonly jobAttempts?: number
  /** Starts a worker thread for bots. */
  readonly startBotThread?: () => BotWorker
  /** Connection limits; defaults for absent ones. */
  readonly limits?: Partial<ConnectionLimits>
  /** Quotas of guests, accounts and addresses; defaults for absent ones. */
  readonly quotas?: Partial<QuotaLimits>
  /** Retention limits; defaults for absent ones. */
  readonly retention?: Partial<RetentionLimits>
  /** Handles all other paths, so that the site and the API share a port. */
  readonly site?: RequestListener
  readonly notifications?: NotificationConfig
  /** The clock; tests replace it. */
  readonly now?: () => number
}

/** How often delayed spectators are sent the entries that have become old enough. */
const REFRESH_SPECTATORS_MS = 1000
/** How often other nodes are asked again about the players they reported as present. */
const REFRESH_PRESENCE_MS = 60_000

/** How often quota hits are stored. */
const FLUSH_QUOTAS_MS = 10_000

/** How often bans are reloaded, in case a cluster message was lost. */
const RELOAD_BANS_MS = 60_000

/** How often wrong operator tokens are written to the audit log. */
const RECORD_WRONG_TOKENS_MS = 10 * 60_000

/** Clients that did not close their connection by then are terminated. */
const CLOSE_GRACE_MS = 1500

/** Time limits of the shutdown steps; the sum is less than the ten seconds within which a server must exit. */
const SHUTDOWN_MS = { drain: 3000, jobs: 2500, http: 2500, store: 1000 }

const NOTIFICATION_SECONDS = 10
const CHANNEL_FAILURES = 10

/** More than a whole club behind one address needs, and far less than guessing secrets takes. */
const REQUESTS_A_MINUTE = 600

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

export interface RunningServer {
  readonly address: string
  /** Runs the jobs that are due. */
  runDueWork(): Promise<void>
  close(): Promise<void>
}

/** Cookies and passkeys are bound to the host name, not to the IP address. */
const publicAddress = (host: string, address: string): string => {
  const named = new URL(address)
  if (isIP(host) === 0) named.hostname = host
  return named.origin
}

const storedVapid = async ({ secrets }: Store): Promise<webPush.VapidKeys> =>
  JSON.parse(
    await secrets.get('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys

interface ServerParts {
  readonly connections: Connections
  readonly runner: JobRunner
  readonly bots: BotPool
  readonly cleaner: Cleaner
  readonly checks: DailyChecks
  readonly app: FastifyInstance
  readonly store: Store
  /** Writes what is only written from time to time. */
  readonly writePending: () => Promise<void>
}

const shutdownSteps = ({
  connections,
  runner,
  bots,
  cleaner,
  checks,
  app,
  store,
  writePending,
}: ServerParts): readonly ShutdownStep[] => {
  let drainedAt = performance.now()
  return [
    {
      name: 'drain',
      limitMs: SHUTDOWN_MS.drain,
      // Stops accepting, answers what was received, then asks clients to reconnect elsewhere.
      run: async () => {
        await connections.drain()
        drainedAt = performance.now()
      },
    },
    {
      name: 'jobs',
      limitMs: SHUTDOWN_MS.jobs,
      // Jobs that wait for a bot are released, so that another node claims them.
      run: () => Promise.all([runner.stop(), bots.close(), cleaner.stop(), checks.stop()]),
    },
    {
      name: 'http',
      limitMs: SHUTDOWN_MS.http,
      run: async () => {
        const terminateTimer = setTimeout(
          () => {
            connections.terminateAll()
            app.server.closeAllConnections()
          },
          Math.max(0, drainedAt + CLOSE_GRACE_MS - performance.now()),
        )
        await app.close()
        clearTimeout(terminateTimer)
      },
    },
    {
      name: 'store',
      limitMs: SHUTDOWN_MS.store,
      run: async () => {
        await writePending()
        await store.close()
      },
    },
  ]
}

export const startServer = async ({
  store: storeAddress,
  host,
  port,
  log: level,
  publicUrl: configuredUrl = null,
  trustProxy = null,
  operatorToken = null,
  requestsAMinute = REQUESTS_A_MINUTE,
  botWorkers = Math.max(1, availableParallelism() - 1),
  botConnections: connectionsPerBot = BOT_CONNECTIONS,
  botSeconds = OWNER_SECONDS,
  notificationSeconds = NOTIFICATION_SECONDS,
  channelFailures = CHANNEL_FAILURES,
  jobAttempts = JOB_ATTEMPTS,
  startBotThread = () => new BotThread(new URL('../bots/bot-thread.ts', import.meta.url)),
  limits,
  quotas: quotaLimits,
  retention: retentionLimits,
  site,
  notifications = NO_NOTIFICATIONS,
  now = Date.now,
}: ServerSettings): Promise<RunningServer> => {
  const log = createLogger(level === false ? 'silent' : level)
  const metrics = new ServerMetrics()
  const reports = new ServerReports(log, metrics)
  const store = await Store.serve(storeAddress, reports.store)
  if (store.migration !== null) reports.migrated(store.migration)
  const bots = new BotPool({
    threads: botWorkers,
    start: startBotThread,
    ownerSeconds: botSeconds,
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
    limits: { ...QUOTA_LIMITS, ...quotaLimits },
    repository: store.quotas,
    now,
    hit: (quota) => metrics.quotaHits.inc({ quota }),
  })
  const retention = { ...RETENTION_LIMITS, ...retentionLimits }
  const botConnections = new BotConnections({
    mostPerBot: connectionsPerBot,
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
  const services = sessionServices(rooms)
  const vapid = notifications.vapid ?? (await storedVapid(store))
  const send = senders({ ...notifications, vapid })
  const publicUrl = (): string => configuredUrl ?? publicAddress(host, address)
  const notifyPorts = (): NotifyPorts => ({
    store,
    send,
    home: publicUrl(),
    now,
    limitMs: notificationSeconds * 1000,
    maxFailures: channelFailures,
    ...reports.channels,
    isPresent: (room, seat) => rooms.isPresent(room, seat),
    isBanned: (player) => bans.playerRefusal(player) !== null,
  })
  const runner = new JobRunner({
    jobQueue: store.jobQueue,
    handlers: jobHandlers({ rooms, now, requestBotMove, notifyPorts, quotas: quotas.limits }),
    now,
    maxAttempts: jobAttempts,
    perOwner: JOBS_PER_OWNER,
    ...reports.jobs,
  })
  const checks = new DailyChecks({
    entries: store.daily,
    now,
    start: startBotThread,
    failed: (entry, problem) => reports.dailyCheckFailed(entry, problem),
  })
  const daily = new DailyEntries({
    entries: store.daily,
    quotas,
    now,
    added: () => void checks.run(),
  })
  let draining = false
  const allLimits = { ...DEFAULT_CONNECTION_LIMITS, ...limits }
  const bans = new BanList({ bans: store.bans, now, changed: () => connections.expelBanned() })
  const connections = new Connections({
    limits: allLimits,
    admissionQueue,
    bans,
    answered: (milliseconds) => metrics.messageDuration.observe(milliseconds / 1000),
    closed: (reason) => reports.connectionClosed(reason),
    blocked: (from) => reports.addressBlocked(from),
  })
  const moderation = new Moderation({ store, rooms, bans, now })
  const addresses = new RecentAddresses(now)
  const access = new OperatorAccess({
    token: operatorToken ?? (await operatorTokenIn(store)),
    isConfigured: operatorToken !== null,
    now,
    failed: (from, reason) => {
      moderation.wrongTokens.note(from, now())
      reports.operatorTokenFailed(from, reason)
    },
  })
  metrics.watch({
    connections: () => connections.size,
    rooms: () => rooms.size,
    admissionQueue: () => admissionQueue.size,
    botQueue: () => bots.waiting,
    busyWorkers: () => bots.thinking,
    workers: () => bots.threads,
    draining: () => draining,
    bans: () => bans.size,
  })
  const app = await createApp({
    store,
    services,
    now,
    notifications: { send, pushKey: vapid.publicKey, mails: notifications.smtp !== null, home: publicUrl },
    log: level === false ? null : log,
    address: configuredUrl,
    trustProxy,
    requestsAMinute,
    quotas,
    daily,
    puzzles: new PuzzleAnswers({ puzzles: store.puzzles, quotas, now }),
    retention: { limits: retention, since: await retentionSince(store, now()) },
    connections,
    botConnections,
    heartbeatMs: allLimits.heartbeatMs,
    health: {
      ping: () => store.ping(),
      write: () => store.probe(now()),
      isDraining: () => draining,
      metrics: () => metrics.text(),
      operator: access,
    },
    operator: { access, bans, moderation, addresses },
    bannedRefused: () => metrics.bannedRequests.inc(),
    site: site ?? null,
  })
  if (!isPostgres(storeAddress) && isFolderShared(storeAddress))
    log.warn({ event: 'store.folder_shared' }, 'store folder is open to other users')
  const reloadBans = (): Promise<void> =>
    bans.reload().catch((problem: unknown) => reports.bansNotReloaded(problem))
  const recordWrongTokens = (): Promise<void> =>
    moderation.recordWrongTokens().catch((problem: unknown) => reports.auditNotWritten(problem))
  const flushQuotas = (): Promise<void> =>
    quotas.flush().catch((problem: unknown) => reports.quotasNotStored(problem))
  const writePending = async (): Promise<void> => {
    await flushQuotas()
    await recordWrongTokens()
  }
  await bans.reload()
  if (operatorToken === null)
    log.info(
      { event: 'operator.token_stored' },
      'no operator token configured, using the one in the database: quayside operator token',
    )
  const address = await app.listen({ host, port })
  await rooms.startClusterSync(() => void reloadBans())
  await store.jobQueue.releaseAll()
  // This version may know rules that the one before did not.
  await store.jobs.retryAll(ROOM_UNAVAILABLE.code)
  runner.start()
  log.info(
    {
      event: 'server.started',
      version: VERSION,
      address,
      database: isPostgres(storeAddress) ? 'postgres' : 'sqlite',
      node: store.node,
      schemaVersion: store.schemaVersion,
    },
    'server started',
  )
  const timers = [
    setInterval(() => void services.spectators.refresh(), REFRESH_SPECTATORS_MS),
    setInterval(() => void rooms.refreshPresence().catch(() => undefined), REFRESH_PRESENCE_MS),
    setInterval(() => void flushQuotas(), FLUSH_QUOTAS_MS),
    setInterval(() => {
      void reloadBans()
      addresses.forgetOld()
    }, RELOAD_BANS_MS),
    setInterval(() => void recordWrongTokens(), RECORD_WRONG_TOKENS_MS),
  ]
  const cleaner = new Cleaner({
    store,
    rooms,
    limits: retention,
    now,
    ...reports.cleaner,
  })
  cleaner.start()
  checks.start()
  return {
    address,
    runDueWork: async () => {
      await runner.runDue()
      await checks.run()
      await services.spectators.refresh()
      await reloadBans()
      await writePending()
    },
    close: async () => {
      draining = true
      const startedAt = performance.now()
      log.info({ event: 'server.draining', connections: connections.size }, 'draining')
      for (const timer of timers) clearInterval(timer)
      await runShutdownSteps(
        shutdownSteps({ connections, runner, bots, cleaner, checks, app, store, writePending }),
        (step, problem) => reports.stepNotFinished(step, problem),
      )
      const durationMs = Math.round(performance.now() - startedAt)
      log.info({ event: 'server.stopped', durationMs }, 'server stopped')
    },
  }
}
