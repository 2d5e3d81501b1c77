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

export const placeOf = (ip: string): string => {
  const [, old] = MAPPED.exec(ip) ?? []
  if (old !== undefined) return old
  if (!isIPv6(ip)) return ip
  return groupsOf(ip)
    .slice(0, GIVEN)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
