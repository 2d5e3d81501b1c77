import type { NewChannel } from '@quayside/protocol'

/** Where a channel leads. */
export const channelAddress = (channel: NewChannel): string => {
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
export const channelLabel = (channel: NewChannel): string =>
  channel.kind === 'push' ? new URL(channel.endpoint).host : channelAddress(channel)
