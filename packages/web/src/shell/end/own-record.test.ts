import { readFileSync } from 'node:fs'
import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import type { Outcome } from '@quayside/kernel'
import { durationText } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../../backend/saved-games.ts'
import { comparableGames, comparedWith } from './own-record.ts'

const RECORD = readFileSync(
  new URL(`../../../../../games/${SAMPLE_GAME}/fixtures/version-1/golden/short-2.txt`, import.meta.url),
  'utf8',
)

const saved = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({
  id,
  game: SAMPLE_GAME,
  seats: [
    { name: '', bot: null },
    { name: 'Mateo', bot: 'mate' },
  ],
  record: RECORD,
  position: null,
  begun: 0,
  changed: 0,
  at: 0,
  stage: { version: 'short', round: 8, rounds: 8 },
  over: true,
  waits: [],
  ...change,
})

describe('games that are compared', () => {
  it('are finished games of one person with the same set-up, the latest first', () => {
    const games = [
      saved('this'),
      saved('old', { changed: 1 }),
      saved('new', { changed: 2 }),
      saved('under-way', { over: false }),
      saved('another', { game: OTHER_GAME }),
      saved('from a position', { position: {} }),
      saved('two people', {
        seats: [
          { name: '', bot: null },
          { name: '', bot: null },
        ],
      }),
      saved('other options', { record: RECORD.replace('"players":2', '"players":3') }),
    ]
    expect(RECORD).toContain('"players":2')
    expect(comparableGames(games, saved('this')).map(({ id }) => id)).toEqual(['new', 'old'])
  })
})

describe('a result', () => {
  const score = (seat: number, total: number, rank: number) => ({ seat, total, rank, parts: {} })
  const outcome: Outcome = { scores: [score(0, 90, 2), score(1, 100, 1), score(2, 80, 3)], winners: [1] }

  it('is compared with the winner, and the winner with the second', () => {
    expect(comparedWith(outcome, 0)?.seat).toBe(1)
    expect(comparedWith(outcome, 2)?.seat).toBe(1)
    expect(comparedWith(outcome, 1)?.seat).toBe(0)
    expect(comparedWith({ scores: [score(0, 90, 1)], winners: [0] }, 0)).toBeNull()
  })

  it('has a duration in hours and minutes', () => {
    expect(durationText(6_720_000, 'en')).toBe('1 hr 52 min')
    expect(durationText(6_720_000, 'zh-TW')).toBe('1小時52分鐘')
    expect(durationText(20_000, 'en')).toBe('1 min')
    expect(durationText(3_600_000, 'en')).toBe('1 hr')
    expect(durationText(7_190_000, 'en')).toBe('2 hr')
  })
})
