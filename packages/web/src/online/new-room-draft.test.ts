import { DEFAULT_OPTIONS } from '@quayside/le-havre'
import { describe, expect, it } from 'vitest'
import {
  FIRST_ONLINE_DRAFT,
  keptOnlineDraft,
  readOnlineDraft,
  wishOf,
  withSeatWish,
} from './new-room-draft.ts'

const OPTIONS = { ...DEFAULT_OPTIONS, players: 3 }

const agreed = (seed: string): Parameters<typeof wishOf>[1] => ({
  game: 'le-havre',
  options: OPTIONS,
  players: 3,
  seed,
})

describe('a table that is opened', () => {
  it('has a seat for the person, the others wait for whoever comes, and there is no clock', () => {
    expect(wishOf(FIRST_ONLINE_DRAFT, agreed(' '), 'Odile')).toEqual({
      game: 'le-havre',
      options: OPTIONS,
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }, { kind: 'open' }],
      settings: { pace: { kind: 'untimed' }, absent: { kind: 'wait' }, chat: 'seats' },
      listed: false,
    })
  })

  it('gives everybody minutes for the whole game, or hours for each decision', () => {
    const live = wishOf({ ...FIRST_ONLINE_DRAFT, clock: 'live', absent: 'bot' }, agreed('sea'), 'Odile')
    expect(live).toMatchObject({
      seed: 'sea',
      settings: {
        pace: { kind: 'live', bank: 1500, increment: 20 },
        absent: { kind: 'bot', level: 'mate' },
      },
    })
    const days = wishOf({ ...FIRST_ONLINE_DRAFT, clock: 'days' }, agreed(''), 'Odile')
    expect(days.settings).toMatchObject({ pace: { kind: 'days', hours: 24 }, absent: { kind: 'wait' } })
  })

  it('is listed, talked at and watched as it was wished, with hours and free days over days only', () => {
    const wish = {
      ...FIRST_ONLINE_DRAFT,
      listed: true,
      chat: 'everybody',
      delay: 15,
      window: 'day',
      vacation: 7,
      absent: 'policies',
    } as const
    expect(wishOf({ ...wish, clock: 'days' }, agreed(''), 'Odile')).toMatchObject({
      listed: true,
      settings: {
        pace: { kind: 'days', hours: 24, window: { from: 8, to: 20 }, vacation: 7 },
        absent: { kind: 'policies' },
        chat: 'everybody',
        delay: { kind: 'minutes', minutes: 15 },
      },
    })
    expect(wishOf({ ...wish, clock: 'live' }, agreed(''), 'Odile').settings?.pace).toEqual({
      kind: 'live',
      bank: 1500,
      increment: 20,
    })
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

  it('is found under the key of version 0.1 where the new one is absent', () => {
    const days = { ...FIRST_ONLINE_DRAFT, clock: 'days' } as const
    const stored: Record<string, string> = { 'quayside.new-table': JSON.stringify(days) }
    const storage = () => ({ getItem: (key: string) => stored[key] ?? null, setItem: () => undefined })
    expect(keptOnlineDraft(storage)).toEqual(days)
    stored['quayside.newRoomDraft'] = JSON.stringify(FIRST_ONLINE_DRAFT)
    expect(keptOnlineDraft(storage)).toEqual(FIRST_ONLINE_DRAFT)
  })

  it('is remembered but for the list of open tables: everybody is invited only where that is wished for', () => {
    expect(readOnlineDraft(JSON.stringify({ ...FIRST_ONLINE_DRAFT, listed: true }))).toEqual(
      FIRST_ONLINE_DRAFT,
    )
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
