/** The limits that no setting changes stand in the guide as they are. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAX_BUFFERED_BYTES } from './connection.ts'
import { DEFAULT_CONNECTION_LIMITS } from './connections.ts'

const guide = readFileSync(new URL('../../../../docs/hosting/security.md', import.meta.url), 'utf8')

const { queue, perAddress, abuse, heartbeatMs } = DEFAULT_CONNECTION_LIMITS
/** An address is blamed for twice as much at the most, and waits until half of what is allowed is left. */
const longestWaitS = (2 * abuse.maxScore - abuse.maxScore / 2) / abuse.decayPerSecond

it.each([
  `${queue.perSecond} a second after the first ${queue.burst}; whoever has ${queue.maxQueued} more waiting`,
  `${perAddress.perSecond} a second after the first ${perAddress.burst};`,
  `${MAX_BUFFERED_BYTES / 1024} KiB, then it is disconnected`,
  `${abuse.maxScore} at once, forgotten at ${abuse.decayPerSecond} a second; then the address waits for ${longestWaitS} s at most`,
  `two heartbeats of ${heartbeatMs / 1000} s`,
])('the guide says: %s', (words) => expect(guide).toContain(words))
