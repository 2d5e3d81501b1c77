/**
 * A line is opened by a request, and Node and Fastify keep that request with all its headers for as long as the line
 * lasts: a sixth of the heap of 5,000 sockets, which is looked through whenever garbage is collected.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where an answer would go, had it not become a line. */
    unanswered: ServerResponse | null
  }
}

export const rememberAnswer = (app: FastifyInstance): void => {
  app.decorateRequest('unanswered', null)
  app.addHook('preHandler', async (request, reply) => {
    request.unanswered = reply.raw
  })
}

/** From here on whoever has the line hears of its errors alone. */
export const forgetRequest = (socket: WebSocket, { raw, unanswered }: FastifyRequest): void => {
  socket.removeAllListeners('error')
  if (unanswered?.socket) unanswered.detachSocket(raw.socket)
}
