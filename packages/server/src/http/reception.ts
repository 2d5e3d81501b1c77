/** Everything that happens before it is looked what somebody wants. */
import type { FastifyInstance } from 'fastify'
import type { Guard } from '../live/guard.ts'
import { isTooDeep } from '../live/nesting.ts'
import { Refused } from './errors.ts'

/**
 * Whoever has made too much trouble is not let in; behind a proxy that is known only once the request has been read.
 * Everybody else waits for those who sit at a table.
 */
export const receive = (app: FastifyInstance, guard: Guard, isBehindProxy: boolean): void => {
  if (!isBehindProxy)
    app.server.prependListener('connection', (socket) => {
      if (guard.isUnwelcome(socket.remoteAddress ?? '')) socket.destroy()
    })
  app.addHook('onRequest', async ({ ip }) => {
    if (isBehindProxy && guard.isUnwelcome(ip)) throw new Refused({ code: 'too-many-requests', params: {} })
    await guard.turn(ip)
  })
}

/** Reads what is written in JSON, unless it is nested as nothing is that anybody could want. */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(Object.assign(new Error('nested too deeply'), { statusCode: 400 }))
    else void parse(request, body, done)
  })
}
