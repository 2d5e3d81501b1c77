/** The steps behind the routes of notification channels. What is refused is thrown. */
import { randomUUID } from 'node:crypto'
import type { Refusal } from '@quayside/kernel'
import type { ChannelAdded, NewChannel } from '@quayside/protocol'
import type { FastifyRequest } from 'fastify'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { confirmationNotification, testNotification } from '../notifications/notification-text.ts'
import type { Send } from '../notifications/senders.ts'
import type { ChannelAddition, ChannelRepository, NewChannelRow } from '../storage/channel-repository.ts'
import { hashesEqual, hashSecret } from '../storage/identifiers.ts'
import type { ChannelRow } from '../storage/schema.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'
import { notificationSettings } from './notification-settings.ts'
import { chargeRow } from './route-common.ts'
import {
  channelInfo,
  createStoredChannel,
  isSameChannel,
  type ListedChannel,
  storedChannel,
} from './stored-channel.ts'

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

const refuse = (code: string): never => {
  throw new RefusalError({ code, params: {} })
}

const isUnconfirmed = (row: ChannelRow): boolean => storedChannel(row).code !== undefined

const refuseAddition =
  (row: NewChannelRow) =>
  (known: readonly ChannelRow[]): Refusal | null => {
    if (known.some((one) => isSameChannel(storedChannel(one), storedChannel(row))))
      return { code: 'channel-exists', params: {} }
    return known.length >= MAX_CHANNELS ? { code: 'too-many-channels', params: { most: MAX_CHANNELS } } : null
  }

export class OwnChannels {
  readonly #ports: AccountPorts
  readonly #notifications: NotificationPorts
  readonly #stored: ChannelRepository

  constructor(ports: AccountPorts, notifications: NotificationPorts) {
    this.#ports = ports
    this.#notifications = notifications
    this.#stored = ports.store.channels
  }

  list(request: FastifyRequest): Promise<readonly ChannelRow[]> {
    return this.#stored.of(requirePlayer(request).id)
  }

  async find(request: FastifyRequest, id: string): Promise<ChannelRow> {
    return (await this.list(request)).find((row) => row.id === id) ?? refuse('no-such-channel')
  }

  /** The answer has the secret of a webhook, which is shown only this once. */
  async add(request: FastifyRequest, channel: NewChannel): Promise<ChannelAdded> {
    const player = requirePlayer(request)
    const same = (await this.list(request)).find((row) => isSameChannel(storedChannel(row), channel))
    // A browser may renew its subscription at any time.
    if (same?.kind === 'push') {
      await this.#stored.change({ ...same, address_json: JSON.stringify(channel) })
      return channelInfo({ ...same, disabled_at: null })
    }
    if (channel.kind === 'mail' && !this.#notifications.mails) return refuse('mail-disabled')
    const { stored, code, secret } = createStoredChannel(channel)
    const row: NewChannelRow = {
      id: same?.id ?? randomUUID(),
      player_id: player.id,
      kind: channel.kind,
      address_json: JSON.stringify(stored),
    }
    chargeRow(this.#ports.quotas, request, row)
    // Until an address is confirmed, adding it again sends another code.
    const isRenewed = same !== undefined && isUnconfirmed(same)
    if (channel.kind === 'mail') await this.#addMail(request, row, { to: channel.to, code, isRenewed })
    else await this.#addOrRefuse(row)
    return { ...channelInfo(row), ...secret }
  }

  async confirm(row: ChannelRow, given: string): Promise<ListedChannel> {
    const { code, ...confirmed } = storedChannel(row)
    if (code === undefined) return row
    if (!(await this.#stored.tryCode(row.id, MAX_CODE_ATTEMPTS, this.#ports.now())))
      return refuse('code-expired')
    if (!hashesEqual(code, hashSecret(given))) return refuse('wrong-code')
    const after = { ...row, address_json: JSON.stringify(confirmed) }
    await this.#stored.change(after)
    return { ...after, disabled_at: null }
  }

  async test(request: FastifyRequest, row: ChannelRow): Promise<void> {
    const { quotas, store } = this.#ports
    if (isUnconfirmed(row)) refuse('not-confirmed')
    if (row.kind === 'mail') {
      const subjects = { player: row.player_id, address: rateLimitKey(request.ip) }
      await this.#unlessExceeded(() => store.quotas.spend(quotas.trialMail(subjects)))
    }
    await this.#deliverTest(request, row)
  }

  async switchOn(request: FastifyRequest, row: ChannelRow): Promise<ListedChannel> {
    if (row.disabled_at !== null) {
      await this.#deliverTest(request, row)
      await this.#stored.worked(row.id)
    }
    return { ...row, disabled_at: null }
  }

  async remove({ player_id: player, id }: ChannelRow): Promise<void> {
    await this.#stored.remove(player, id)
  }

  /** Stores the address and sends a code to it. */
  async #addMail(
    request: FastifyRequest,
    row: NewChannelRow,
    { to, code, isRenewed }: { readonly to: string; readonly code: string; readonly isRenewed: boolean },
  ): Promise<void> {
    const { quotas, now, retention } = this.#ports
    const demand = quotas.confirmationMail({
      player: row.player_id,
      address: rateLimitKey(request.ip),
      recipient: recipientHash(to),
    })
    const codeExpiresAt = now() + retention.limits.codeMinutes * MINUTE_MS
    if (isRenewed) await this.#unlessExceeded(() => this.#stored.renewCode(row, codeExpiresAt, demand))
    else await this.#addOrRefuse(row, { demand, codeExpiresAt })
    try {
      const home = this.#notifications.home()
      await this.#deliver(row, await confirmationNotification(notificationSettings(request), home, code))
    } catch (problem) {
      if (!isRenewed) await this.#stored.remove(row.player_id, row.id)
      throw problem
    }
  }

  async #addOrRefuse(row: NewChannelRow, more: ChannelAddition<Refusal> = {}): Promise<void> {
    const refusal = await this.#unlessExceeded(() =>
      this.#stored.add(row, { ...more, refuse: refuseAddition(row) }),
    )
    if (refusal !== null) throw new RefusalError(refusal)
  }

  async #unlessExceeded<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = await this.#ports.quotas.orRefuse(work)
    if (!done.ok) throw new RefusalError(done.refusal)
    return done.value
  }

  async #deliverTest(request: FastifyRequest, row: ChannelRow): Promise<void> {
    const home = this.#notifications.home()
    await this.#deliver(row, await testNotification(notificationSettings(request), home))
  }

  async #deliver(
    { kind, address_json: address }: NewChannelRow,
    notification: Parameters<Send>[0],
  ): Promise<void> {
    try {
      await this.#notifications.send[kind](notification, address)
    } catch {
      refuse('channel-failed')
    }
  }
}
