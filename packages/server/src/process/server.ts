/** A whole server: its store, its rooms, its bots and the port it listens on. */
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
import { createApp } from '../http/app.ts'
import { createLogger, type LogLevel } from '../http/logger.ts'
import { failureText, JOB_ATTEMPTS, JobRunner } from '../jobs/job-runner.ts'
import { RecentAddresses } from '../moderation/address-range.ts'
import { BanList } from '../moderation/ban-list.ts'
import { Moderation } from '../moderation/moderation.ts'
import { OperatorAccess, operatorTokenIn } from '../moderation/operator-access.ts'
import { CHANNEL_OFF_JOB } from '../notify/deliver.ts'
import { type NotifyPorts, notifyChannelOff, notifyTurn } from '../notify/notify-turn.ts'
import { senders } from '../notify/senders.ts'
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
  /** `smtp://user:password@host:port`; null where no mail is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Contact for push services, `mailto:` or `https:`. */
  readonly contact: string
  /** Whether webhooks may lead into the server's own network. */
  readonly allowPrivate: boolean
  /** The VAPID keys; a pair is generated and stored when null. */
  readonly vapid: webPush.VapidKeys | null
  /** For push services and webhooks with a certificate of their own. */
  readonly ca?: string
  /** How the names of push services and webhooks are resolved; tests give answers of their own. */
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
  /** 0 for any free one. */
  readonly port: number
  readonly log: LogLevel | false
  /** The public URL, as `https://quayside.example`; the listening address when null. */
  readonly publicUrl?: string | null
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy?: string | null
  /** Bearer token of the operator; one is generated and stored when null. */
  readonly operatorToken?: string | null
  /** From one address, over HTTP and to open sockets. */
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
  /** A thread for bots to think in. */
  readonly startBotThread?: () => BotWorker
  /** Connection limits; defaults for absent ones. */
  readonly limits?: Partial<ConnectionLimits>
  /** Quotas of guests, accounts and addresses; defaults for absent ones. */
  readonly quotas?: Partial<QuotaLimits>
  /** Retention limits; defaults for absent ones. */
  readonly retention?: Partial<RetentionLimits>
  /** Handles all other paths, so that the site and the API share a port. */
  readonly site?: RequestListener
  readonly tell?: NotificationConfig
  /** The time; tests move it. */
  readonly now?: () => number
}

/** How often spectators who see a room later are shown what is old enough. */
const SHOW_EVERY_MS = 1000
/** How often other nodes are asked again for the players they are said to have. */
const PRESENCE_EVERY_MS = 60_000

/** How often quota hits are stored. */
const TALLY_EVERY_MS = 10_000

/** How often bans are reloaded, in case a cluster message was lost. */
const RELOAD_BANS_MS = 60_000

/** How often wrong operator tokens are written to the audit log. */
const RECORD_WRONG_TOKENS_MS = 10 * 60_000

/** Clients that did not close their connection by then are terminated. */
const LEAVING_MS = 1500

/** Together less than the ten seconds in which a server ends, whatever hangs. */
const SHUTDOWN_MS = { drain: 3000, jobs: 2500, http: 2500, store: 1000 }

/** Maximum number of running jobs of a kind for one player. */
const JOBS_PER_OWNER = { [BOT_JOB]: 4, [TIMEOUT_JOB]: 4, [TURN_JOB]: 1, [CHANNEL_OFF_JOB]: 1 }

/** How long a clock that ran out waits for a bot to be asked: less than a job may take. */
const STAND_IN_MS = 20_000

const NOTIFICATION_SECONDS = 10
const CHANNEL_FAILURES = 10

/** Far more than a club behind one address needs, far less than guessing secrets takes. */
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

const ownVapid = async ({ secrets }: Store): Promise<webPush.VapidKeys> =>
  JSON.parse(
    await secrets.get('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys

export const startServer = async ({
  store: place,
  host,
  port,
  log: level,
  publicUrl: known = null,
  trustProxy = null,
  operatorToken = null,
  requestsAMinute = REQUESTS_A_MINUTE,
  botWorkers = Math.max(1, availableParallelism() - 1),
  botConnections = BOT_CONNECTIONS,
  botSeconds = OWNER_SECONDS,
  notificationSeconds = NOTIFICATION_SECONDS,
  channelFailures = CHANNEL_FAILURES,
  jobAttempts = JOB_ATTEMPTS,
  startBotThread = () => new BotThread(new URL('../bots/bot-thread.ts', import.meta.url)),
  limits,
  quotas: quotaLimits,
  retention: retentionLimits,
  site,
  tell = NO_NOTIFICATIONS,
  now = Date.now,
}: ServerSettings): Promise<RunningServer> => {
  const log = createLogger(level === false ? 'silent' : level)
  const store = await Store.serve(place, {
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
  const ask: RequestBotMove = async (question) =>
    bots.decide({ ...question, address: await store.rooms.openedFrom(question.room) })
  const opened = (room: Room): void => {
    playBotSeats(room, ask, (seat, strength, attempts) =>
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
  const rest = (room: string): Promise<void> => admissionQueue.turn(room)
  const quotas = new Quotas({
    limits: { ...QUOTA_LIMITS, ...quotaLimits },
    repository: store.quotas,
    now,
    hit: (quota) => metrics.quotaHits.inc({ quota }),
  })
  const keep = { ...RETENTION_LIMITS, ...retentionLimits }
  const events = new BotConnections({
    mostPerBot: botConnections,
    seatsAt: (id) => rooms.seatsAt(id),
    isOver: (id) => store.rooms.isOver(id),
  })
  const rooms = new Rooms(store, now, { opened, appended, unreadable, rest, quotas, events })
  const services = sessionServices(rooms)
  const vapid = tell.vapid ?? (await ownVapid(store))
  const send = senders({ ...tell, vapid })
  const home = (): string => known ?? publicAddress(host, address)
  const telling = (): NotifyPorts => ({
    store,
    send,
    home: home(),
    now,
    limitMs: notificationSeconds * 1000,
    maxFailures: channelFailures,
    switchedOff: (kind) => {
      metrics.channelsOff.inc({ kind })
      log.info({ event: 'channel.switched_off', kind }, 'notification channel failed too often, switched off')
    },
    removed: (kind) => log.info({ event: 'channel.removed', kind }, 'notification channel gone, removed'),
    isThere: (room, seat) => rooms.isThere(room, seat),
    isBanned: (player) => bans.playerRefusal(player) !== null,
  })
  const runner = new JobRunner({
    jobQueue: store.jobQueue,
    handlers: {
      [BOT_JOB]: (job, signal) => runBotJob({ rooms, jobQueue: store.jobQueue, now }, job, signal),
      [TIMEOUT_JOB]: async (job, signal) => {
        const enough = AbortSignal.any([signal, AbortSignal.timeout(STAND_IN_MS)])
        const again = await runTimeoutAction(rooms, job.room_id, ask, enough)
        if (again !== null) await store.jobQueue.postpone(job, again)
      },
      [RATING_JOB]: ({ room_id: room }) => rateRoom(store, rooms, room, quotas.limits.ratedGames),
      [TURN_JOB]: (job, signal) => notifyTurn(telling(), job, signal),
      [CHANNEL_OFF_JOB]: (job, signal) => notifyChannelOff(telling(), job, signal),
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
    telling: { send, pushKey: vapid.publicKey, mails: tell.smtp !== null, home },
    log: level === false ? null : log,
    address: known,
    trustProxy,
    requestsAMinute,
    quotas,
    daily,
    retention: { limits: keep, since: await retentionSince(store, now()) },
    connections,
    botConnections: events,
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
  if (!isPostgres(place) && isFolderShared(place))
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
  await rooms.follow(() => void reloadBans())
  await store.jobQueue.releaseAll()
  // This process may know the rules that those before it did not.
  await store.jobs.retryAll(ROOM_UNAVAILABLE.code)
  runner.start()
  log.info(
    {
      event: 'server.started',
      version: VERSION,
      address,
      database: isPostgres(place) ? 'postgres' : 'sqlite',
      node: store.node,
      schemaVersion: store.schemaVersion,
    },
    'server started',
  )
  const showing = setInterval(() => void services.spectators.refresh(), SHOW_EVERY_MS)
  const lookingAround = setInterval(
    () => void rooms.refreshPresence().catch(() => undefined),
    PRESENCE_EVERY_MS,
  )
  const flushQuotas = (): Promise<void> =>
    quotas.flush().catch((problem: unknown) => {
      log.warn({ event: 'quota.write_failed', reason: failureText(problem) }, 'storing quota hits failed')
    })
  const tallying = setInterval(() => void flushQuotas(), TALLY_EVERY_MS)
  const cleaner = new Cleaner({
    store,
    rooms,
    limits: keep,
    now,
    cleaned: (removed) => {
      for (const [kind, count] of Object.entries(removed)) metrics.expired.inc({ kind }, count)
      log.info({ event: 'retention.cleaned', removed }, 'expired data removed')
    },
    failed: (err) => log.error({ event: 'retention.failed', err }, 'removing expired data failed'),
  })
  cleaner.start()
  checks.start()
  const reloading = setInterval(() => {
    void reloadBans()
    addresses.forgetOld()
  }, RELOAD_BANS_MS)
  const recording = setInterval(() => void recordWrongTokens(), RECORD_WRONG_TOKENS_MS)
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
      const begun = performance.now()
      log.info({ event: 'server.draining', connections: connections.size }, 'draining')
      for (const timer of [showing, lookingAround, tallying, reloading, recording]) clearInterval(timer)
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
            // Jobs that wait for a bot are given back, and another process takes them up.
            run: () => Promise.all([runner.stop(), bots.close(), cleaner.stop(), checks.stop()]),
          },
          {
            name: 'http',
            limitMs: SHUTDOWN_MS.http,
            run: async () => {
              const leaving = setTimeout(
                () => {
                  connections.cut()
                  app.server.closeAllConnections()
                },
                Math.max(0, drainedAt + LEAVING_MS - performance.now()),
              )
              await app.close()
              clearTimeout(leaving)
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
      const durationMs = Math.round(performance.now() - begun)
      log.info({ event: 'server.stopped', durationMs }, 'server stopped')
    },
  }
}
