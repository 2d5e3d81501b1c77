/** Health checks for load balancers and operators, and the metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorAccess } from '../moderation/operator-access.ts'
import { requireOperator } from './operator.ts'

export interface HealthPorts {
  /** Settles when the database has answered. */
  readonly ping: () => Promise<void>
  /** Settles when a row was written. */
  readonly write: () => Promise<void>
  readonly isDraining: () => boolean
  readonly metrics: () => Promise<string>
  readonly operator: OperatorAccess
}

const PATIENCE_MS = 2000

const withTimeout = (answer: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    answer
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

/** How long the result of a write check is reused. */
const WRITTEN_MS = 5000

/** At most one check at a time; concurrent callers share its result. */
const remembered = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)
  return () => {
    if (performance.now() - asked > WRITTEN_MS) {
      asked = performance.now()
      answer = ask()
    }
    return answer
  }
}

/** Without a configured token the metrics are readable from localhost, but not through a proxy. */
const isLoopback = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined

export const healthRoutes =
  ({ ping, write, isDraining, metrics, operator }: HealthPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const often = { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'warn' } as const
    app.get('/health/live', often, () => ({ live: true }))
    const isReached = async (): Promise<boolean> => !isDraining() && (await withTimeout(ping()))
    const isWritable = remembered(() => withTimeout(write()))
    app.get('/health/ready', often, async (_request, reply) => {
      const database = (await isReached()) && (await isWritable())
      return reply.code(database ? 200 : 503).send({ ready: database, draining: isDraining(), database })
    })
    // For load balancers: nodes share the database, so a full disk is no reason to send clients elsewhere.
    app.get('/health/accepting', often, async (_request, reply) => {
      const accepting = await isReached()
      return reply.code(accepting ? 200 : 503).send({ accepting })
    })
    app.get('/metrics', often, async (request, reply) => {
      if (operator.isConfigured || !isLoopback(request)) requireOperator(request, operator)
      return reply.type('text/plain; version=0.0.4').send(await metrics())
    })
  }
