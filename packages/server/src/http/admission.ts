/** What happens to a request before its route: blocked addresses, bans, admission queue, JSON, headers. */
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
    await connections.turn(ip)
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

/** Keeps out who is banned, with the reason and the end of the ban. */

/** Bans do not apply to the operator and to monitoring. */
const FOR_OPERATOR = /^\/(?:api\/operator\/|health\/|metrics$)/

/** Personal data can be exported and deleted in spite of a ban (GDPR). */
const OWN_DATA: ReadonlySet<string> = new Set(['GET /api/me/personal-data', 'DELETE /api/me'])

/**
 * A banned WebSocket client is refused after the upgrade, because a browser cannot read the response of a failed one.
 */
const isAlwaysLetIn = ({ isUpgrade, method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  isUpgrade || FOR_OPERATOR.test(url) || OWN_DATA.has(`${method} ${url}`)

interface KeepOutPorts {
  readonly bans: BanList
  readonly addresses: RecentAddresses
  /** Called for each request that was refused because of a ban. */
  readonly refused: () => void
}

/** To be called after requests know their players. */
export const refuseBanned = (app: FastifyInstance, { bans, addresses, refused }: KeepOutPorts): void => {
  const refuseIf = (refusal: Refusal | null): void => {
    if (refusal === null) return
    refused()
    throw new RefusalError(refusal)
  }
  // Before anything of the request is read.
  app.addHook('onRequest', async (request) => {
    if (!isAlwaysLetIn(request)) refuseIf(bans.addressRefusal(request.ip))
  })
  app.addHook('preValidation', async (request) => {
    const { ip, player } = request
    if (player === null) return
    addresses.note(player.id, ip)
    if (!isAlwaysLetIn(request)) refuseIf(bans.playerRefusal(player.id))
  })
}

/** Headers that depend on where the server is, and on what an answer is about. */

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
