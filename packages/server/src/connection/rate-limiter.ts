/**
 * Rate limits: the key of an address, token buckets and abuse scores. The key is the IPv4 address, or the /64 prefix of
 * an IPv6 address, because a household gets a whole /64.
 */
import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Of eight groups, those that a household does not choose. */
const GIVEN = 4

/** `1:2::8` means that as many groups are zero as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  if (after === undefined) return groups
  const rest = after === '' ? [] : after.split(':')
  return [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
}

export const rateLimitKey = (ip: string): string => {
  const [, old] = MAPPED.exec(ip) ?? []
  if (old !== undefined) return old
  if (!isIPv6(ip)) return ip
  return groupsOf(ip)
    .slice(0, GIVEN)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Token bucket: a burst, and a rate in the long run. */
export interface BucketLimits {
  readonly perSecond: number
  readonly burst: number
}

const sinceStart = (): number => performance.now()

export class TokenBucket {
  readonly #limits: BucketLimits
  readonly #now: () => number
  /** What may be spent at once, as counted at a time. */
  #left: number
  #counted: number

  constructor(limits: BucketLimits, now: () => number = sinceStart) {
    this.#limits = limits
    this.#now = now
    this.#left = limits.burst
    this.#counted = now()
  }

  /** Whether a token is left. */
  get hasTokens(): boolean {
    const now = this.#now()
    const { perSecond, burst } = this.#limits
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * perSecond)
    this.#counted = now
    return this.#left >= 1
  }

  /** The bucket may go into debt. */
  spend(worth: number): void {
    this.#left -= worth
  }
}

/**
 * Abuse score of each address, decaying over time. Above the limit the address is blocked until the score has halved;
 * its open connections stay.
 */
export interface AbuseLimits {
  /** What an address may make before it has to wait. */
  readonly maxScore: number
  /** What is forgotten a second. */
  readonly decayPerSecond: number
  /** How many addresses are remembered; the one that was quiet for longest goes first. */
  readonly addresses: number
}

/**
 * An address is blocked for at most 45 seconds after its last offence; a club behind one address causes a few refusals
 * a minute.
 */
export const DEFAULT_ABUSE_LIMITS: AbuseLimits = { maxScore: 30, decayPerSecond: 1, addresses: 20_000 }

/** Score of each offence. */
export const ABUSE_SCORE = {
  /** An invalid message or a refused request. */
  refused: 1,
  /** A WebSocket protocol violation or a flood, which no correct client causes. */
  cut: 10,
} as const

interface AbuseScore {
  score: number
  /** When it was last counted. */
  countedAt: number
  isBlocked: boolean
}

interface AbuseTrackerPorts {
  readonly now?: () => number
  /** Called when an address becomes blocked. */
  readonly blocked?: (address: string) => void
}

export class AbuseTracker {
  readonly #limits: AbuseLimits
  readonly #now: () => number
  /** In the order of their last offence. */
  readonly #addresses = new Map<string, AbuseScore>()

  readonly #blocked: (address: string) => void

  constructor(
    limits: AbuseLimits = DEFAULT_ABUSE_LIMITS,
    { now = sinceStart, blocked = () => undefined }: AbuseTrackerPorts = {},
  ) {
    this.#limits = limits
    this.#now = now
    this.#blocked = blocked
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#addresses.size
  }

  /** True when the address is blocked. */
  add(address: string, addAbuse: number): boolean {
    const { maxScore: atMost, addresses } = this.#limits
    const known = this.#counted(address) ?? { score: 0, countedAt: this.#now(), isBlocked: false }
    // Capped at twice the limit, so that the block ends.
    known.score = Math.min(known.score + addAbuse, 2 * atMost)
    if (known.score > atMost && !known.isBlocked) {
      known.isBlocked = true
      this.#blocked(address)
    }
    this.#addresses.delete(address)
    this.#addresses.set(address, known)
    if (this.#addresses.size > addresses) {
      const [quietest] = this.#addresses.keys()
      if (quietest !== undefined) this.#addresses.delete(quietest)
    }
    return known.isBlocked
  }

  isBlocked(address: string): boolean {
    return this.#counted(address)?.isBlocked === true
  }

  #counted(address: string): AbuseScore | undefined {
    const known = this.#addresses.get(address)
    if (known === undefined) return undefined
    const now = this.#now()
    known.score = Math.max(0, known.score - ((now - known.countedAt) / 1000) * this.#limits.decayPerSecond)
    known.countedAt = now
    if (known.score < this.#limits.maxScore / 2) known.isBlocked = false
    if (known.score === 0) this.#addresses.delete(address)
    return known
  }
}
