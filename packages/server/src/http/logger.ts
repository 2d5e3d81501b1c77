/**
 * The logger. Anybody who knows the id of an unlisted room can watch it, so ids are logged as a fingerprint: all lines
 * about one room can be found, and a leaked log gives no access. docs/hosting/logs.md lists every line.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** The first twelve digits of `printf %s ID | sha256sum`. */
export const fingerprint = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12)

/** Ids, secrets and texts that contain them. Refusal codes may be as long, but have neither capitals nor digits. */
const LONG_ID = /(?=[\w-]*[A-Z0-9])[\w-]{16,}/g
/** Room ids in error messages and stacks, where function names must stay readable. */
const ROOM_ID = /(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{16}(?![\w-])/g

/** Such as `021-channel-failures`: long, but not secret. */
const SCHEMA_VERSION = /^\d{3}-[a-z-]+$/

const maskText = (text: string): string =>
  text.replace(LONG_ID, (id) => (SCHEMA_VERSION.test(id) ? id : fingerprint(id)))

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const maskIds = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(maskIds)
  return isPlain(value) ? maskFields(value) : value
}

const maskFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskIds(value)]))

/** Neither headers nor the query string, which may contain secrets. */
const describeRequest = ({ id, method, url, ip }: FastifyRequest): Readonly<Record<string, string>> => ({
  id,
  method,
  path: maskText(url.replace(/[?#].*/s, '')),
  ip,
})

const stackOf = ({ stack = '', cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack

const describeError = (problem: Error): { type: string; message: string; stack: string; code?: string } => ({
  type: problem.name,
  message: problem.message.replace(ROOM_ID, fingerprint),
  stack: stackOf(problem).replace(ROOM_ID, fingerprint),
  ...('code' in problem ? { code: String(problem.code) } : {}),
})

/** JSON lines on the standard output, or to `destination`. */
export const createLogger = (level: LogLevel, destination?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      serializers: { req: describeRequest, err: describeError },
      formatters: { log: maskFields },
    },
    destination,
  )
