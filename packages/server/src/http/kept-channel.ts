/** Where somebody can be reached, as it is kept and as its owner sees it. */
import type { ChannelInfo, NewChannel } from '@quayside/protocol'
import { newCode } from '../notify/trial.ts'
import { hashOf, newKey } from '../rooms/keys.ts'
import type { ChannelRow } from '../storage/schema.ts'

/** A channel as it is kept: a webhook with its secret, a mail address with the hash of the code that confirms it. */
type Kept = NewChannel & { readonly secret?: string; readonly code?: string }

export const keptOf = ({ address }: ChannelRow): Kept => JSON.parse(address) as Kept

const addressOf = (channel: NewChannel): string => {
  switch (channel.kind) {
    case 'push':
      return channel.endpoint
    case 'mail':
      return channel.to
    case 'webhook':
      return channel.url
  }
}

/** Enough to recognise a channel by; the address of a push is of no use to anybody. */
const labelOf = (channel: NewChannel): string =>
  channel.kind === 'push' ? new URL(channel.endpoint).host : addressOf(channel)

export const isSame = (one: NewChannel, other: NewChannel): boolean =>
  one.kind === other.kind && addressOf(one) === addressOf(other)

export const infoOf = (row: ChannelRow): ChannelInfo => {
  const kept = keptOf(row)
  return { id: row.id, kind: row.kind, label: labelOf(kept), confirmed: kept.code === undefined }
}

/** What is kept of a new channel, and what its owner is told of it once. */
export const keep = (channel: NewChannel): { kept: Kept; code: string; secret: { secret?: string } } => {
  const [code, secret] = [newCode(), { secret: newKey() }]
  if (channel.kind === 'mail') return { kept: { ...channel, code: hashOf(code) }, code, secret: {} }
  return channel.kind === 'webhook'
    ? { kept: { ...channel, ...secret }, code, secret }
    : { kept: channel, code, secret: {} }
}
