import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import { lessonBot, lessonOf } from './lesson-bots.ts'
import { parseLessonProgress, progressKey, readLessonProgress } from './lesson-progress.ts'

const PROGRESS = { id: '1x9fk2a', step: 4, steps: 13, done: false }

it('reads back how far a lesson was', () => {
  expect(parseLessonProgress(JSON.stringify({ [SAMPLE_GAME]: PROGRESS }))).toEqual({
    [SAMPLE_GAME]: PROGRESS,
  })
})

it('keeps the further lessons of a game apart from its first one', () => {
  const stored = {
    [SAMPLE_GAME]: PROGRESS,
    [progressKey(SAMPLE_GAME, 'loans')]: { ...PROGRESS, id: 'other' },
  }
  expect(parseLessonProgress(JSON.stringify(stored))).toEqual(stored)
  expect(progressKey(SAMPLE_GAME, 'first')).toBe(SAMPLE_GAME)
})

it('finds the lesson of a scripted bot by its name', () => {
  const lesson = { game: SAMPLE_GAME, name: 'loans' }
  expect(lessonOf(lessonBot(lesson))).toEqual(lesson)
  expect(lessonOf('mate')).toBeNull()
})

it.each([
  null,
  '',
  '[]',
  'null',
  `{"${SAMPLE_GAME}":null}`,
  `{"${SAMPLE_GAME}":{"id":"x","step":1.5,"steps":13,"done":false}}`,
  `{"${SAMPLE_GAME}":{"id":7,"step":1,"steps":13,"done":false}}`,
  '{"chess":{"id":"x","step":1,"steps":13,"done":false}}',
  '{"chess/loans":{"id":"x","step":1,"steps":13,"done":false}}',
])('begins anew where %j was kept', (text) => {
  expect(parseLessonProgress(text)).toEqual({})
})

it('is read under the key of version 0.1 where the new one is absent', () => {
  const stored: Record<string, string> = { 'quayside.lessons': JSON.stringify({ [SAMPLE_GAME]: PROGRESS }) }
  const storage = () => ({ getItem: (key: string) => stored[key] ?? null, setItem: () => undefined })
  expect(readLessonProgress(storage)).toEqual({ [SAMPLE_GAME]: PROGRESS })
  stored['quayside.lessonProgress'] = '{}'
  expect(readLessonProgress(storage)).toEqual({})
})
