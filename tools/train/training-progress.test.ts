import { expect, it } from 'vitest'
import { logLine, NO_PROGRESS, progressAfter, progressText, readLog } from './training-progress.ts'

const reports = [
  { games: 3, wealth: 240, loss: 0.8, samples: 100 },
  { games: 1, wealth: 160, loss: 0.8, samples: 100 },
]

it('a round is summed over all workers: result and error per seat', () => {
  expect(progressAfter(NO_PROGRESS, 5.04, reports, 2, 50)).toEqual({
    seconds: 5,
    games: 4,
    wealth: 50,
    error: 3.16,
  })
})

it('a resumed training continues its counts', () => {
  const before = { seconds: 60, games: 100, wealth: 40, error: 3 }
  expect(progressAfter(before, 5, reports, 2, 50)).toMatchObject({ seconds: 65, games: 104 })
})

it('a log can be read back', () => {
  const log = [NO_PROGRESS, progressAfter(NO_PROGRESS, 5, reports, 2, 50)]
  expect(readLog(log.map(logLine).join(''))).toEqual(log)
  expect(readLog('')).toEqual([])
})

it('a round is printed as one line', () => {
  expect(progressText({ seconds: 61.4, games: 1200, wealth: 99.96, error: 2.5 }, 'francs')).toBe(
    '61 s, 1200 games, 100.0 francs a seat, error 2.50',
  )
})
