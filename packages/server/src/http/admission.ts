/** Hooks before and after every route: blocked addresses, bans, admission queue, JSON bodies, response headers. */
import type { ServerResponse } from 'node:http'
import type { Refusal } from '@quayside/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connections } from '../connection/connections.ts'
import { exceedsJsonDepth } from '../connection/read-message.ts'
import type { RecentAddresses } from '../moderation/address-range.ts'
import type { BanList } from '../moderation/ban-list.ts'
import { RefusalError } from './errors.ts'

/**
 * Blocked addresses are rejected; behind a proxy only after the headers were read. All other requests wait in the
 * admission queue, so that moves come first.
 */
export const limitAdmission = (
  app: FastifyInstance,
  connections: Connections,
  isBehindProxy: boolean,
): void => {
  if (!isBehindProxy)
    app.server.prependListener('connection', (socket) => {
      if (connections.isBlocked(socket.remoteAddress ?? '')) socket.destroy()
    })
  app.addHook('onRequest', async ({ ip }) => {
    if (isBehindProxy && connections.isBlocked(ip))
      throw new RefusalError({ code: 'too-many-requests', params: {} })
    await connections.waitForTurn(ip)
  })
}

/** Parses JSON bodies, except those nested too deeply. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (exceedsJsonDepth(body)) done(Object.assign(new Error('JSON nested too deeply'), { statusCode: 400 }))
    else void parse(request, body, done)
  })
}

/** Bans do not apply to the operator and to monitoring. */
const OPERATOR_ROUTES = /^\/(?:api\/operator\/|health\/|metrics$)/

/** Personal data can be exported and deleted in spite of a ban (GDPR). */
const PERSONAL_DATA_ROUTES: ReadonlySet<string> = new Set(['GET /api/me/personal-data', 'DELETE /api/me'])

/**
 * A banned WebSocket client is refused after the upgrade, because a browser cannot read the response of a failed one.
 */
const isExemptFromBans = ({ isUpgrade, method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  isUpgrade || OPERATOR_ROUTES.test(url) || PERSONAL_DATA_ROUTES.has(`${method} ${url}`)

interface BanPorts {
  readonly bans: BanList
  readonly addresses: RecentAddresses
  /** Called for each request that was refused because of a ban. */
  readonly refused: () => void
}

/** Refuses banned players and addresses, with the reason and end of the ban. Must be registered after authentication. */
export const refuseBanned = (app: FastifyInstance, { bans, addresses, refused }: BanPorts): void => {
  const refuseIf = (refusal: Refusal | null): void => {
    if (refusal === null) return
    refused()
    throw new RefusalError(refusal)
  }
  // Before the body is read.
  app.addHook('onRequest', async (request) => {
    if (!isExemptFromBans(request)) refuseIf(bans.addressRefusal(request.ip))
  })
  app.addHook('preValidation', async (request) => {
    const { ip, player } = request
    if (player === null) return
    addresses.note(player.id, ip)
    if (!isExemptFromBans(request)) refuseIf(bans.playerRefusal(player.id))
  })
}

const YEAR_S = 365 * 24 * 60 * 60

/** Sets HSTS for this host name only, and only when the public URL is https; subdomains may have no certificates. */
export const sendHstsHeader = (response: ServerResponse, address: string | null): void => {
  if (address?.startsWith('https:') === true)
    response.setHeader('strict-transport-security', `max-age=${YEAR_S}`)
}

/** Most responses are personal, so no cache may store them. */
export const forbidCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
