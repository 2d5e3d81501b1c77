import { randomUUID } from 'node:crypto'
import { ChannelAdded, ChannelInfos, NewChannel, RefusalSchema, TellMe } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { newKey } from '../rooms/keys.ts'
import type { Channels } from '../storage/channels.ts'
import type { Players } from '../storage/players.ts'
import { Refused } from './errors.ts'
import { playerOf } from './player.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const CHANNELS_AT_MOST = 10

/** Enough to recognise a channel by. */
const labelOf = (channel: NewChannel): string => {
  switch (channel.kind) {
    case 'push':
      return new URL(channel.endpoint).host
    case 'mail':
      return channel.to
    case 'webhook':
      return channel.url
  }
}

export const notifyRoutes =
  (players: Players, channels: Channels, pushKey: string) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/push-key',
      {
        schema: {
          summary: 'The key that a browser subscribes to pushes with',
          response: { 200: Type.Object({ key: Type.String() }) },
        },
      },
      async () => ({ key: pushKey }),
    )

    app.put<{ Body: TellMe }>(
      '/me/wishes',
      {
        schema: {
          summary: 'How to be told that a table waits',
          body: TellMe,
          response: { 200: TellMe, ...refusals },
        },
      },
      async (request) => {
        await players.wish(playerOf(request).id, JSON.stringify(request.body))
        return request.body
      },
    )

    app.get(
      '/me/channels',
      { schema: { summary: 'Where I can be reached', response: { 200: ChannelInfos, ...refusals } } },
      async (request) => {
        const rows = await channels.of(playerOf(request).id)
        return rows.map(({ id, kind, address }) => ({
          id,
          kind,
          label: labelOf(JSON.parse(address) as NewChannel),
        }))
      },
    )

    app.post<{ Body: NewChannel }>(
      '/me/channels',
      {
        schema: {
          summary: 'Add a way to be reached',
          body: NewChannel,
          response: { 201: ChannelAdded, ...refusals },
        },
      },
      async (request, reply) => {
        const player = playerOf(request)
        const known = await channels.of(player.id)
        if (known.length >= CHANNELS_AT_MOST)
          throw new Refused({ code: 'too-many-channels', params: { most: CHANNELS_AT_MOST } })
        const { kind } = request.body
        const secret = kind === 'webhook' ? { secret: newKey() } : {}
        const id = randomUUID()
        const address = JSON.stringify({ ...request.body, ...secret })
        await channels.add({ id, player: player.id, kind, address })
        return reply.code(201).send({ id, kind, label: labelOf(request.body), ...secret })
      },
    )

    app.delete<{ Params: { channel: string } }>(
      '/me/channels/:channel',
      {
        schema: {
          summary: 'Not to be reached this way any more',
          params: Type.Object({ channel: Type.String({ maxLength: 40 }) }),
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const { channel } = request.params
        if (!(await channels.remove(playerOf(request).id, channel)))
          throw new Refused({ code: 'no-such-channel', params: { channel } })
        return reply.code(204).send()
      },
    )
  }
