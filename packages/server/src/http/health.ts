/** For whoever runs the server: whether it lives, whether it can be sent people, and its numbers. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorAccess } from '../moderation/operator-access.ts'
import { requireOperator } from './operator.ts'

export interface HealthPorts {
  /** Settles when the database has answered. */
  readonly ping: () => Promise<void>
  readonly isDraining: () => boolean
  readonly metrics: () => string
  readonly operator: OperatorAccess
}

const PATIENCE_MS = 2000

const inTime = (answer: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    answer
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

/** Where no token is configured the machine itself may read the numbers; a proxy on it speaks for others. */
const isHere = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined

export const healthRoutes =
  ({ ping, isDraining, metrics, operator }: HealthPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const often = { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'warn' } as const
    app.get('/health/live', often, () => ({ live: true }))
    app.get('/health/ready', often, async (_request, reply) => {
      const store = !isDraining() && (await inTime(ping()))
      return reply.code(store ? 200 : 503).send({ ready: store, draining: isDraining(), store })
    })
    app.get('/metrics', often, (request, reply) => {
      if (operator.isConfigured || !isHere(request)) requireOperator(request, operator)
      return reply.type('text/plain; version=0.0.4').send(metrics())
    })
  }
