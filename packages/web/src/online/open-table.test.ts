import { DEFAULT_OPTIONS } from '@quayside/le-havre'
import { describe, expect, it } from 'vitest'
import { FIRST_ONLINE_DRAFT, readOnlineDraft, wishOf, withSeatWish } from './open-table.ts'

const OPTIONS = { ...DEFAULT_OPTIONS, players: 3 }

describe('a table that is opened', () => {
  it('has a seat for the person, the others wait for whoever comes, and there is no clock', () => {
    expect(wishOf(FIRST_ONLINE_DRAFT, OPTIONS, ' ', 'Odile')).toEqual({
      game: 'le-havre',
      options: OPTIONS,
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }, { kind: 'open' }],
      settings: { pace: { kind: 'untimed' }, absent: { kind: 'wait' } },
    })
  })

  it('gives everybody minutes for the whole game, or hours for each decision', () => {
    const live = wishOf({ ...FIRST_ONLINE_DRAFT, clock: 'live', absent: 'bot' }, OPTIONS, 'sea', 'Odile')
    expect(live).toMatchObject({
      seed: 'sea',
      settings: {
        pace: { kind: 'live', bank: 1500, increment: 20 },
        absent: { kind: 'bot', level: 'mate' },
      },
    })
    const days = wishOf({ ...FIRST_ONLINE_DRAFT, clock: 'days' }, OPTIONS, '', 'Odile')
    expect(days.settings).toEqual({ pace: { kind: 'days', hours: 24 }, absent: { kind: 'wait' } })
  })

  it('has the person in one seat only', () => {
    const moved = withSeatWish(FIRST_ONLINE_DRAFT, 2, 'me')
    expect(moved.seats.slice(0, 3)).toEqual(['open', 'open', 'me'])
    expect(withSeatWish(moved, 0, 'mate').seats.slice(0, 3)).toEqual(['mate', 'open', 'me'])
  })
})

describe('what was agreed on the last time', () => {
  it('is remembered', () => {
    const draft = withSeatWish({ ...FIRST_ONLINE_DRAFT, clock: 'days', hours: 48 }, 1, 'captain')
    expect(readOnlineDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it.each([
    null,
    '',
    '[]',
    '{"seats":["me"]}',
    '{"clock":"sundial","bank":7,"seats":["me","me","me","me","me"]}',
  ])('is forgotten where it makes no sense: %s', (text) => {
    expect(readOnlineDraft(text)).toEqual(FIRST_ONLINE_DRAFT)
  })
})
