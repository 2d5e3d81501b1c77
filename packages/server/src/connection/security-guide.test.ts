/** The limits that no setting changes stand in the guide as they are. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MOST_WAITING_BYTES } from './connection.ts'
import { LIVE_LIMITS } from './connections.ts'

const guide = readFileSync(new URL('../../../../docs/hosting/security.md', import.meta.url), 'utf8')

const { intake, anAddress, troubles, heartbeatMs } = LIVE_LIMITS
/** An address is blamed for twice as much at the most, and waits until half of what is allowed is left. */
const longestWaitS = (2 * troubles.atMost - troubles.atMost / 2) / troubles.forgotten

it.each([
  `${intake.aSecond} a second after the first ${intake.burst}; whoever has ${intake.waiting} more waiting`,
  `${anAddress.aSecond} a second after the first ${anAddress.burst};`,
  `${MOST_WAITING_BYTES / 1024} KiB, then it is disconnected`,
  `${troubles.atMost} at once, forgotten at ${troubles.forgotten} a second; then the address waits for ${longestWaitS} s at most`,
  `two heartbeats of ${heartbeatMs / 1000} s`,
])('the guide says: %s', (words) => expect(guide).toContain(words))
