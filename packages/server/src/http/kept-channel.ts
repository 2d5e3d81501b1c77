/** Where somebody can be reached, as it is kept and as its owner sees it. */
import type { ChannelInfo, NewChannel } from '@quayside/protocol'
import { channelAddress, channelLabel } from '../notify/channel-label.ts'
import { newCode } from '../notify/trial.ts'
import { hashOf, newKey } from '../rooms/keys.ts'
import type { NewChannelRow } from '../storage/channels.ts'
import type { ChannelRow } from '../storage/schema.ts'

/** A channel as it is kept: a webhook with its secret, a mail address with the hash of the code that confirms it. */
type Kept = NewChannel & { readonly secret?: string; readonly code?: string }

export const keptOf = ({ address }: Pick<ChannelRow, 'address'>): Kept => JSON.parse(address) as Kept

export const isSame = (one: NewChannel, other: NewChannel): boolean =>
  one.kind === other.kind && channelAddress(one) === channelAddress(other)

/** One that was just added has not failed yet. */
type ShownChannel = NewChannelRow & Partial<Pick<ChannelRow, 'off_since' | 'last_error'>>

export const infoOf = (row: ShownChannel): ChannelInfo => {
  const kept = keptOf(row)
  const { off_since = null } = row
  return {
    id: row.id,
    kind: row.kind,
    label: channelLabel(kept),
    confirmed: kept.code === undefined,
    off: off_since === null ? null : { since: off_since, reason: row.last_error ?? 'failed' },
  }
}

/** What is kept of a new channel, and what its owner is told of it once. */
export const keep = (channel: NewChannel): { kept: Kept; code: string; secret: { secret?: string } } => {
  const [code, secret] = [newCode(), { secret: newKey() }]
  if (channel.kind === 'mail') return { kept: { ...channel, code: hashOf(code) }, code, secret: {} }
  return channel.kind === 'webhook'
    ? { kept: { ...channel, ...secret }, code, secret }
    : { kept: channel, code, secret: {} }
}

/** Tells recipients apart without naming them. What stands behind a plus, and dots, lead to the same person. */
export const recipientHash = (to: string): string => {
  const [local = '', domain = ''] = to.trim().toLowerCase().split('@')
  return hashOf(`${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`)
}
