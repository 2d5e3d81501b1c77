import { expect, it } from 'vitest'
import { RecentAddresses } from './address-range.ts'

const HOUR = 3600_000

it('remembers the latest addresses of a player for a day, a few of each', () => {
  let now = 1_800_000_000_000
  const addresses = new RecentAddresses(() => now)
  for (const ip of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::3', '203.0.113.1', '198.51.100.9']) {
    addresses.note('odile', ip)
    now += HOUR
  }
  expect(addresses.of('odile')).toEqual(['198.51.100.9/32', '203.0.113.1/32', '2001:db8:1:2::/64'])
  expect(addresses.of('mateo')).toEqual([])
  addresses.note('mateo', '203.0.113.3')
  now += 21 * HOUR
  expect(addresses.of('odile')).toEqual(['198.51.100.9/32', '203.0.113.1/32'])
  now += 2 * HOUR
  addresses.forgetOld()
  expect(addresses.size).toBe(1)
  expect(addresses.of('odile')).toEqual([])
  expect(addresses.of('mateo')).toEqual(['203.0.113.3/32'])
})

it('remembers a bounded number of players', () => {
  const addresses = new RecentAddresses(() => 1)
  for (let player = 0; player < 20_010; player++) addresses.note(`player ${player}`, '203.0.113.1')
  expect(addresses.size).toBe(20_000)
  expect(addresses.of('player 0')).toEqual([])
})
