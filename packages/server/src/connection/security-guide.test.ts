/** The security guide states the limits that no setting can change. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAX_BUFFERED_BYTES } from './connection.ts'
import { DEFAULT_CONNECTION_LIMITS } from './connections.ts'

const guide = readFileSync(new URL('../../../../docs/hosting/security.md', import.meta.url), 'utf8')

const { queue, perAddress, abuse, heartbeatMs } = DEFAULT_CONNECTION_LIMITS
/** The abuse score is capped at twice the maximum, and an address is blocked until it falls to half the maximum. */
const longestWaitS = (2 * abuse.maxScore - abuse.maxScore / 2) / abuse.decayPerSecond

it.each([
  `${queue.perSecond} per second after a burst of ${queue.burst}; disconnected when ${queue.maxQueued} more are waiting`,
  `${perAddress.perSecond} per second after a burst of ${perAddress.burst};`,
  `${MAX_BUFFERED_BYTES / 1024} KiB, then it is disconnected`,
  `${abuse.maxScore} at once, forgotten at ${abuse.decayPerSecond} per second; then the address is blocked for ${longestWaitS} s at most`,
  `two heartbeats of ${heartbeatMs / 1000} s`,
])('the security guide states: %s', (sentence) => expect(guide).toContain(sentence))
