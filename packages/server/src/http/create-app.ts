/** The HTTP application: hooks, plugins and routes; games are played over WebSockets. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Activity } from '../accounts/activity.ts'
import type { Connections } from '../connection/connections.ts'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import type { DailyEntries } from '../daily/daily-entries.ts'
import type { PuzzleAnswers } from '../puzzles/puzzle-answers.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { BotConnections } from '../session/bot-connections.ts'
import type { SessionServices } from '../session/join-room.ts'
import { RevokedSessions } from '../session/revoked-sessions.ts'
import type { Store } from '../storage/store.ts'
import { accountRoutes, type RetentionPorts } from './accounts.ts'
import { forbidCaching, limitAdmission, parseJsonBodies, refuseBanned, sendHstsHeader } from './admission.ts'
import { authenticate, isDeliberate, requireSameOrigin } from './authentication.ts'
import { botRoutes } from './bots.ts'
import { channelRoutes } from './channels.ts'
import { chatRoutes } from './chat.ts'
import { dailyRoutes } from './daily.ts'
import { handleErrors } from './errors.ts'
import { explorerRoutes } from './explorer.ts'
import { friendRoutes } from './friends.ts'
import { type HealthPorts, healthRoutes } from './health.ts'
import { compileSchemasLazily } from './lazy-schemas.ts'
import { notificationRoutes } from './notification-settings.ts'
import { API, completeOpenApi } from './openapi.ts'
import { type OperatorPorts, operatorRoutes } from './operator.ts'
import type { NotificationPorts } from './own-channels.ts'
import { playerRoutes } from './players.ts'
import { personalDataRoutes, profileRoutes, ratingRoutes } from './profiles.ts'
import { puzzleRoutes } from './puzzles.ts'
import { liveRoute, lobbyRoutes, roomRoutes } from './rooms.ts'
import { SocketUpgrades } from './socket-upgrades.ts'

/** Maximum size of a message or request body. */
const MESSAGE_BYTES = 16_384

const DAY_MS = 24 * 3600_000

/**
 * Slow requests are ended (slowloris). Idle connections stay open longer than those of a reverse proxy: after Node's five
 * seconds a proxy or browser would often send a request just as the connection is closed.
 */
const HTTP_TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5_000,
}

export interface AppSettings {
  readonly store: Store
  readonly services: SessionServices
  readonly now: () => number
  readonly notifications: NotificationPorts
  /** Null for a server that logs nothing. */
  readonly log: FastifyBaseLogger | null
  /** The public URL; null for the host of each request. */
  readonly address: string | null
  readonly trustProxy: string | null
  readonly requestsAMinute: number
  readonly quotas: Quotas
  readonly daily: DailyEntries
  readonly puzzles: PuzzleAnswers
  readonly retention: RetentionPorts
  readonly connections: Connections
  readonly botConnections: BotConnections
  readonly heartbeatMs: number
  readonly health: HealthPorts
  readonly operator: Omit<OperatorPorts, 'store' | 'now'>
  /** Called for each request that was refused because of a ban. */
  readonly bannedRefused: () => void
  /** Handles all requests outside the API; null without a site. */
  readonly site: RequestListener | null
}

const isApiRequest = ({ url = '' }: IncomingMessage): boolean =>
  /^\/(?:api|health|metrics)(?:[/?]|$)/.test(url)

const createFastify = ({ log, trustProxy, address, site }: AppSettings): FastifyInstance =>
  Fastify({
    serverFactory: (handleApi) =>
      createServer(HTTP_TIMEOUTS, (request, response) => {
        sendHstsHeader(response, address)
        if (site === null || isApiRequest(request)) handleApi(request, response)
        else site(request, response)
      }),
    ...(log === null ? {} : { loggerInstance: log }),
    ...(trustProxy === null ? {} : { trustProxy }),
    bodyLimit: MESSAGE_BYTES,
  })

/** Finds the player of each request; a session ends after its time. */
const authenticatePlayers = (app: FastifyInstance, { store, now, retention }: AppSettings): void => {
  const keepSessionsMs = retention.limits.sessions * DAY_MS
  const sessionsSince = (): number => {
    const before = now() - keepSessionsMs
    return keepSessionsMs === 0 || retention.since > before ? 0 : before
  }
  authenticate(app, store.players, new Activity(store.retention, now), sessionsSince)
}

const watchRevokedSessions = (
  { log }: FastifyInstance,
  { store, heartbeatMs }: AppSettings,
): RevokedSessions =>
  new RevokedSessions({
    everyMs: heartbeatMs,
    findActive: (hashes) => store.players.knownKeys(hashes),
    failed: (err, watched) =>
      log.error(
        { event: 'session.check_failed', connections: watched, err },
        'session revocation check failed',
      ),
  })

const registerRoutes = async (
  app: FastifyInstance,
  settings: AppSettings,
  upgrades: SocketUpgrades,
  revokedSessions: RevokedSessions,
): Promise<void> => {
  const { store, services, now, notifications, address, requestsAMinute, quotas, retention } = settings
  const { daily, puzzles, connections, botConnections, operator } = settings
  const accounts = { store, rooms: services.rooms, address, requestsAMinute, now, quotas, retention }
  const capabilities = { vapidPublicKey: notifications.pushKey, mailEnabled: notifications.mails }
  const routes = [
    playerRoutes(accounts),
    accountRoutes(accounts),
    personalDataRoutes(accounts),
    profileRoutes(accounts),
    explorerRoutes(accounts),
    friendRoutes(accounts),
    botRoutes(accounts, { services, connections, botConnections, upgrades }),
    ratingRoutes(store, quotas.limits.leaderboardGames),
    notificationRoutes(store.players, capabilities),
    channelRoutes(accounts, notifications),
    roomRoutes(services),
    lobbyRoutes(store, now, requestsAMinute),
    dailyRoutes(accounts, daily),
    puzzleRoutes(accounts, puzzles),
    chatRoutes(accounts),
    operatorRoutes({ ...operator, store, now }),
    liveRoute(services, connections, revokedSessions, upgrades),
  ]
  for (const plugin of routes) await app.register(plugin, { prefix: '/api' })
  await app.register(healthRoutes(settings.health))
  app.get('/api/openapi.json', { schema: { hide: true } }, () => completeOpenApi(app.swagger()))
}

/** The order of the hooks matters: the first of them that refuses a request answers it. */
export const createApp = async (settings: AppSettings): Promise<FastifyInstance> => {
  const { connections, address, requestsAMinute } = settings
  const app = createFastify(settings)
  compileSchemasLazily(app)
  handleErrors(app, (request) => {
    if (isDeliberate(request)) connections.addAbuse(request.ip)
  })
  parseJsonBodies(app)
  // Registered first, because it ends the sockets of refused upgrades.
  const upgrades = new SocketUpgrades(app, MESSAGE_BYTES)
  limitAdmission(app, connections, settings.trustProxy !== null)
  requireSameOrigin(app, address)
  await app.register(cookie)
  await app.register(helmet, { strictTransportSecurity: false })
  forbidCaching(app)
  await app.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => rateLimitKey(ip),
  })
  await app.register(swagger, { openapi: API })
  authenticatePlayers(app, settings)
  refuseBanned(app, { ...settings.operator, refused: settings.bannedRefused })
  const revokedSessions = watchRevokedSessions(app, settings)
  app.addHook('onClose', async () => {
    connections.stop()
    revokedSessions.stop()
  })
  await registerRoutes(app, settings, upgrades, revokedSessions)
  return app
}
