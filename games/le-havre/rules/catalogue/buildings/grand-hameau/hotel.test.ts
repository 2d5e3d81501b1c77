import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

test('entering costs a franc and does nothing [LH-GH04.2]', () => {
  const at = before('hotel', { franc: 1 }).play('enter hotel')
  expect(at.stock()).toEqual({})
  expect(at.position()).toMatchObject({ step: 'end', seats: { '1': { disc: 'hotel' } } })
})

test('a guest gets three francs with an offer, again and again [LH-GH04.3]', () => {
  const at = before('hotel', {}, { offers: { wood: 2 }, seat1: { disc: 'hotel' } }).play('take wood')
  expect(at.stock()).toEqual({ wood: 2, franc: 3 })
  expect(at.events()).toContainEqual({
    kind: 'earned',
    seat: 0,
    building: buildingNamed('hotel'),
    tokens: [{ token: 16, amount: 3 }],
  })
  expect(at.position().seats?.['1']?.disc).toBe('hotel')
})

test('other players and former guests do not [LH-GH04.3]', () => {
  const other = before('hotel', {}, { offers: { wood: 2 }, seats: { '2': { disc: 'hotel' } } }).play(
    'take wood',
  )
  expect([other.francs(1), other.francs(2)]).toEqual([0, 5])
  const gone = before(
    'flea-market',
    {},
    {
      town: ['hotel', 'flea-market'],
      offers: { franc: 0, fish: 2, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 },
      seat1: { disc: 'hotel' },
    },
  ).play('enter flea-market')
  expect(gone.stock()).toEqual({ fish: 2 })
})

test('nobody is sent away [LH-GH04.4]', () => {
  const seats = { '2': { disc: 'hotel' } }
  const watch = before('harbor-watch', { fish: 1, franc: 2 }, { town: ['harbor-watch', 'hotel'], seats })
  expect(watch.refuses('enter harbor-watch')).toBe('nobody-to-evict')
  const at = before('hotel', { franc: 8 }, { seats }).play('buy hotel')
  expect(at.position().seats?.['2']?.disc).toBe('hotel')
  expect(at.refuses('enter hotel')).toBe('occupied')
})
