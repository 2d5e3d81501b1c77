/** Routes of notification channels: add, confirm, test, switch on, delete. */
import { ChannelAdded, ChannelInfo, ChannelList, ConfirmChannel, NewChannel } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AccountPorts } from './accounts.ts'
import { type NotificationPorts, OwnChannels } from './own-channels.ts'
import { refusals, strictRateLimit } from './route-common.ts'
import { channelInfo } from './stored-channel.ts'

const ChannelPath = Type.Object({ channel: Type.String({ maxLength: 40 }) })

export const channelRoutes =
  (ports: AccountPorts, notifications: NotificationPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const channels = new OwnChannels(ports, notifications)
    const config = strictRateLimit(ports)

    app.get(
      '/me/channels',
      { schema: { summary: 'List the notification channels', response: { 200: ChannelList, ...refusals } } },
      async (request) => (await channels.list(request)).map(channelInfo),
    )

    app.post<{ Body: NewChannel }>(
      '/me/channels',
      {
        config,
        schema: {
          summary: 'Add a notification channel; a mail address is sent a confirmation code',
          body: NewChannel,
          response: { 201: ChannelAdded, ...refusals },
        },
      },
      async (request, reply) => reply.code(201).send(await channels.add(request, request.body)),
    )

    app.post<{ Params: { channel: string }; Body: ConfirmChannel }>(
      '/me/channels/:channel/confirm',
      {
        config,
        schema: {
          summary: 'Confirm a mail address with its code',
          params: ChannelPath,
          body: ConfirmChannel,
          response: { 200: ChannelInfo, ...refusals },
        },
      },
      async (request) => {
        const row = await channels.find(request, request.params.channel)
        return channelInfo(await channels.confirm(row, request.body.code))
      },
    )

    app.post<{ Params: { channel: string } }>(
      '/me/channels/:channel/test',
      {
        config,
        schema: {
          summary: 'Send a test notification',
          params: ChannelPath,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        await channels.test(request, await channels.find(request, request.params.channel))
        return reply.code(204).send()
      },
    )

    app.post<{ Params: { channel: string } }>(
      '/me/channels/:channel/on',
      {
        config,
        schema: {
          summary: 'Switch a failed channel on again; a test notification must arrive',
          params: ChannelPath,
          response: { 200: ChannelInfo, ...refusals },
        },
      },
      async (request) => {
        const row = await channels.find(request, request.params.channel)
        return channelInfo(await channels.switchOn(request, row))
      },
    )

    app.delete<{ Params: { channel: string } }>(
      '/me/channels/:channel',
      {
        schema: {
          summary: 'Delete a notification channel',
          params: ChannelPath,
          response: { 204: Type.Null(), ...refusals },
        },
      },
      async (request, reply) => {
        await channels.remove(await channels.find(request, request.params.channel))
        return reply.code(204).send()
      },
    )
  }
