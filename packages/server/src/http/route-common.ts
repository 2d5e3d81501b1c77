/** Schemas, rate limits and conversions that several routes share. */
import { RefusalSchema, type SeatResult } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { type Quotas, rowBytes } from '../quotas/quotas.ts'
import type { SeatResultRow } from '../storage/schema.ts'
import { RefusalError } from './errors.ts'

/** Adds the routes of one resource. */
export type AddRoutes<Ports> = (app: FastifyInstance, ports: Ports) => void

/** The responses of every route that may refuse. */
export const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const IdPath = Type.Object({ id: Type.String({ pattern: '^[\\w.-]{1,40}$' }) })

export const PageOffset = Type.Object(
  { offset: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })) },
  { additionalProperties: false },
)

/** A stricter rate limit where secrets or codes could be guessed: a twentieth of the usual one. */
export const strictRateLimit = ({
  requestsAMinute,
}: {
  readonly requestsAMinute: number
}): { rateLimit: { max: number; timeWindow: string } } => ({
  rateLimit: { max: Math.ceil(requestsAMinute / 20), timeWindow: '1 minute' },
})

/** Counts the bytes of a new row against the quota of the address; throws the refusal when it is exceeded. */
export const chargeRow = (quotas: Quotas, { ip }: FastifyRequest, row: object): void => {
  const charged = quotas.charge(rateLimitKey(ip), rowBytes(row))
  if (!charged.ok) throw new RefusalError(charged.refusal)
}

export const roomResults = (results: readonly SeatResultRow[], room: string): SeatResult[] =>
  results
    .filter((result) => result.room_id === room)
    .map(({ seat_number: seat, rank, points }) => ({ seat, rank, points }))

/** Null for a game that was not rated. */
export const ratingChange = (
  result: Pick<SeatResultRow, 'rating_before' | 'rating_after'> | undefined,
): number | null => {
  const { rating_before: before = null, rating_after: after = null } = result ?? {}
  return before === null || after === null ? null : after - before
}
