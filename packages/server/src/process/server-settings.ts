/** The settings of a server in a process, with their defaults; `settings.ts` reads them from flags and the environment. */
import type { RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { availableParallelism } from 'node:os'
import { BotThread } from '@quayside/bots/node'
import type { VapidKeys } from 'web-push'
import { RETENTION_LIMITS, type RetentionLimits } from '../accounts/retention.ts'
import { type BotWorker, OWNER_SECONDS } from '../bots/bot-pool.ts'
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from '../connection/connections.ts'
import type { LogLevel } from '../http/logger.ts'
import { JOB_ATTEMPTS } from '../jobs/job-runner.ts'
import { QUOTA_LIMITS, type QuotaLimits } from '../quotas/limits.ts'
import { BOT_CONNECTIONS } from '../session/bot-connections.ts'

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
  readonly vapid: VapidKeys | null
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

/** More than a whole club behind one address needs, and far less than guessing secrets takes. */
const REQUESTS_A_MINUTE = 600

const NOTIFICATION_SECONDS = 10
const CHANNEL_FAILURES = 10

export interface CompleteSettings extends Required<Omit<ServerSettings, 'site'>> {
  readonly limits: ConnectionLimits
  readonly quotas: QuotaLimits
  readonly retention: RetentionLimits
  /** Null without a site. */
  readonly site: RequestListener | null
}

export const completeSettings = (settings: ServerSettings): CompleteSettings => ({
  publicUrl: null,
  trustProxy: null,
  operatorToken: null,
  requestsAMinute: REQUESTS_A_MINUTE,
  botWorkers: Math.max(1, availableParallelism() - 1),
  botConnections: BOT_CONNECTIONS,
  botSeconds: OWNER_SECONDS,
  notificationSeconds: NOTIFICATION_SECONDS,
  channelFailures: CHANNEL_FAILURES,
  jobAttempts: JOB_ATTEMPTS,
  startBotThread: () => new BotThread(new URL('../bots/bot-thread.ts', import.meta.url)),
  site: null,
  notifications: NO_NOTIFICATIONS,
  now: Date.now,
  ...settings,
  limits: { ...DEFAULT_CONNECTION_LIMITS, ...settings.limits },
  quotas: { ...QUOTA_LIMITS, ...settings.quotas },
  retention: { ...RETENTION_LIMITS, ...settings.retention },
})
