/** Where people can be reached: added, confirmed, tried and taken away by themselves alone. */
import { randomUUID } from 'node:crypto'
import {
  ChannelAdded,
  ChannelInfo,
  ChannelInfos,
  ConfirmChannel,
  NewChannel,
  RefusalSchema,
} from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Send } from '../notify/senders.ts'
import { confirmNotice, trialNotice } from '../notify/trial.ts'
import { hashOf, sameHash } from '../rooms/keys.ts'
import type { NewChannelRow } from '../storage/channels.ts'
import type { ChannelRow } from '../storage/schema.ts'
import { type AccountPorts, careful } from './accounts.ts'
import { Refused } from './errors.ts'
import { infoOf, isSame, keep, keptOf } from './kept-channel.ts'
import { playerOf } from './player.ts'
import { wishesOf } from './tell-ways.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const CHANNELS_AT_MOST = 10

/** How the server can tell somebody something. */
export interface TellingPorts {
  readonly send: Readonly<Record<ChannelRow['kind'], Send>>
  readonly pushKey: string
  /** Whether it has somebody who carries its mails. */
  readonly mails: boolean
  /** Where links in messages lead; never taken from a request, which may name any host. */
  readonly home: () => string
}

const ChannelPath = Type.Object({ channel: Type.String({ maxLength: 40 }) })

export const channelRoutes =
  (ports: AccountPorts, { send, mails, home }: Omit<TellingPorts, 'pushKey'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { channels } = ports.store
    const config = careful(ports)

    const ownChannel = async (request: FastifyRequest, id: string): Promise<ChannelRow> => {
      const found = (await channels.of(playerOf(request).id)).find((row) => row.id === id)
      if (found === undefined) throw new Refused({ code: 'no-such-channel', params: {} })
      return found
    }

    const deliver = async ({ kind, address }: NewChannelRow, notice: Parameters<Send>[0]): Promise<void> => {
      try {
        await send[kind](notice, address)
      } catch {
        throw new Refused({ code: 'channel-failed', params: {} })
      }
    }

    app.get(
      '/me/channels',
      { schema: { summary: 'Where I can be reached', response: { 200: ChannelInfos, ...refusals } } },
      async (request) => (await channels.of(playerOf(request).id)).map(infoOf),
    )

    app.post<{ Body: NewChannel }>(
      '/me/channels',
      {
        config,
        schema: {
          summary: 'Add a way to be reached; a mail address is sent a code that confirms it',
          body: NewChannel,
          response: { 201: ChannelAdded, ...refusals },
        },
      },
      async (request, reply) => {
        const player = playerOf(request)
        const { body: channel } = request
        const known = await channels.of(player.id)
        const same = known.find((row) => isSame(keptOf(row), channel))
        // A browser subscribes anew whenever it likes.
        if (same?.kind === 'push') {
          await channels.change({ ...same, address: JSON.stringify(channel) })
          return reply.code(201).send(infoOf({ ...same, off_since: null }))
        }
        if (same !== undefined) throw new Refused({ code: 'channel-known', params: {} })
        if (known.length >= CHANNELS_AT_MOST)
          throw new Refused({ code: 'too-many-channels', params: { most: CHANNELS_AT_MOST } })
        if (channel.kind === 'mail' && !mails) throw new Refused({ code: 'no-mail', params: {} })
        const { kept, code, secret } = keep(channel)
        const row: NewChannelRow = {
          id: randomUUID(),
          player: player.id,
          kind: channel.kind,
          address: JSON.stringify(kept),
        }
        if (channel.kind === 'mail') await deliver(row, await confirmNotice(wishesOf(request), home(), code))
        await channels.add(row)
        return reply.code(201).send({ ...infoOf(row), ...secret })
      },
    )

    app.post<{ Params: { channel: string }; Body: ConfirmChannel }>(
      '/me/channels/:channel/confirm',
      {
        config,
        schema: {
          summary: 'Confirm a mail address by the code that was sent there',
          params: ChannelPath,
          body: ConfirmChannel,
          response: { 200: ChannelInfo, ...refusals },
        },
      },
      async (request) => {
        const row = await ownChannel(request, request.params.channel)
        const { code, ...confirmed } = keptOf(row)
        if (code === undefined) return infoOf(row)
        if (!sameHash(code, hashOf(request.body.code))) throw new Refused({ code: 'wrong-code', params: {} })
        const after = { ...row, address: JSON.stringify(confirmed) }
        await channels.change(after)
        return infoOf({ ...after, off_since: null })
      },
    )

    app.post<{ Params: { channel: string } }>(
      '/me/channels/:channel/test',
      {
        config,
        schema: {
          summary: 'Send me a message to try a channel',
          params: ChannelPath,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const row = await ownChannel(request, request.params.channel)
        if (keptOf(row).code !== undefined) throw new Refused({ code: 'not-confirmed', params: {} })
        await deliver(row, await trialNotice(wishesOf(request), home()))
        return reply.code(204).send()
      },
    )

    app.post<{ Params: { channel: string } }>(
      '/me/channels/:channel/on',
      {
        config,
        schema: {
          summary: 'Switch a channel on again that failed too often; a message to try it must arrive',
          params: ChannelPath,
          response: { 200: ChannelInfo, ...refusals },
        },
      },
      async (request) => {
        const row = await ownChannel(request, request.params.channel)
        if (row.off_since !== null) {
          await deliver(row, await trialNotice(wishesOf(request), home()))
          await channels.worked(row.id)
        }
        return infoOf({ ...row, off_since: null })
      },
    )

    app.delete<{ Params: { channel: string } }>(
      '/me/channels/:channel',
      {
        schema: {
          summary: 'Not to be reached this way any more',
          params: ChannelPath,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id } = await ownChannel(request, request.params.channel)
        await channels.remove(playerOf(request).id, id)
        return reply.code(204).send()
      },
    )
  }
