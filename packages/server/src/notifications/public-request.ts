/** Private and special-purpose addresses: webhooks and pushes to them are refused (SSRF). */
import { lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IANA's special-purpose registries; multicast, reserved and documentation ranges are refused as well. */
const IPV4_SUBNETS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Parts of the global unicast range that lead elsewhere: Teredo and other protocols, 6to4, documentation. */
const IPV6_SUBNETS = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/**
 * Everything outside the global unicast range 2000::/3, NAT64 and `::a.b.c.d` among it. Mapped IPv4 addresses
 * (`::ffff:a.b.c.d`) are left out because a `BlockList` holds the rules for IPv4 against them.
 */
const IPV6_RANGES = [
  ['::', '::fffe:ffff:ffff'],
  ['::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const

const notPublic = new BlockList()
for (const [subnet, bits] of IPV4_SUBNETS) notPublic.addSubnet(subnet, bits, 'ipv4')
for (const [subnet, bits] of IPV6_SUBNETS) notPublic.addSubnet(subnet, bits, 'ipv6')
for (const [first, last] of IPV6_RANGES) notPublic.addRange(first, last, 'ipv6')

/** An invalid address counts as private, and so does one with a zone, which is only valid on this machine. */
export const isPrivateAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return true
  return notPublic.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Requests to addresses chosen by players. A name is resolved once, every address of the answer is checked, and the
 * connection uses one of these, so that a second DNS answer cannot redirect it (DNS rebinding).
 */

/** Thrown for a URL that is invalid or leads to a private address. */
export class PrivateAddress extends Error {}

export interface ConnectSettings {
  /** Whether requests to private addresses are allowed. */
  readonly allowPrivate: boolean
  /** Certificate authority to trust in addition to those of the system. */
  readonly ca?: string
  /** DNS lookup; tests replace it. */
  readonly lookup?: LookupFunction
}

/** One private address among public ones is enough to refuse: a resolver that mixes them is not to be trusted. */
export const publicLookup =
  (resolve: LookupFunction): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (problem, answer) => {
      const found = Array.isArray(answer) ? answer : []
      const [first] = found
      if (problem !== null || first === undefined)
        done(problem ?? new Error(`no address for ${hostname}`), [])
      else if (found.some(({ address }) => isPrivateAddress(address))) done(new PrivateAddress(hostname), [])
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }

const connectOptions = ({ allowPrivate, ca, lookup = systemLookup }: ConnectSettings) => ({
  lookup: allowPrivate ? lookup : publicLookup(lookup),
  ...(ca === undefined ? {} : { ca }),
})

/** A literal IP address is never resolved, so it is checked here. */
const checkedUrl = (text: string, { allowPrivate }: ConnectSettings): URL => {
  const url = URL.parse(text)
  if (url === null) throw new PrivateAddress(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateAddress(host)
  return url
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  readonly signal: AbortSignal
}

/** The status of the answer; nothing else of it is read, and no redirect is followed. */
export const post = ({ url, headers, body, signal }: Post, settings: ConnectSettings): Promise<number> =>
  new Promise((resolve, reject) => {
    const to = checkedUrl(url, settings)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    }
    // A new agent each time reuses no connection, so that the address of every request is checked.
    const request =
      to.protocol === 'https:'
        ? requestHttps(to, { ...options, agent: new HttpsAgent(connectOptions(settings)) })
        : requestHttp(to, { ...options, agent: new HttpAgent(connectOptions(settings)) })
    request.on('error', reject)
    request.on('response', (reply) => {
      resolve(reply.statusCode ?? 0)
      request.destroy()
    })
    request.end(body)
  })
