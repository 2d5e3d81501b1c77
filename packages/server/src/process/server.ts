/** Composition root: creates the store, rooms, bots, jobs and HTTP app of a server, and starts it. */
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { availableParallelism } from 'node:os'
import { BotThread } from '@quayside/bots/node'
import type { Refusal } from '@quayside/kernel'
import webPush from 'web-push'
import { Cleaner, retentionSince } from '../accounts/cleaner.ts'
import { rateRoom } from '../accounts/rate-room.ts'
import { RETENTION_LIMITS, type RetentionLimits } from '../accounts/retention.ts'
import { BotPool, type BotWorker, OWNER_SECONDS } from '../bots/bot-pool.ts'
import { playBotSeats, type RequestBotMove, runBotJob } from '../bots/bot-turns.ts'
import { applyPolicies } from '../bots/policies.ts'
import { runTimeoutAction } from '../bots/timeout-action.ts'
import { AdmissionQueue } from '../connection/admission-queue.ts'
import { type ConnectionLimits, Connections, DEFAULT_CONNECTION_LIMITS } from '../connection/connections.ts'
import { DailyChecks } from '../daily/daily-checks.ts'
import { DailyEntries } from '../daily/daily-entries.ts'
import { createApp } from '../http/create-app.ts'
import { createLogger, type LogLevel } from '../http/logger.ts'
import { failureText, JOB_ATTEMPTS, JobRunner } from '../jobs/job-runner.ts'
import { RecentAddresses } from '../moderation/address-range.ts'
import { BanList } from '../moderation/ban-list.ts'
import { Moderation } from '../moderation/moderation.ts'
import { OperatorAccess, operatorTokenIn } from '../moderation/operator-access.ts'
import { CHANNEL_OFF_JOB } from '../notifications/deliver.ts'
import { type NotifyPorts, notifyChannelOff, notifyTurn } from '../notifications/notify-turn.ts'
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
import { BOT_JOB, RATING_JOB, TIMEOUT_JOB, TURN_JOB } from '../storage/job-repository.ts'
import { Store } from '../storage/store.ts'
import { isFolderShared } from '../storage/store-files.ts'
import { ServerMetrics } from './metrics.ts'
import { runShutdownSteps } from './shutdown.ts'

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

/** Maximum number of running jobs of a kind for one player. */
const JOBS_PER_OWNER = { [BOT_JOB]: 4, [TIMEOUT_JOB]: 4, [TURN_JOB]: 1, [CHANNEL_OFF_JOB]: 1 }

/** How long a timeout action waits for a bot; less than the time limit of a job. */
const TIMEOUT_ACTION_MS = 20_000

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
  const store = await Store.serve(storeAddress, {
    connectionLost: (code) => log.warn({ event: 'db.connection_lost', code }, 'database connection lost'),
    disconnected: (unsent) =>
      log.warn({ event: 'bus.disconnected', unsent }, 'cluster bus disconnected, reconnecting'),
    connected: () => log.info({ event: 'bus.connected' }, 'cluster bus connected'),
  })
  if (store.migration !== null) {
    const { from, to, durationMs } = store.migration
    log.info({ event: 'db.migrated', from, to, durationMs }, 'migration applied')
  }
  const metrics = new ServerMetrics()
  const bots = new BotPool({
    threads: botWorkers,
    start: startBotThread,
    ownerSeconds: botSeconds,
    hurried: () => metrics.botDecisionsCutShort.inc(),
    workerFailed: ({ room, level: strength }, err) =>
      log.warn({ event: 'bot.worker_failed', room, level: strength, err }, 'bot worker failed'),
    onDecided: (waitedMs, thoughtMs) => {
      metrics.botQueueDuration.observe(waitedMs / 1000)
      if (thoughtMs === null) metrics.botDecisionsFailed.inc()
      else metrics.botDecisionDuration.observe(thoughtMs / 1000)
    },
  })
  const requestBotMove: RequestBotMove = async (question) =>
    bots.decide({ ...question, address: await store.rooms.openedFrom(question.room) })
  const opened = (room: Room): void => {
    playBotSeats(room, requestBotMove, (seat, strength, attempts) =>
      log.warn(
        { event: 'bot.stuck', room: room.row.id, seat, level: strength, attempts },
        'bot could not decide',
      ),
    )
    applyPolicies(room)
  }
  const appended = (milliseconds: number): void => {
    metrics.entriesAppended.inc()
    metrics.appendDuration.observe(milliseconds / 1000)
  }
  const unreadable = (room: string, why: Refusal): void => {
    metrics.roomsUnreadable.inc({ code: why.code })
    log.error(
      { event: 'room.unreadable', room, code: why.code, params: why.params },
      'room unreadable, taken out of service on this node',
    )
  }
  const admissionQueue = new AdmissionQueue()
  const pause = (room: string): Promise<void> => admissionQueue.waitForTurn(room)
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
  const rooms = new Rooms(store, now, { opened, appended, unreadable, pause, quotas, events: botConnections })
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
    switchedOff: (kind) => {
      metrics.channelsOff.inc({ kind })
      log.info({ event: 'channel.switched_off', kind }, 'notification channel failed too often, switched off')
    },
    removed: (kind) => log.info({ event: 'channel.removed', kind }, 'notification channel gone, removed'),
    isPresent: (room, seat) => rooms.isPresent(room, seat),
    isBanned: (player) => bans.playerRefusal(player) !== null,
  })
  const runner = new JobRunner({
    jobQueue: store.jobQueue,
    handlers: {
      [BOT_JOB]: (job, signal) => runBotJob({ rooms, jobQueue: store.jobQueue, now }, job, signal),
      [TIMEOUT_JOB]: async (job, signal) => {
        const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_ACTION_MS)])
        const nextDueAt = await runTimeoutAction(rooms, job.room_id, requestBotMove, stop)
        if (nextDueAt !== null) await store.jobQueue.postpone(job, nextDueAt)
      },
      [RATING_JOB]: ({ room_id: room }) => rateRoom(store, rooms, room, quotas.limits.ratedGames),
      [TURN_JOB]: (job, signal) => notifyTurn(notifyPorts(), job, signal),
      [CHANNEL_OFF_JOB]: (job, signal) => notifyChannelOff(notifyPorts(), job, signal),
    },
    now,
    maxAttempts: jobAttempts,
    perOwner: JOBS_PER_OWNER,
    done: ({ kind }) => metrics.jobsCompleted.inc({ kind }),
    retried: ({ kind }) => metrics.jobsRetried.inc({ kind }),
    gaveUp: ({ id, kind, room_id: room, attempts }) => {
      metrics.jobsGivenUp.inc({ kind })
      log.error({ event: 'job.given_up', job: id, kind, room, attempts: attempts + 1 }, 'job given up')
    },
    failed: (job, problem) => {
      metrics.jobsFailed.inc({ kind: job?.kind ?? 'none' })
      const reason = failureText(problem)
      if (job === null) log.error({ event: 'job.claim_failed', reason }, 'claiming jobs failed')
      else {
        const { id, kind, room_id: room, attempts } = job
        log.warn(
          { event: 'job.failed', job: id, kind, room, attempts: attempts + 1, reason },
          'job attempt failed',
        )
      }
    },
  })
  const checks = new DailyChecks({
    entries: store.daily,
    now,
    start: startBotThread,
    failed: (entry, err) =>
      log.warn({ event: 'daily.check_failed', entry, err }, 'checking a daily entry failed'),
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
    closed: (reason) => metrics.connectionsClosed.inc({ reason }),
    blocked: (from) => log.warn({ event: 'address.blocked', address: from }, 'address blocked'),
  })
  const moderation = new Moderation({ store, rooms, bans, now })
  const addresses = new RecentAddresses(now)
  const access = new OperatorAccess({
    token: operatorToken ?? (await operatorTokenIn(store)),
    isConfigured: operatorToken !== null,
    now,
    failed: (from, reason) => {
      metrics.operatorTokenFailures.inc({ reason })
      moderation.wrongTokens.note(from, now())
      if (reason === 'wrong')
        log.warn({ event: 'operator.wrong_token', address: from }, 'wrong operator token')
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
    bans.reload().catch((err: unknown) => {
      log.error({ event: 'bans.reload_failed', err }, 'reading bans failed')
    })
  const recordWrongTokens = (): Promise<void> =>
    moderation.recordWrongTokens().catch((err: unknown) => {
      log.error({ event: 'audit.failed', err }, 'writing the audit log failed')
    })
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
  const spectatorTimer = setInterval(() => void services.spectators.refresh(), REFRESH_SPECTATORS_MS)
  const presenceTimer = setInterval(
    () => void rooms.refreshPresence().catch(() => undefined),
    REFRESH_PRESENCE_MS,
  )
  const flushQuotas = (): Promise<void> =>
    quotas.flush().catch((problem: unknown) => {
      log.warn({ event: 'quota.write_failed', reason: failureText(problem) }, 'storing quota hits failed')
    })
  const quotaTimer = setInterval(() => void flushQuotas(), FLUSH_QUOTAS_MS)
  const cleaner = new Cleaner({
    store,
    rooms,
    limits: retention,
    now,
    cleaned: (removed) => {
      for (const [kind, count] of Object.entries(removed)) metrics.expired.inc({ kind }, count)
      log.info({ event: 'retention.cleaned', removed }, 'expired data removed')
    },
    failed: (err) => log.error({ event: 'retention.failed', err }, 'removing expired data failed'),
  })
  cleaner.start()
  checks.start()
  const bansTimer = setInterval(() => {
    void reloadBans()
    addresses.forgetOld()
  }, RELOAD_BANS_MS)
  const auditTimer = setInterval(() => void recordWrongTokens(), RECORD_WRONG_TOKENS_MS)
  return {
    address,
    runDueWork: async () => {
      await runner.runDue()
      await checks.run()
      await services.spectators.refresh()
      await flushQuotas()
      await reloadBans()
      await recordWrongTokens()
    },
    close: async () => {
      draining = true
      const startedAt = performance.now()
      log.info({ event: 'server.draining', connections: connections.size }, 'draining')
      for (const timer of [spectatorTimer, presenceTimer, quotaTimer, bansTimer, auditTimer])
        clearInterval(timer)
      let drainedAt = performance.now()
      await runShutdownSteps(
        [
          // Stops accepting, answers what was received, then asks clients to reconnect elsewhere.
          {
            name: 'drain',
            limitMs: SHUTDOWN_MS.drain,
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
              await flushQuotas()
              await recordWrongTokens()
              await store.close()
            },
          },
        ],
        (step, problem) =>
          log.warn(
            { event: 'server.shutdown_incomplete', step, reason: failureText(problem) },
            'shutdown step not finished',
          ),
      )
      const durationMs = Math.round(performance.now() - startedAt)
      log.info({ event: 'server.stopped', durationMs }, 'server stopped')
    },
  }
}
