import { expect, it } from 'vitest'
import { logLine, NO_PROGRESS, readLog } from './training-progress.ts'

it('a log can be read back', () => {
  const log = [NO_PROGRESS, { seconds: 5, games: 4, wealth: 50, error: 3.16 }]
  expect(readLog(log.map(logLine).join(''))).toEqual(log)
  expect(readLog('')).toEqual([])
})
