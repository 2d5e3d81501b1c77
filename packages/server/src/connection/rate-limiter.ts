/**
 * Where somebody comes from, as far as limits are concerned. A household has one address of the old kind, but of the new
 * kind it has as many as it likes, which are alike in their first half.
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

/** So much at once, and so much a second in the long run. */
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

  /** Whether anything may be spent now. */
  get hasTokens(): boolean {
    const now = this.#now()
    const { perSecond, burst } = this.#limits
    this.#left = Math.min(burst, this.#left + ((now - this.#counted) / 1000) * perSecond)
    this.#counted = now
    return this.#left >= 1
  }

  /** What costs more than is left is paid for later. */
  spend(worth: number): void {
    this.#left -= worth
  }
}

/**
 * How much trouble each address has made lately. Whoever makes more than anybody makes by mistake is not let in until
 * most of it is forgotten; those who came from there before and behave stay.
 */
export interface AbuseLimits {
  /** What an address may make before it has to wait. */
  readonly atMost: number
  /** What is forgotten a second. */
  readonly forgotten: number
  /** How many addresses are remembered; the one that was quiet for longest goes first. */
  readonly addresses: number
}

/** A wait of at most 45 seconds for whoever goes on and on; a club behind one address makes a few mistakes a minute. */
export const DEFAULT_ABUSE_LIMITS: AbuseLimits = { atMost: 30, forgotten: 1, addresses: 20_000 }

/** What each kind of trouble counts for. */
export const ABUSE_SCORE = {
  /** Asked for something that nobody offered them, or in words that are none. */
  refused: 1,
  /** Broke the rules of the line itself, or sent far too much: programs do that, and only to harm. */
  cut: 10,
} as const

interface AbuseScore {
  made: number
  /** When it was last counted. */
  at: number
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
  /** In the order of their last trouble. */
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

  /** True when the address has to wait from now on. */
  note(address: string, addAbuse: number): boolean {
    const { atMost, addresses } = this.#limits
    const known = this.#counted(address) ?? { made: 0, at: this.#now(), isBlocked: false }
    // No more than twice what is allowed, so that the wait has an end.
    known.made = Math.min(known.made + addAbuse, 2 * atMost)
    if (known.made > atMost && !known.isBlocked) {
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
    known.made = Math.max(0, known.made - ((now - known.at) / 1000) * this.#limits.forgotten)
    known.at = now
    if (known.made < this.#limits.atMost / 2) known.isBlocked = false
    if (known.made === 0) this.#addresses.delete(address)
    return known
  }
}
