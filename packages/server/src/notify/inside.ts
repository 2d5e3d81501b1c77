/** Addresses that are not public: nobody may have the server send a request there for them. */
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries; multicast, reserved and documentation ranges reach nobody either. */
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

/** What is no address counts as inside, and so does one with a zone: only this machine knows its zones. */
export const isInside = (address: string): boolean => {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return true
  return notPublic.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
