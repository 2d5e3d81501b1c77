import { once } from 'node:events'
import { createServer } from 'node:net'

/** One that nobody uses, whoever else runs these tests. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
