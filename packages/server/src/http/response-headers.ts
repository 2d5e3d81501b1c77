/** Headers that depend on where the server is, and on what an answer is about. */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Has browsers come by https alone from now on, for pages and the API alike. Only where people are known to come that
 * way, and only for this name: whether its other names have certificates is for whoever owns them to say.
 */
export const promiseHttps = (response: ServerResponse, address: string | null): void => {
  if (address?.startsWith('https:') === true)
    response.setHeader('strict-transport-security', `max-age=${YEAR_S}`)
}

/** Nearly every answer is about a person or a table, and no cache on the way may keep it for somebody else. */
export const forbidCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
