/** `npm start`: builds what is stale, serves the site and the tables on one port and prints the address. */
import { mkdir } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { dirname } from 'node:path'
import process from 'node:process'
import { startServer } from '@quayside/server'
import { buildIfStale, openSite, SITE } from '@quayside/web/serve'
import { readArguments, USAGE } from './start-arguments.ts'

interface Running {
  close(): Promise<void>
}

const FIRST_PORT = 8080

/** How many ports are tried when nobody asked for a particular one. */
const ATTEMPTS = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createProbe()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const freePort = async (host: string): Promise<number> => {
  for (let port = FIRST_PORT; port < FIRST_PORT + ATTEMPTS; port++) if (await isFree(port, host)) return port
  throw new Error(`no port from ${FIRST_PORT} to ${FIRST_PORT + ATTEMPTS - 1} is free`)
}

const serveSite = (site: RequestListener, port: number, host: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const server = createServer(site)
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve({
        close: async () => {
          server.close()
          server.closeAllConnections()
        },
      }),
    )
  })

const serveTables = async (
  site: RequestListener,
  port: number,
  host: string,
  store: string,
): Promise<Running> => {
  if (!/^postgres(?:ql)?:/.test(store)) await mkdir(dirname(store), { recursive: true })
  return startServer({ store, host, port, log: false, site })
}

const wishes = readArguments(process.argv.slice(2), process.env)
if (wishes === null) {
  console.error(USAGE)
  process.exit(2)
}
if (wishes.help) {
  console.log(USAGE)
  process.exit(0)
}

try {
  await buildIfStale()
  const { host, store } = wishes
  const site = await openSite(SITE)
  const port = wishes.port ?? (await freePort(host))
  const running =
    store === null ? await serveSite(site, port, host) : await serveTables(site, port, host, store)
  const shown = host.includes(':') ? `[${host}]` : host
  console.log(`Quayside: http://${shown}:${port}/   (Ctrl+C ends it)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.close().then(() => process.exit(0)))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
