/**
 * Rate limits: the key of an address, token buckets and abuse scores. The key is the IPv4 address, or the /64 prefix of
 * an IPv6 address, because a household gets a whole /64.
 */
import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** The first four of eight groups of an IPv6 address: the /64 prefix. */
const PREFIX_GROUPS = 4

/** `::` stands for as many zero groups as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  if (after === undefined) return groups
  const rest = after === '' ? [] : after.split(':')
  return [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
}

export const rateLimitKey = (ip: string): string => {
  const [, ipv4] = MAPPED_IPV4.exec(ip) ?? []
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(ip)) return ip
  return groupsOf(ip)
    .slice(0, PREFIX_GROUPS)
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
  /** The tokens left, and when they were last counted. */
  #tokens: number
  #countedAt: number

  constructor(limits: BucketLimits, now: () => number = sinceStart) {
    this.#limits = limits
    this.#now = now
    this.#tokens = limits.burst
    this.#countedAt = now()
  }

  /** Whether a token is left. */
  get hasTokens(): boolean {
    const now = this.#now()
    const { perSecond, burst } = this.#limits
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#countedAt) / 1000) * perSecond)
    this.#countedAt = now
    return this.#tokens >= 1
  }

  /** The bucket may go into debt. */
  spend(cost: number): void {
    this.#tokens -= cost
  }
}

/**
 * Abuse score of each address, decaying over time. Above the limit the address is blocked until the score has halved;
 * its open connections stay.
 */
export interface AbuseLimits {
  /** Above this score an address is blocked. */
  readonly maxScore: number
  /** The decay of the score per second. */
  readonly decayPerSecond: number
  /** Maximum number of tracked addresses; the one whose last offence is oldest is dropped first. */
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
  refusedRequest: 1,
  /** A WebSocket protocol violation or a flood, which no correct client causes. */
  protocolViolation: 10,
} as const

interface AbuseScore {
  score: number
  /** When the decay was last applied. */
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

  /** The number of tracked addresses. */
  get size(): number {
    return this.#addresses.size
  }

  /** True when the address is blocked. */
  add(address: string, score: number): boolean {
    const { maxScore, addresses } = this.#limits
    const tracked = this.#decayed(address) ?? { score: 0, countedAt: this.#now(), isBlocked: false }
    // Capped at twice the limit, so that the block ends.
    tracked.score = Math.min(tracked.score + score, 2 * maxScore)
    if (tracked.score > maxScore && !tracked.isBlocked) {
      tracked.isBlocked = true
      this.#blocked(address)
    }
    this.#addresses.delete(address)
    this.#addresses.set(address, tracked)
    if (this.#addresses.size > addresses) {
      const [oldest] = this.#addresses.keys()
      if (oldest !== undefined) this.#addresses.delete(oldest)
    }
    return tracked.isBlocked
  }

  isBlocked(address: string): boolean {
    return this.#decayed(address)?.isBlocked === true
  }

  #decayed(address: string): AbuseScore | undefined {
    const tracked = this.#addresses.get(address)
    if (tracked === undefined) return undefined
    const now = this.#now()
    tracked.score = Math.max(
      0,
      tracked.score - ((now - tracked.countedAt) / 1000) * this.#limits.decayPerSecond,
    )
    tracked.countedAt = now
    if (tracked.score < this.#limits.maxScore / 2) tracked.isBlocked = false
    if (tracked.score === 0) this.#addresses.delete(address)
    return tracked
  }
}
