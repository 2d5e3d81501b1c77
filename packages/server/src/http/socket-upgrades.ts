/**
 * WebSocket upgrades: an upgrade request passes the same hooks as any other request, then becomes a WebSocket.
 *
 * Written against `ws` itself, because @fastify/websocket keeps the request and the reply of every open socket, which
 * was more than half of the memory of a connection.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { isProtocolError } from '../connection/connections.ts'
import { rateLimitKey } from '../connection/rate-limiter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    isUpgrade: boolean
  }
}

/** An upgrade request that was neither accepted nor refused yet. */
interface PendingUpgrade {
  readonly socket: Socket
  readonly head: Buffer
}

export class SocketUpgrades {
  readonly #sockets: WebSocketServer
  readonly #pending = new WeakMap<IncomingMessage, PendingUpgrade>()

  constructor(app: FastifyInstance, maxPayload: number) {
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload })
    app.decorateRequest('isUpgrade', false)
    app.addHook('onRequest', async (request) => {
      request.isUpgrade = this.#pending.has(request.raw)
    })
    // The connection of a refused upgrade is closed after the response.
    app.addHook('onResponse', async ({ raw }) => {
      this.#pending.get(raw)?.socket.destroy()
    })
    app.server.on('upgrade', (request, socket, head) => {
      if (!(socket instanceof Socket)) return
      // Node has removed its own listener, and an unhandled 'error' event would end the process.
      socket.on('error', destroy)
      this.#pending.set(request, { socket, head })
      const response = new ServerResponse(request)
      response.assignSocket(socket)
      app.routing(request, response)
    })
    app.addHook('preClose', async () => {
      for (const client of this.#sockets.clients) client.close()
      this.#sockets.close()
    })
  }

  /** Adds a route to which clients open WebSockets; a plain GET is answered with 404. */
  route(
    app: FastifyInstance,
    path: string,
    open: (socket: WebSocket, request: FastifyRequest) => void,
    preHandler: readonly preHandlerAsyncHookHandler[] = [],
  ): void {
    app.get(path, { schema: { hide: true }, preHandler: [...preHandler] }, async (request, reply) => {
      const upgrade = this.#pending.get(request.raw)
      if (upgrade === undefined) return reply.code(404).send()
      const { socket, head } = upgrade
      this.#pending.delete(request.raw)
      reply.hijack()
      // From here on the connection belongs to the WebSocket; the response would keep the request in memory.
      reply.raw.detachSocket(socket)
      socket.off('error', destroy)
      this.#sockets.handleUpgrade(request.raw, socket, head, (webSocket) => {
        terminateOnError(webSocket, rateLimitKey(request.ip), app.log)
        open(webSocket, request)
      })
      return reply
    })
  }
}

/** Outside the class, so that the listener does not keep the request in memory. */
const terminateOnError = (socket: WebSocket, address: string, log: FastifyBaseLogger): void => {
  socket.on('error', (err) => {
    if (!isProtocolError(err))
      log.error({ event: 'connection.error', address, err }, 'socket error, closing connection')
    socket.terminate()
  })
}

function destroy(this: Socket): void {
  this.destroy()
}
