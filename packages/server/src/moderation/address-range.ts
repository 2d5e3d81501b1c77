/** IP addresses and ranges of them in CIDR notation. */
import { isIPv4, isIPv6 } from 'node:net'
import { accept, type Result, refused } from '@quayside/kernel'

type Family = 4 | 6

interface Address {
  readonly family: Family
  readonly value: bigint
}

export interface AddressRange {
  readonly family: Family
  /** The number of leading bits that all addresses of the range share. */
  readonly prefix: number
  /** Those bits, with zeros behind them. */
  readonly network: bigint
  /** The canonical notation. */
  readonly text: string
}

const BITS = { 4: 32, 6: 128 } as const

/** A wider range is taken for a mistake: it would ban whole countries. */
const MIN_PREFIX = { 4: 8, 6: 16 } as const

/** A household has one IPv4 address, or an IPv6 /64. */
const HOUSEHOLD_PREFIX = { 4: 32, 6: 64 } as const

const MAPPED_IPV4 = 0xffffn

const ipv4Value = (text: string): bigint =>
  text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n)

/** `::` stands for as many zero groups as are missing; the last two groups may be written like IPv4. */
const ipv6Value = (text: string): bigint => {
  const [head = '', tail] = text.split('::')
  const groupsOf = (part: string): bigint[] =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => {
          if (!group.includes('.')) return [BigInt(`0x${group}`)]
          const value = ipv4Value(group)
          return [value >> 16n, value & 0xffffn]
        })
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<bigint>(Math.max(0, 8 - before.length - after.length)).fill(0n)
  return [...before, ...zeros, ...after].reduce((value, group) => (value << 16n) | group, 0n)
}

const parseAddress = (text: string): Address | null => {
  if (isIPv4(text)) return { family: 4, value: ipv4Value(text) }
  const [bare = ''] = text.split('%')
  if (!isIPv6(bare)) return null
  const value = ipv6Value(bare)
  return value >> 32n === MAPPED_IPV4 ? { family: 4, value: value & 0xffff_ffffn } : { family: 6, value }
}

const printAddress = ({ family, value }: Address): string => {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.')
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  )
  // A URL writes an address in the one canonical way.
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1)
}

const rangeOf = ({ family, value }: Address, prefix: number): AddressRange => {
  const rest = BigInt(BITS[family] - prefix)
  const network = (value >> rest) << rest
  return { family, prefix, network, text: `${printAddress({ family, value: network })}/${prefix}` }
}

/** An address, or an address with the length of the prefix that a whole range shares. */
export const parseRange = (text: string): Result<AddressRange> => {
  const [, ip = '', length] = /^([\da-fA-F:.]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = parseAddress(ip)
  if (address === null) return refused('bad-range')
  const { family } = address
  // A range of mapped addresses counts the 96 bits before the IPv4 address too.
  const mappedBits = family === 4 && ip.includes(':') ? 96 : 0
  const prefix = length === undefined ? BITS[family] : Number(length) - mappedBits
  if (prefix < 0 || prefix > BITS[family]) return refused('bad-range')
  if (prefix < MIN_PREFIX[family]) return refused('range-too-wide', { least: MIN_PREFIX[family] })
  return accept(rangeOf(address, prefix))
}

/** The range of the household of an address; null for an invalid address. */
export const householdOf = (ip: string): string | null => {
  const address = parseAddress(ip)
  return address === null ? null : rangeOf(address, HOUSEHOLD_PREFIX[address.family]).text
}

/** Finds the range of an address: one lookup for each prefix length in use. */
export class RangeMap<Value> {
  readonly #families: Readonly<Record<Family, Map<number, Map<bigint, Value>>>> = {
    4: new Map(),
    6: new Map(),
  }

  set({ family, prefix, network }: AddressRange, value: Value): void {
    const prefixes = this.#families[family]
    const networks = prefixes.get(prefix) ?? new Map<bigint, Value>()
    prefixes.set(prefix, networks)
    networks.set(network, value)
  }

  find(ip: string): Value | null {
    if (this.#families[4].size + this.#families[6].size === 0) return null
    const address = parseAddress(ip)
    if (address === null) return null
    for (const [prefix, networks] of this.#families[address.family]) {
      const rest = BigInt(BITS[address.family] - prefix)
      const found = networks.get((address.value >> rest) << rest)
      if (found !== undefined) return found
    }
    return null
  }
}

/** Recent addresses of players, so that an operator can ban a range. In memory only: never stored or logged. */

const MAX_PLAYERS = 20_000
const MAX_RANGES = 3
const KEPT_MS = 24 * 3600_000

export class RecentAddresses {
  readonly #now: () => number
  /** In the order in which players were last seen; for each range, when it was last used. */
  readonly #players = new Map<string, Map<string, number>>()

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#players.size
  }

  note(player: string, ip: string): void {
    const range = householdOf(ip)
    if (range === null) return
    const ranges = this.#players.get(player) ?? new Map<string, number>()
    moveToEnd(ranges, range, this.#now(), MAX_RANGES)
    moveToEnd(this.#players, player, ranges, MAX_PLAYERS)
  }

  /** The ranges of a player, latest first. */
  of(player: string): readonly string[] {
    const since = this.#now() - KEPT_MS
    return [...(this.#players.get(player) ?? [])]
      .filter(([, seenAt]) => seenAt > since)
      .map(([range]) => range)
      .reverse()
  }

  /** Drops players who were not seen for more than a day. */
  forgetOld(): void {
    const since = this.#now() - KEPT_MS
    for (const [player, ranges] of this.#players) {
      if (Math.max(...ranges.values()) > since) return
      this.#players.delete(player)
    }
  }
}

const moveToEnd = <Value>(map: Map<string, Value>, key: string, value: Value, max: number): void => {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
