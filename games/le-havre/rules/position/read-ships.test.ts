import { describe, expect, test } from 'vitest'
import { reading, refusal } from '../testing/literal.ts'

describe('ships in a literal', () => {
  const NONE = { wooden: [], iron: [], steel: [], luxury: [] }

  test('are those of the rounds before [LH-R.9]', () => {
    expect(reading({ round: 1 })).toMatchObject({ ships: NONE })
    expect(reading({ round: 7 })).toMatchObject({
      ships: { ...NONE, wooden: ['dina', 'appoline', 'blanche', 'lucie', 'noemi'], iron: ['cherbourg'] },
    })
  })

  test('are all of them in the final stage [LH-R.9]', () => {
    expect(reading({ options: { players: 1, version: 'short' }, phase: 'final' })).toMatchObject({
      ships: { wooden: ['dina', 'lucie'], iron: ['caen'], steel: ['amsterdam'], luxury: ['ms-andrea'] },
      seats: { '1': { ships: ['appoline'] } },
    })
  })

  test('are in the piles that it names instead [LH-R.9]', () => {
    expect(reading({ round: 13, ships: { iron: ['caen', 'cherbourg'] } })).toMatchObject({
      ships: { ...NONE, iron: ['caen', 'cherbourg'] },
    })
  })

  test('leave their pile when a seat owns them [LH-R.9]', () => {
    expect(reading({ round: 4, seats: { '2': { ships: ['appoline'] } } })).toMatchObject({
      ships: { ...NONE, wooden: ['dina', 'blanche'] },
      seats: { '1': { ships: [] }, '2': { ships: ['appoline'] } },
    })
  })

  test('that the set-up hands out stay unless the literal says otherwise [LH-R.9]', () => {
    const options = { players: 2, version: 'short' } as const
    expect(reading({ options, round: 2, seats: { '1': { ships: ['blanche'] } } })).toMatchObject({
      seats: { '1': { ships: ['blanche'] }, '2': { ships: ['dina'] } },
      ships: NONE,
    })
  })

  test.each([
    ['seats.2.ships', { round: 11, seats: { '2': { ships: ['triest'] } } }, 'triest'],
    ['ships', { round: 6, ships: { iron: ['cherbourg'] } }, 'cherbourg'],
    ['ships', { ships: { luxury: ['ms-andrea'] } }, 'ms-andrea'],
  ])('%s does not have what a later round brings: %j [LH-R.18]', (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('ship-too-early', field, value))
    const { round = 1 } = literal as { readonly round?: number }
    expect(reading({ ...literal, round: 18 })).toMatchObject(
      round === 1 ? { code: 'ship-too-early' } : { round: 18 },
    )
  })

  test('are those of the set-up and no others [LH-R.18]', () => {
    const literal = { options: { players: 1 }, phase: 'final', seats: { '1': { ships: ['dina'] } } }
    expect(reading(literal)).toEqual(refusal('not-in-this-game', 'seats.1.ships', 'dina'))
  })
})

test.each([
  ['seats.1.ships', { seats: { '1': { ships: ['titanic'] } } }, 'titanic'],
  ['seats.1.ships', { seats: { '1': { ships: ['fishery'] } } }, 'fishery'],
  ['ships.wooden', { ships: { wooden: ['titanic'] } }, 'titanic'],
  ['ships.iron', { ships: { iron: [4] } }, 4],
])('%s names only cards that exist: %j [LH-R.12]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('no-such-card', field, value))
})

test.each([
  ['seats.3.ships', { seats: { '1': { ships: ['dina'] }, '3': { ships: ['dina'] } } }, 'dina'],
  ['ships.wooden', { ships: { wooden: ['dina'] }, seats: { '1': { ships: ['dina'] } } }, 'dina'],
  ['ships.wooden', { ships: { wooden: ['dina', 'dina'] } }, 'dina'],
])('%s has no card a second time: %j [LH-R.13]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('two-owners', field, value))
})

test.each([
  ['ships', { ships: [] }, []],
  ['ships', { ships: { paper: [] } }, 'paper'],
  ['ships.wooden', { ships: { wooden: 'dina' } }, 'dina'],
  ['ships.wooden', { ships: { wooden: ['caen'] } }, 'caen'],
  ['ships.luxury', { ships: { luxury: ['dina'] } }, 'dina'],
  ['seats.1.ships', { seats: { '1': { ships: 'dina' } } }, 'dina'],
])('%s does not fit: %j [LH-R.15]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('bad-value', field, value))
})
