import { describe, expect, it } from 'vitest'
import type { Keep } from './keep.ts'
import {
  changedRulings,
  FIRST_DRAFT,
  freshName,
  keepDraft,
  keptDraft,
  MARKETPLACE_LIMITS,
  MOST_PLAYERS,
  planOf,
  readDraft,
  withPlayers,
  withSeat,
} from './new-game.ts'

const botName = (seat: number): string => `bot ${seat + 1}`

describe('what a table agrees on', () => {
  it('begins with one person and bots, the starting player drawn by lot', () => {
    expect(planOf(FIRST_DRAFT, botName)).toMatchObject({
      game: 'le-havre',
      options: { players: 3, version: 'full', start: 'random' },
      seats: [
        { name: '', bot: null },
        { name: 'bot 2', bot: 'mate' },
        { name: 'bot 3', bot: 'mate' },
      ],
    })
  })

  it('keeps the names that people give', () => {
    const draft = withSeat(FIRST_DRAFT, 1, { name: '  Odile ', bot: 'captain' })
    expect(planOf(draft, botName).seats[1]).toEqual({ name: 'Odile', bot: 'captain' })
  })

  it('draws a seed unless somebody is curious', () => {
    const [one, other] = [planOf(FIRST_DRAFT, botName), planOf(FIRST_DRAFT, botName)]
    expect(one.seed).not.toBe(other.seed)
    expect(planOf({ ...FIRST_DRAFT, seed: ' sunday ' }, botName).seed).toBe('sunday')
  })

  it('draws the starting player anew when the one who should begin leaves', () => {
    const draft = { ...FIRST_DRAFT, options: { ...FIRST_DRAFT.options, players: 4, start: 3 } }
    expect(withPlayers(draft, 5).options).toMatchObject({ players: 5, start: 3 })
    expect(withPlayers(draft, 3).options).toMatchObject({ players: 3, start: 'random' })
  })

  it('counts the rulings that are not the usual ones', () => {
    const options = { ...FIRST_DRAFT.options, doubleInterest: true, marketplaceLimit: 4 }
    expect([changedRulings(FIRST_DRAFT), changedRulings({ ...FIRST_DRAFT, options })]).toEqual([0, 2])
  })

  it('offers what the rules allow', () => {
    expect(MOST_PLAYERS).toBe(5)
    expect(MARKETPLACE_LIMITS).toEqual([2, 3, 4, 5, 6, 7, 8])
  })
})

describe('the next form', () => {
  it('is like the last one, but for the seed', () => {
    const kept = new Map<string, string>()
    const keep: Keep = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    }
    const draft = withSeat(withPlayers({ ...FIRST_DRAFT, seed: 'x' }, 5), 4, { name: 'Tomas', bot: null })
    keepDraft(() => keep, draft)
    expect(keptDraft(() => keep)).toEqual({ ...draft, seed: '' })
  })

  it.each([null, '{', '{}', 'null', '{"options":{"players":9},"seats":[]}'])(
    'is the first one after %j',
    (text) => {
      expect(readDraft(text)).toEqual(FIRST_DRAFT)
    },
  )

  it('forgets a bot of a level that there is no more', () => {
    const seats = FIRST_DRAFT.seats.with(1, { name: '', bot: 'admiral' })
    expect(readDraft(JSON.stringify({ ...FIRST_DRAFT, seats })).seats).toEqual(FIRST_DRAFT.seats)
  })
})

it('a fresh name fits in an address and in a record', () => {
  expect(freshName()).toMatch(/^[0-9a-z]{2,14}$/)
})
