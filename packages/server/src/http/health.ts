/** Health checks for load balancers and operators, and the metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorAccess } from '../moderation/operator-access.ts'
import { requireOperator } from './operator.ts'

export interface HealthPorts {
  /** Resolves when the database has answered. */
  readonly ping: () => Promise<void>
  /** Resolves when a row was written. */
  readonly write: () => Promise<void>
  readonly isDraining: () => boolean
  readonly metrics: () => Promise<string>
  readonly operator: OperatorAccess
}

const TIMEOUT_MS = 2000

const withTimeout = (result: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
    result
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

/** How long the result of a write check is reused. */
const REUSE_MS = 5000

/** At most one check at a time; concurrent callers share its result. */
const cached = (check: () => Promise<boolean>): (() => Promise<boolean>) => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let result = Promise.resolve(false)
  return () => {
    if (performance.now() - checkedAt > REUSE_MS) {
      checkedAt = performance.now()
      result = check()
    }
    return result
  }
}

/** Without a configured token the metrics are readable from localhost, but not through a proxy. */
const isLoopback = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined

export const healthRoutes =
  ({ ping, write, isDraining, metrics, operator }: HealthPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'warn' } as const
    app.get('/health/live', options, () => ({ live: true }))
    const isReached = async (): Promise<boolean> => !isDraining() && (await withTimeout(ping()))
    const isWritable = cached(() => withTimeout(write()))
    app.get('/health/ready', options, async (_request, reply) => {
      const database = (await isReached()) && (await isWritable())
      return reply.code(database ? 200 : 503).send({ ready: database, draining: isDraining(), database })
    })
    // For load balancers: nodes share the database, so a full disk is no reason to send clients elsewhere.
    app.get('/health/accepting', options, async (_request, reply) => {
      const accepting = await isReached()
      return reply.code(accepting ? 200 : 503).send({ accepting })
    })
    app.get('/metrics', options, async (request, reply) => {
      if (operator.isConfigured || !isLoopback(request)) requireOperator(request, operator)
      return reply.type('text/plain; version=0.0.4').send(await metrics())
    })
  }
