import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

/** What the document of the API says about itself; the rest is made from the schemas of the routes. */
export const API: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Quayside',
    version: '1',
    description:
      'Tables for Le Havre and Packet Row. Make a player, open a table or take a seat, then play over the socket at /api/live.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  components: {
    securitySchemes: { player: { type: 'http', scheme: 'bearer', description: 'The secret of a player.' } },
  },
}
