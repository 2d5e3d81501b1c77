import { describe, expect, it } from 'vitest'
import { householdOf, parseRange, RangeMap } from './address-range.ts'

describe('an address range', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.77/24 ', '203.0.113.0/24'],
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['2001:DB8:0:0::1', '2001:db8::1/128'],
    ['2001:db8:1:2:3:4:5:6/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['::1', '::1/128'],
    ['64:ff9b::192.0.2.33/112', '64:ff9b::c000:0/112'],
  ])('is parsed from %s', (text, range) => {
    expect(parseRange(text)).toMatchObject({ ok: true, value: { text: range } })
  })

  it.each([
    ['', 'bad-range'],
    ['harbour', 'bad-range'],
    ['203.0.113', 'bad-range'],
    ['203.0.113.7/33', 'bad-range'],
    ['203.0.113.7/-1', 'bad-range'],
    ['2001:db8::/129', 'bad-range'],
    ['::ffff:203.0.113.0/90', 'bad-range'],
    ['1:2:3:4:5:6:7:8:9', 'bad-range'],
    ['0.0.0.0/0', 'range-too-wide'],
    ['10.0.0.0/7', 'range-too-wide'],
    ['::/0', 'range-too-wide'],
    ['2000::/3', 'range-too-wide'],
  ])('is not %s', (text, code) => {
    expect(parseRange(text)).toMatchObject({ ok: false, refusal: { code } })
  })

  it('contains its own addresses and no others, in any notation', () => {
    const ranges = new RangeMap<string>()
    for (const text of ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48', '::/16']) {
      const range = parseRange(text)
      if (range.ok) ranges.set(range.value, text)
    }
    expect(ranges.find('203.0.113.255')).toBe('203.0.113.0/24')
    expect(ranges.find('::ffff:203.0.113.1')).toBe('203.0.113.0/24')
    expect(ranges.find('::FFFF:cb00:7101')).toBe('203.0.113.0/24')
    expect(ranges.find('203.0.114.0')).toBeNull()
    expect(ranges.find('198.51.100.7')).toBe('198.51.100.7')
    expect(ranges.find('198.51.100.8')).toBeNull()
    expect(ranges.find('2001:db8:1:ffff::9')).toBe('2001:db8:1::/48')
    expect(ranges.find('2001:db8:2::1')).toBeNull()
    expect(ranges.find('fe80::1%eth0')).toBeNull()
    expect(ranges.find('')).toBeNull()
  })

  it('of a household is one IPv4 address or an IPv6 /64', () => {
    expect(householdOf('::ffff:203.0.113.9')).toBe('203.0.113.9/32')
    expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(householdOf('nowhere')).toBeNull()
  })
})
