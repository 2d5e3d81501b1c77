import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface SilentServer {
  readonly port: number
  /** The number of connections so far. */
  readonly connections: () => number
}

/** Accepts every connection and never replies, until the test is finished. */
export const silentServer = async (): Promise<SilentServer> => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.push(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const at = server.address()
  return { port: typeof at === 'object' && at !== null ? at.port : 0, connections: () => sockets.length }
}
