/** Routes of notification channels: add, confirm, test, switch on, delete. */
import { randomUUID } from 'node:crypto'
import type { Refusal } from '@quayside/kernel'
import { ChannelAdded, ChannelInfo, ChannelList, ConfirmChannel, NewChannel } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import {
  channelAddress,
  channelLabel,
  confirmationNotification,
  newCode,
  testNotification,
} from '../notifications/notification-text.ts'
import type { Send } from '../notifications/senders.ts'
import type { ChannelAddition, NewChannelRow } from '../storage/channel-repository.ts'
import { createSecret, hashesEqual, hashSecret } from '../storage/identifiers.ts'
import type { ChannelRow } from '../storage/schema.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'
import { notificationSettings } from './notification-settings.ts'
import { chargeRow, refusals, strictRateLimit } from './route-common.ts'

/** A stored channel: a webhook with its secret, a mail address with the hash of its confirmation code. */
type StoredChannel = NewChannel & { readonly secret?: string; readonly code?: string }

const storedChannel = ({ address_json: address }: Pick<ChannelRow, 'address_json'>): StoredChannel =>
  JSON.parse(address) as StoredChannel

const isSame = (one: NewChannel, other: NewChannel): boolean =>
  one.kind === other.kind && channelAddress(one) === channelAddress(other)

/** A channel that was just added has no failures yet. */
type ShownChannel = NewChannelRow & Partial<Pick<ChannelRow, 'disabled_at' | 'last_error'>>

const channelInfo = (row: ShownChannel): ChannelInfo => {
  const stored = storedChannel(row)
  const { disabled_at: disabledAt = null } = row
  return {
    id: row.id,
    kind: row.kind,
    label: channelLabel(stored),
    confirmed: stored.code === undefined,
    off: disabledAt === null ? null : { since: disabledAt, reason: row.last_error ?? 'failed' },
  }
}

/** The stored form of a new channel, and the secret that is shown to its owner once. */
const createStoredChannel = (
  channel: NewChannel,
): { stored: StoredChannel; code: string; secret: { secret?: string } } => {
  const [code, secret] = [newCode(), { secret: createSecret() }]
  if (channel.kind === 'mail') return { stored: { ...channel, code: hashSecret(code) }, code, secret: {} }
  return channel.kind === 'webhook'
    ? { stored: { ...channel, ...secret }, code, secret }
    : { stored: channel, code, secret: {} }
}

/** Identifies recipients by a hash; plus suffixes and dots lead to the same mailbox. */
const recipientHash = (to: string): string => {
  const [local = '', domain = ''] = to.trim().toLowerCase().split('@')
  return hashSecret(`${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`)
}

const MAX_CHANNELS = 10

/** Attempts at a code, one of a hundred million, before a new one must be requested. */
const MAX_CODE_ATTEMPTS = 5

const MINUTE_MS = 60_000

/** The notifications that this server can send. */
export interface NotificationPorts {
  readonly send: Readonly<Record<ChannelRow['kind'], Send>>
  readonly pushKey: string
  /** Whether a mail server is configured. */
  readonly mails: boolean
  /** The base URL of links in messages; never taken from a request, which may name any host. */
  readonly home: () => string
}

const ChannelPath = Type.Object({ channel: Type.String({ maxLength: 40 }) })

export const channelRoutes =
  (ports: AccountPorts, { send, mails, home }: Omit<NotificationPorts, 'pushKey'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { channels } = ports.store
    const { quotas, now, retention } = ports
    const config = strictRateLimit(ports)

    const codeExpiresAt = (): number => now() + retention.limits.codeMinutes * MINUTE_MS

    const unlessExceeded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const done = await quotas.orRefuse(work)
      if (!done.ok) throw new RefusalError(done.refusal)
      return done.value
    }

    const refuseAddition =
      (row: NewChannelRow) =>
      (known: readonly ChannelRow[]): Refusal | null => {
        if (known.some((one) => isSame(storedChannel(one), storedChannel(row))))
          return { code: 'channel-exists', params: {} }
        return known.length >= MAX_CHANNELS
          ? { code: 'too-many-channels', params: { most: MAX_CHANNELS } }
          : null
      }

    const addOrRefuse = async (row: NewChannelRow, more: ChannelAddition<Refusal> = {}): Promise<void> => {
      const refusal = await unlessExceeded(() => channels.add(row, { ...more, refuse: refuseAddition(row) }))
      if (refusal !== null) throw new RefusalError(refusal)
    }

    const ownChannel = async (request: FastifyRequest, id: string): Promise<ChannelRow> => {
      const found = (await channels.of(requirePlayer(request).id)).find((row) => row.id === id)
      if (found === undefined) throw new RefusalError({ code: 'no-such-channel', params: {} })
      return found
    }

    const deliver = async (
      { kind, address_json: address }: NewChannelRow,
      notification: Parameters<Send>[0],
    ): Promise<void> => {
      try {
        await send[kind](notification, address)
      } catch {
        throw new RefusalError({ code: 'channel-failed', params: {} })
      }
    }

    app.get(
      '/me/channels',
      { schema: { summary: 'List the notification channels', response: { 200: ChannelList, ...refusals } } },
      async (request) => (await channels.of(requirePlayer(request).id)).map(channelInfo),
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
      async (request, reply) => {
        const player = requirePlayer(request)
        const { body: channel } = request
        const same = (await channels.of(player.id)).find((row) => isSame(storedChannel(row), channel))
        // A browser may renew its subscription at any time.
        if (same?.kind === 'push') {
          await channels.change({ ...same, address_json: JSON.stringify(channel) })
          return reply.code(201).send(channelInfo({ ...same, disabled_at: null }))
        }
        if (channel.kind === 'mail' && !mails) throw new RefusalError({ code: 'mail-disabled', params: {} })
        const { stored, code, secret } = createStoredChannel(channel)
        const row: NewChannelRow = {
          id: same?.id ?? randomUUID(),
          player_id: player.id,
          kind: channel.kind,
          address_json: JSON.stringify(stored),
        }
        const address = rateLimitKey(request.ip)
        chargeRow(quotas, request, row)
        if (channel.kind !== 'mail') {
          await addOrRefuse(row)
          return reply.code(201).send({ ...channelInfo(row), ...secret })
        }
        const demand = quotas.confirmationMail({
          player: player.id,
          address,
          recipient: recipientHash(channel.to),
        })
        // Until the address is confirmed, adding it again sends another code.
        const isRenewed = same !== undefined && storedChannel(same).code !== undefined
        if (isRenewed) await unlessExceeded(() => channels.renewCode(row, codeExpiresAt(), demand))
        else await addOrRefuse(row, { demand, codeExpiresAt: codeExpiresAt() })
        try {
          await deliver(row, await confirmationNotification(notificationSettings(request), home(), code))
        } catch (problem) {
          if (!isRenewed) await channels.remove(player.id, row.id)
          throw problem
        }
        return reply.code(201).send(channelInfo(row))
      },
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
        const row = await ownChannel(request, request.params.channel)
        const { code, ...confirmed } = storedChannel(row)
        if (code === undefined) return channelInfo(row)
        if (!(await channels.tryCode(row.id, MAX_CODE_ATTEMPTS, now())))
          throw new RefusalError({ code: 'code-expired', params: {} })
        if (!hashesEqual(code, hashSecret(request.body.code)))
          throw new RefusalError({ code: 'wrong-code', params: {} })
        const after = { ...row, address_json: JSON.stringify(confirmed) }
        await channels.change(after)
        return channelInfo({ ...after, disabled_at: null })
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
        const row = await ownChannel(request, request.params.channel)
        if (storedChannel(row).code !== undefined)
          throw new RefusalError({ code: 'not-confirmed', params: {} })
        if (row.kind === 'mail') {
          const subjects = { player: row.player_id, address: rateLimitKey(request.ip) }
          await unlessExceeded(() => ports.store.quotas.spend(quotas.trialMail(subjects)))
        }
        await deliver(row, await testNotification(notificationSettings(request), home()))
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
        const row = await ownChannel(request, request.params.channel)
        if (row.disabled_at !== null) {
          await deliver(row, await testNotification(notificationSettings(request), home()))
          await channels.worked(row.id)
        }
        return channelInfo({ ...row, disabled_at: null })
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
        const { id } = await ownChannel(request, request.params.channel)
        await channels.remove(requirePlayer(request).id, id)
        return reply.code(204).send()
      },
    )
  }
