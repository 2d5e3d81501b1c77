/** Error handling: every error is answered with a refusal and its HTTP status. */
import type { Refusal } from '@quayside/kernel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notStoredRefusal, storageFailure } from '../storage/storage-errors.ts'

/** The HTTP status of refusal codes; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'too-many-open-rooms': 429,
  'too-many-listed-rooms': 429,
  'too-many-bot-rooms': 429,
  'too-many-rooms-opened': 429,
  'too-many-guests': 429,
  'too-many-mails': 429,
  'too-much-stored': 429,
  'too-many-daily-entries': 429,
  'too-many-puzzle-answers': 429,
  'daily-unknown': 404,
  'daily-entered': 409,
  'no-such-puzzle': 404,
  'puzzle-answered': 409,
  'puzzle-not-answered': 409,
  'not-signed-in': 401,
  'passkey-refused': 401,
  'unknown-passkey': 401,
  'cross-origin': 403,
  'host-only': 403,
  'operator-only': 403,
  'no-such-room': 404,
  'no-such-table-code': 404,
  'no-such-channel': 404,
  'no-such-message': 404,
  'no-such-invitation': 404,
  'no-such-mute': 404,
  'no-such-report': 404,
  'no-such-passkey': 404,
  'no-such-profile': 404,
  'no-such-bot': 404,
  'no-such-player': 404,
  'no-such-ban': 404,
  'no-such-job': 404,
  banned: 403,
  'too-many-wrong-tokens': 429,
  'too-many-friends': 409,
  'too-many-blocks': 409,
  'too-many-invitations': 409,
  'own-code': 409,
  'bot-token-required': 403,
  'bot-token-play-only': 403,
  'passkey-exists': 409,
  'channel-exists': 409,
  'not-confirmed': 409,
  'code-expired': 409,
  'channel-failed': 502,
  'last-passkey': 409,
  'no-passkey': 409,
  'seat-taken': 409,
  'seat-reserved': 409,
  'commitment-used': 409,
  'game-started': 409,
  'room-unavailable': 503,
}

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const status = STATUS[refusal.code] ?? 400
  const seconds = Number(refusal.params['seconds'] ?? 0)
  if (status === 429 && seconds > 0) void reply.header('retry-after', String(seconds))
  return reply.code(status).send(refusal)
}

/** Thrown by a route handler to answer with a refusal. */
export class RefusalError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** `malformed` is called for every invalid request. */
export const handleErrors = (app: FastifyInstance, malformed: (request: FastifyRequest) => void): void => {
  app.setErrorHandler((error: FastifyError | RefusalError, request, reply) => {
    if (error instanceof RefusalError) return sendRefusal(reply, error.refusal)
    const status = error.statusCode ?? 500
    if (status === 429) return reply.code(429).send({ code: 'too-many-requests', params: {} })
    if (status < 500) {
      malformed(request)
      return reply.code(status).send({ code: 'bad-request', params: { problem: error.message } })
    }
    const { method, routeOptions } = request
    request.log.error(
      { event: 'http.failed', method, route: routeOptions.url ?? '', status, err: error },
      'request failed',
    )
    if (storageFailure(error) !== null) return reply.code(503).send(notStoredRefusal(error))
    return reply.code(500).send({ code: 'server-error', params: {} })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not-found', params: {} }))
}
