/** Starts the HTTP server for the site, with online play unless `--site-only`, and stops it on a signal. */

import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { exitOnSignal, startServer } from '@quayside/server'
import { quotaLimits, retentionLimits, type Settings } from '@quayside/server/settings'
import { chooseLocale } from '@quayside/texts'
import { buildIfStale, DOCS, openSite, type SayNotBuilt, SITE } from '@quayside/web/serve'
import { type Io, printLines } from '../io.ts'
import { languageOf } from '../language.ts'
import { loadCliMessages } from '../messages/index.ts'

interface Running {
  readonly port: number
  close(): Promise<void>
}

/** Every page asks this first; a missing file would be shown as an error in the browser's console. */
const PLAYER_ADDRESS = '/api/me'

const serveSite = (site: RequestListener, host: string, port: number): Promise<Running> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.url === PLAYER_ADDRESS) response.writeHead(204).end()
      else site(request, response)
    })
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: async () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })

const serveOnlinePlay = async (site: RequestListener, settings: Settings, port: number): Promise<Running> => {
  const { database, host, logLevel, publicUrl, trustProxy, operatorToken, vapidPublic, vapidPrivate } =
    settings
  const running = await startServer({
    store: database,
    host,
    port,
    log: logLevel === 'silent' ? false : logLevel,
    publicUrl,
    trustProxy,
    operatorToken,
    ...(settings.botWorkers === null ? {} : { botWorkers: settings.botWorkers }),
    botSeconds: settings.botSeconds,
    botConnections: settings.botConnections,
    notificationSeconds: settings.notificationSeconds,
    channelFailures: settings.channelFailures,
    jobAttempts: settings.jobAttempts,
    requestsAMinute: settings.requestsPerMinute,
    limits: { maxConnectionsPerAddress: settings.connectionsPerAddress },
    quotas: quotaLimits(settings),
    retention: retentionLimits(settings),
    site,
    notifications: {
      smtp: settings.smtp,
      from: settings.mailFrom,
      contact: settings.pushContact,
      allowPrivate: settings.allowPrivateWebhooks,
      vapid:
        vapidPublic === null || vapidPrivate === null
          ? null
          : { publicKey: vapidPublic, privateKey: vapidPrivate },
    },
  })
  return { port: Number(new URL(running.address).port || 80), close: () => running.close() }
}

const sayNotBuilt: SayNotBuilt = async (languages) => {
  const language = chooseLocale(languages)
  const { say } = await loadCliMessages(language)
  return { language, title: say('docs.title'), text: say('docs.not-built') }
}

export const startServing = async (settings: Settings, io: Io): Promise<void> => {
  if (settings.site === null) await buildIfStale()
  const site = await openSite(settings.site ?? SITE, { folder: DOCS, sayNotBuilt })
  const { host } = settings
  const port = settings.port ?? (await freePort(host))
  const running = settings.siteOnly
    ? await serveSite(site, host, port)
    : await serveOnlinePlay(site, settings, port)
  const hostInUrl = host.includes(':') ? `[${host}]` : host
  const address = settings.publicUrl ?? `http://${hostInUrl}:${running.port}`
  const { say } = await loadCliMessages(languageOf(io.env))
  printLines(io, say('serve.running', { address: `${address}/` }))
  if (!settings.siteOnly && settings.operatorToken === null)
    printLines(
      io,
      say('serve.operator', { address: `${address}/#/operator`, command: 'quayside operator token' }),
    )
  exitOnSignal(() => running.close())
}

const FIRST_PORT = 8080

/** How many ports are tried without `--port`. */
const PORTS_TRIED = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createTcpServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const freePort = async (host: string): Promise<number> => {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++)
    if (await isFree(port, host)) return port
  throw new Error(`no port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free`)
}
