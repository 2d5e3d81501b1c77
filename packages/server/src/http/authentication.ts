/** Authentication of requests: same-origin check, cookie and bearer token. */
import { playerName } from '@quayside/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Activity } from '../accounts/activity.ts'
import { hashSecret, isApiBot } from '../storage/identifiers.ts'
import type { PlayerRepository } from '../storage/player-repository.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { RefusalError, sendRefusal } from './errors.ts'

/**
 * The host name from the request. Not `request.host`: behind a proxy that is `X-Forwarded-Host`, which proxies pass on
 * as the client sent it.
 */
const hostOf = ({ headers: { host = '' } }: FastifyRequest): string => host

/** Whether a page of another origin sent the request; following a link is allowed. */
const isEmbedded = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  const isOtherOrigin = site === 'cross-site' || site === 'same-site'
  return isOtherOrigin && headers['sec-fetch-dest'] !== 'document'
}

const isCrossOrigin = (request: FastifyRequest, address: string | null): boolean => {
  const { origin } = request.headers
  // Browsers always send an origin with requests that change something; other programs send none.
  if (origin === undefined) return isEmbedded(request)
  return origin !== address && URL.parse(origin)?.host !== hostOf(request)
}

/** `address` is the public URL, which differs from the `Host` header behind some proxies. */
export const requireSameOrigin = (app: FastifyInstance, address: string | null): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossOrigin(request, address)) await sendRefusal(reply, { code: 'cross-origin', params: {} })
  })
}

/**
 * Whether the request cannot come from a third-party page. An image on any page makes a browser send plain GET
 * requests; its user must not get an abuse score for them.
 */
export const isDeliberate = ({ method, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) ||
  headers.authorization?.startsWith('Bearer ') === true ||
  headers.upgrade !== undefined

/** Identifies the player by the cookie of a browser or the bearer token of a program. */

declare module 'fastify' {
  interface FastifyRequest {
    player: PlayerRow | null
  }
}

const COOKIE = 'quayside-player'

const YEAR_S = 365 * 24 * 60 * 60

export const requestSecret = (request: FastifyRequest): string | null => {
  const bearer = /^Bearer ([\w-]{32})$/.exec(request.headers.authorization ?? '')?.[1]
  return bearer ?? request.cookies[COOKIE] ?? null
}

/** Sessions that were last used before `sessionsSince` have expired. */
export const authenticate = (
  app: FastifyInstance,
  players: PlayerRepository,
  activity: Activity,
  sessionsSince: () => number,
): void => {
  app.decorateRequest('player', null)
  app.addHook('preValidation', async (request) => {
    const secret = requestSecret(request)
    const hash = secret === null ? null : hashSecret(secret)
    request.player = hash === null ? null : await players.findBySecret(hash, sessionsSince())
    if (request.player !== null && hash !== null) await activity.seen(request.player.id, hash)
    // A bot token can only play: a stolen token gives access to nothing else.
    if (isApiBot(request.player?.id ?? null) && request.method !== 'GET')
      throw new RefusalError({ code: 'bot-token-play-only', params: {} })
  })
}

/** The player of the request; throws a refusal when there is none. */
export const requirePlayer = ({ player }: FastifyRequest): PlayerRow => {
  if (player === null) throw new RefusalError({ code: 'not-signed-in', params: {} })
  return player
}

/** Validates a requested name. The current name stays allowed even if the rules have changed. */
export const nameIn = (text: string, before: string | null = null): string => {
  const name = text === before ? text : playerName(text)
  if (name === null) throw new RefusalError({ code: 'bad-name', params: {} })
  return name
}

/** The origin of the page that sent the request. */
export const pageOrigin = (request: FastifyRequest, address: string | null): string =>
  address ?? `${request.protocol}://${hostOf(request)}`

export const setSecretCookie = (reply: FastifyReply, secret: string, isSecure: boolean): void => {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: YEAR_S,
  })
}

export const clearSecretCookie = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/' })
}
