/** A page of another site cannot speak for the people who happen to be signed in here, nor make trouble in their name. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

/**
 * The name that somebody asked for. Not `request.host`: behind a proxy that is `X-Forwarded-Host`, which proxies pass on
 * as a client has sent it.
 */
export const hostOf = ({ headers: { host = '' } }: FastifyRequest): string => host

/** Whether a page of another origin makes a browser ask; opening a link to here is what a person does. */
const isEmbedded = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  const isElsewhere = site === 'cross-site' || site === 'same-site'
  return isElsewhere && headers['sec-fetch-dest'] !== 'document'
}

const isForeign = (request: FastifyRequest, address: string | null): boolean => {
  const { origin } = request.headers
  // Programs send none; browsers always do, with everything that could change something.
  if (origin === undefined) return isEmbedded(request)
  return origin !== address && URL.parse(origin)?.host !== hostOf(request)
}

/** `address` is where the own pages come from, should a proxy ask for them under another name. */
export const refuseForeigners = (app: FastifyInstance, address: string | null): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request, address)) await refuse(reply, { code: 'foreign-origin', params: {} })
  })
}

/**
 * Whether only a program of somebody's own can have sent a request. A picture on any page makes a browser ask for what
 * the page likes, over plain http without a word about the page: whoever looks at it must not be blamed.
 */
export const isDeliberate = ({ method, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) ||
  headers.authorization?.startsWith('Bearer ') === true ||
  headers.upgrade !== undefined
