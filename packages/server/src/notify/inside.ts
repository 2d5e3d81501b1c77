/** Addresses that only the server can see: nobody may have it knock there for them. */
import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export const isInside = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return inside.check(mapped ?? address, mapped === undefined && address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether any machine that a URL may lead to is inside. */
export const leadsInside = async (url: string): Promise<boolean> => {
  const { hostname } = new URL(url)
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  return found.some(({ address }) => isInside(address))
}
