import { SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import type { DailyTry } from '../backend/daily-tries.ts'
import type { SavedGame } from '../backend/saved-games.ts'
import { answered, NO_PROGRESS, type PuzzleProgress } from '../puzzles/puzzle-progress.ts'
import {
  gamesToAdd,
  mergedProgress,
  type OwnData,
  printOwnData,
  readOwnData,
  triesToAdd,
} from './own-data.ts'

const GAME: SavedGame = {
  id: 'a1',
  game: SAMPLE_GAME,
  seats: [{ name: 'Léa', bot: null }],
  record: 'quayside record 1\n',
  position: null,
  begun: 1,
  changed: 2,
  at: 3,
  stage: { version: 'full', round: 1, rounds: 7 },
  over: false,
  waits: [0],
}

const TRY: DailyTry = {
  id: '2026-11-16 solo',
  date: '2026-11-16',
  kind: 'solo',
  game: SAMPLE_GAME,
  startedAt: 10,
  endedAt: null,
  endedOn: null,
  finished: null,
  comparison: { mate: 40 },
  practiceBest: null,
}

const REVIEW = { key: 'digest', turningPoints: 2, seats: [{ decisions: 9, mistakes: 1, big: 0, themes: {} }] }

const answers = (keys: readonly string[], day: number, score = 1, from = NO_PROGRESS): PuzzleProgress =>
  keys.reduce(
    (progress, key) => answered(progress, { key, themes: ['x'], rating: 1500, score, hints: 0 }, day),
    from,
  )

const DATA: OwnData = { games: [GAME], reviews: [REVIEW], tries: [TRY], puzzles: answers(['g/1', 'g/2'], 7) }

describe('a file with own data', () => {
  it('is read as it was written', () => {
    expect(readOwnData(printOwnData(DATA))).toEqual({ ok: true, value: { ...DATA, unreadable: 0 } })
  })

  it.each(['', 'hello', '[]', '{"format":"other"}', 'null'])('is refused if it is another: %s', (text) => {
    expect(readOwnData(text)).toMatchObject({ ok: false, refusal: { code: 'not-own-data' } })
  })

  it('is refused if a newer version wrote it', () => {
    const newer = printOwnData(DATA).replace('"version":1', '"version":2')
    expect(readOwnData(newer)).toMatchObject({ ok: false, refusal: { code: 'newer-own-data' } })
  })

  it.each([
    ['games', { games: [GAME, { ...GAME, at: 'three' }] }],
    ['attempts', { tries: [TRY, { ...TRY, comparison: { mate: 'many' } }] }],
    ['attempts under a wrong id', { tries: [TRY, { ...TRY, id: '2026-11-17 solo' }] }],
    ['reviews', { reviews: [REVIEW, { ...REVIEW, seats: [{}] }] }],
  ])('is read without damaged %s, which are counted', (_, change) => {
    const text = JSON.stringify({ ...JSON.parse(printOwnData(DATA)), ...change })
    expect(readOwnData(text)).toEqual({ ok: true, value: { ...DATA, unreadable: 1 } })
  })

  it('is read without damaged puzzle answers', () => {
    const [first] = DATA.puzzles.answers
    const puzzles = { ...DATA.puzzles, answers: [first, { ...first, day: 'monday' }], missed: { 'g/1': 3 } }
    const read = readOwnData(
      printOwnData({ ...DATA, puzzles: NO_PROGRESS }).replace(
        JSON.stringify(NO_PROGRESS),
        JSON.stringify(puzzles),
      ),
    )
    expect(read.ok && read.value.puzzles).toEqual({ ...DATA.puzzles, answers: [first], missed: {} })
  })
})

describe('restoring', () => {
  it('adds missing games, and those that were played further', () => {
    const older = { ...GAME, changed: 1 }
    const other = { ...GAME, id: 'b2' }
    expect(gamesToAdd([GAME], [older, other])).toEqual([other])
    expect(gamesToAdd([older], [GAME])).toEqual([GAME])
  })

  it('counts the attempt at a deal that was begun first', () => {
    const over = { ...TRY, endedAt: 20, endedOn: '2026-11-16' }
    expect(triesToAdd([], [TRY])).toEqual([TRY])
    expect(triesToAdd([TRY], [{ ...over, startedAt: 11 }])).toEqual([])
    expect(triesToAdd([over], [{ ...TRY, startedAt: 9 }])).toHaveLength(1)
    expect(triesToAdd([TRY], [over])).toEqual([over])
    expect(triesToAdd([over], [TRY])).toEqual([])
  })

  it('joins puzzle answers by day, each puzzle once, with the rating of the device that has more of them', () => {
    const here = answers(['g/1'], 5, 0)
    const there = answers(['g/2', 'g/1', 'g/3'], 4)
    const merged = mergedProgress(here, { ...there, bestStreak: 3 })
    expect(merged.answers.map(({ key }) => key)).toEqual(['g/2', 'g/1', 'g/3'])
    expect(merged.player).toEqual(there.player)
    expect(merged).toMatchObject({ bestStreak: 3, missed: here.missed })
    const more = answers(['g/4'], 9, 1, there)
    expect(mergedProgress(answers(['g/9'], 6), more).answers.map(({ key }) => key)).toEqual([
      'g/2',
      'g/1',
      'g/3',
      'g/9',
      'g/4',
    ])
    expect(mergedProgress(more, more)).toEqual(more)
  })
})
