import { EraseMe, OwnData, playerName, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { eraseOwnData, ownData } from '../accounts/own-data.ts'
import { type AccountPorts, careful } from './accounts.ts'
import { Refused } from './errors.ts'
import { forget, playerOf } from './player.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const ownDataRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { store, rooms, now, retention } = ports
    const config = careful(ports)

    app.get(
      '/me/export',
      {
        config,
        schema: { summary: 'Everything that is kept about me', response: { 200: OwnData, ...refusals } },
      },
      async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="quayside.json"')
        return ownData(store, rooms, playerOf(request), now(), retention)
      },
    )

    app.delete<{ Body: EraseMe }>(
      '/me',
      {
        config,
        schema: {
          summary: 'Delete everything that is kept about me; only games without my name stay',
          body: EraseMe,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id, name } = playerOf(request)
        if (![request.body.name, playerName(request.body.name)].includes(name))
          throw new Refused({ code: 'another-name', params: {} })
        await eraseOwnData(store, rooms, id)
        forget(reply)
        return reply.code(204).send()
      },
    )
  }
