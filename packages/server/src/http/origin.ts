/** A page of another site cannot speak for the people who happen to be signed in here. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

const isForeign = ({ headers: { origin }, host }: FastifyRequest, address: string | null): boolean => {
  // Programs send none; browsers always do, with everything that could change something.
  if (origin === undefined || origin === address) return false
  return URL.parse(origin)?.host !== host
}

/** `address` is where the own pages come from, should a proxy ask for them under another name. */
export const refuseForeigners = (app: FastifyInstance, address: string | null): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request, address)) await refuse(reply, { code: 'foreign-origin', params: {} })
  })
}
