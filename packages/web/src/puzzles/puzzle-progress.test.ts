import { NEW_PLAYER, type Rating } from '@quayside/game/puzzles/glicko.ts'
import { describe, expect, it } from 'vitest'
import {
  answered,
  dueAgain,
  inARow,
  NO_PROGRESS,
  type PuzzleProgress,
  parseProgress,
  themeLevels,
  themeResults,
  today,
  weakestTheme,
} from './puzzle-progress.ts'

const answer = (
  progress: PuzzleProgress,
  key: string,
  score: number,
  day = 10,
  themes = ['energy'],
): PuzzleProgress => answered(progress, { key, themes, rating: 1500, score, hints: 0 }, day)

describe('the progress of a player', () => {
  it('rates the first answer to a puzzle and no other', () => {
    const once = answer(NO_PROGRESS, 'g/1', 1)
    expect(once.player.rating).toBeGreaterThan(1500)
    expect(once.answers).toMatchObject([{ key: 'g/1', before: 1500, after: Math.round(once.player.rating) }])
    expect(answer(once, 'g/1', 0).player).toEqual(once.player)
    expect(answer(once, 'g/1', 0).answers).toHaveLength(1)
  })

  it('repeats a missed puzzle after 1, 3, 9 and 27 days, and starts over when it is missed again', () => {
    let progress = answer(NO_PROGRESS, 'g/1', 0, 10)
    expect([dueAgain(progress, 10), dueAgain(progress, 11)]).toEqual([[], ['g/1']])
    const due: number[] = []
    for (let day = 11; progress.missed['g/1'] !== undefined; day = progress.missed['g/1']?.due ?? 0) {
      due.push(day)
      progress = answer(progress, 'g/1', 1, day)
    }
    expect(due).toEqual([11, 14, 23, 50])
    const missed = answer(answer(answer(NO_PROGRESS, 'g/1', 0, 10), 'g/1', 1, 11), 'g/1', 0, 14)
    expect(missed.missed['g/1']).toEqual({ due: 15, times: 0 })
  })

  it('counts answers with at most one hint as a run', () => {
    const scores = [1, 0.5, 1, 0.75, 1]
    const progress = scores.reduce((before, score, place) => answer(before, `g/${place}`, score), NO_PROGRESS)
    expect(inARow(progress)).toBe(3)
    expect(inARow(answer(progress, 'g/9', 0.25))).toBe(0)
  })

  it('knows the weakest theme after enough answers', () => {
    let progress = NO_PROGRESS
    for (let place = 0; place < 5; place++) {
      expect(weakestTheme(progress, ['g'])).toBe(null)
      progress = answer(progress, `g/a${place}`, place === 0 ? 1 : 0, 10, ['energy'])
      progress = answer(progress, `g/b${place}`, 1, 10, ['shipping'])
    }
    expect(weakestTheme(progress, ['g'])).toBe('g/energy')
    expect(themeResults(progress, 'g').get('energy')).toEqual({ answers: 5, right: 1 })
    expect(themeResults(progress, 'other').size).toBe(0)
  })

  it('has a level in each theme, from the answers to its puzzles alone', () => {
    const ratings = new Map([
      ['g/1', 1500],
      ['g/2', 1900],
      ['g/3', 1500],
    ] as const)
    let progress = answer(NO_PROGRESS, 'g/1', 1, 10, ['energy'])
    progress = answer(progress, 'g/2', 1, 10, ['energy', 'shipping'])
    progress = answer(progress, 'g/3', 0, 10, ['food'])
    progress = answer(progress, 'g/left-out', 0, 10, ['energy'])
    const levels = themeLevels(progress, 'g', ratings)
    const of = (theme: string): Rating => levels.get(theme) ?? NEW_PLAYER
    expect([...levels.keys()]).toEqual(['energy', 'shipping', 'food'])
    expect(of('food').rating).toBeLessThan(1500)
    expect(of('shipping').rating).toBeGreaterThan(1500)
    // Two answers say more than one.
    expect(of('energy').deviation).toBeLessThan(of('shipping').deviation)
    expect(themeLevels(progress, 'other', ratings).size).toBe(0)
  })

  it('is read back as it was stored, and starts empty where that is invalid', () => {
    const progress = answer(NO_PROGRESS, 'g/1', 0)
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
    for (const text of [null, 'x', '{"player":{"rating":"a"},"answers":[{}],"missed":null}'])
      expect(parseProgress(text)).toEqual(NO_PROGRESS)
  })
})

it('a day begins at local midnight', () => {
  const before = today(new Date(2026, 0, 1, 23, 59))
  expect(today(new Date(2026, 0, 2, 0, 1))).toBe(before + 1)
})
