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
 * Whoever has made too much trouble is not let in; behind a proxy that is known only once the request has been read.
 * Everybody else waits for those who sit in a room.
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

/** Reads what is written in JSON, unless it is nested as nothing is that anybody could want. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (exceedsJsonDepth(body)) done(Object.assign(new Error('JSON nested too deeply'), { statusCode: 400 }))
    else void parse(request, body, done)
  })
}

/** Keeps out who is banned, with the reason and the end of the ban. */

/** The operator must not lock themselves out, and whoever watches the server is no visitor. */
const FOR_OPERATOR = /^\/(?:api\/operator\/|health\/|metrics$)/

/** What the law lets everybody do: take their data along, and have it deleted. */
const OWN_DATA: ReadonlySet<string> = new Set(['GET /api/me/personal-data', 'DELETE /api/me'])

/** Whoever opens a socket is refused once it is open: a browser cannot read why it was not opened. */
const isAlwaysLetIn = ({ ws: isSocket, method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  isSocket || FOR_OPERATOR.test(url) || OWN_DATA.has(`${method} ${url}`)

interface KeepOutPorts {
  readonly bans: BanList
  readonly addresses: RecentAddresses
  /** A request of somebody banned was refused. */
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

/**
 * Has browsers come by https alone from now on, for pages and the API alike. Only where people are known to come that
 * way, and only for this name: whether its other names have certificates is for whoever owns them to say.
 */
export const promiseHttps = (response: ServerResponse, address: string | null): void => {
  if (address?.startsWith('https:') === true)
    response.setHeader('strict-transport-security', `max-age=${YEAR_S}`)
}

/** Nearly every answer is about a person or a room, and no cache on the way may keep it for somebody else. */
export const forbidCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
