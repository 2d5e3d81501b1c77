/** A page of another site cannot speak for the people who happen to be signed in here. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

const isForeign = ({ headers: { origin, host } }: FastifyRequest): boolean => {
  // Programs send none; browsers always do, with everything that could change something.
  if (origin === undefined) return false
  return URL.parse(origin)?.host !== host
}

export const refuseForeigners = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) await refuse(reply, { code: 'foreign-origin', params: {} })
  })
}
