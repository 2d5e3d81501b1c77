/** Keeps out who is banned, with the reason and the end of the ban. */
import type { Refusal } from '@quayside/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BanList } from '../moderation/ban-list.ts'
import type { RecentAddresses } from '../moderation/recent-addresses.ts'
import { Refused } from './errors.ts'

/** The operator must not lock themselves out, and whoever watches the server is no visitor. */
const FOR_OPERATOR = /^\/(?:api\/operator\/|health\/|metrics$)/

/** What the law lets everybody do: take their data along, and have it deleted. */
const OWN_DATA: ReadonlySet<string> = new Set(['GET /api/me/export', 'DELETE /api/me'])

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
export const keepOutBanned = (app: FastifyInstance, { bans, addresses, refused }: KeepOutPorts): void => {
  const refuseIf = (refusal: Refusal | null): void => {
    if (refusal === null) return
    refused()
    throw new Refused(refusal)
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
