import { expect, test } from 'vitest'
import { reading, refusal } from '../testing/literal.ts'

test.each([
  ['town', { town: ['casino'] }, 'casino'],
  ['town', { town: [7] }, 7],
  ['town', { town: ['dina'] }, 'dina'],
  ['piles', { piles: [['casino'], [], []] }, 'casino'],
  ['special', { special: ['casino'] }, 'casino'],
  ['special', { special: [3] }, 3],
  ['modernised', { modernised: ['casino'] }, 'casino'],
  ['sold', { sold: ['casino'] }, 'casino'],
  ['waiting', { waiting: 'casino' }, 'casino'],
  ['seats.1.buildings', { seats: { '1': { buildings: ['casino'] } } }, 'casino'],
  ['seats.1.buildings', { seats: { '1': { buildings: [null] } } }, null],
])('%s names only cards that exist: %j [LH-R.12]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('no-such-card', field, value))
})

test.each([
  [
    'seats.2.buildings',
    { seats: { '1': { buildings: ['fishery'] }, '2': { buildings: ['fishery'] } } },
    'fishery',
  ],
  ['seats.1.buildings', { seats: { '1': { buildings: ['fishery', 'fishery'] } } }, 'fishery'],
  ['town', { town: ['fishery'], seats: { '1': { buildings: ['fishery'] } } }, 'fishery'],
  ['town', { town: ['zoo', 'zoo'] }, 'zoo'],
  ['piles', { town: ['fishery'], piles: [['fishery'], [], []] }, 'fishery'],
  ['piles', { piles: [['joinery'], ['joinery'], []] }, 'joinery'],
  ['special', { town: ['zoo'], special: ['farm', 'zoo'] }, 'zoo'],
  ['special', { special: ['farm', 'farm'] }, 'farm'],
])('%s has no card a second time: %j [LH-R.13]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('two-owners', field, value))
})

test.each([
  ['town', { town: 'zoo' }, 'zoo'],
  ['town', { town: { zoo: 1 } }, { zoo: 1 }],
  ['piles', { piles: 'none' }, 'none'],
  ['piles', { piles: [[], []] }, [[], []]],
  ['piles', { piles: [[], [], [], []] }, [[], [], [], []]],
  ['piles', { piles: ['fishery', 'joinery', 'zoo'] }, 'fishery'],
  ['special', { special: 'zoo' }, 'zoo'],
  ['special', { special: [null, null, null, null, null, null, null] }, 7],
  ['modernised', { modernised: 'wharf-1' }, 'wharf-1'],
  ['modernised', { modernised: ['fishery'] }, 'fishery'],
  ['sold', { sold: 'fishery' }, 'fishery'],
  ['seats.1.buildings', { seats: { '1': { buildings: 'fishery' } } }, 'fishery'],
])('%s does not fit: %j [LH-R.15]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('bad-value', field, value))
})
