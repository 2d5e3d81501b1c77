/** A notification channel as it is stored: with the secret of a webhook, or the hash of a code to confirm. */
import type { ChannelInfo, NewChannel } from '@quayside/protocol'
import { channelAddress, channelLabel, newCode } from '../notifications/notification-text.ts'
import type { NewChannelRow } from '../storage/channel-repository.ts'
import { createSecret, hashSecret } from '../storage/identifiers.ts'
import type { ChannelRow } from '../storage/schema.ts'

/** A mail address has a code as long as it is not confirmed. */
type StoredChannel = NewChannel & { readonly secret?: string; readonly code?: string }

export const storedChannel = ({ address_json: address }: Pick<ChannelRow, 'address_json'>): StoredChannel =>
  JSON.parse(address) as StoredChannel

export const isSameChannel = (one: NewChannel, other: NewChannel): boolean =>
  one.kind === other.kind && channelAddress(one) === channelAddress(other)

/** A channel that was just added has no failures yet. */
export type ListedChannel = NewChannelRow & Partial<Pick<ChannelRow, 'disabled_at' | 'last_error'>>

export const channelInfo = (row: ListedChannel): ChannelInfo => {
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
export const createStoredChannel = (
  channel: NewChannel,
): { stored: StoredChannel; code: string; secret: { secret?: string } } => {
  const [code, secret] = [newCode(), { secret: createSecret() }]
  if (channel.kind === 'mail') return { stored: { ...channel, code: hashSecret(code) }, code, secret: {} }
  return channel.kind === 'webhook'
    ? { stored: { ...channel, ...secret }, code, secret }
    : { stored: channel, code, secret: {} }
}
