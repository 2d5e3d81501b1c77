import { createServer } from 'node:net'

const FIRST_PORT = 8080

/** How many ports are tried when nobody asked for a particular one. */
const ATTEMPTS = 20

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

export const freePort = async (host: string): Promise<number> => {
  for (let port = FIRST_PORT; port < FIRST_PORT + ATTEMPTS; port++) if (await isFree(port, host)) return port
  throw new Error(`no port from ${FIRST_PORT} to ${FIRST_PORT + ATTEMPTS - 1} is free`)
}
