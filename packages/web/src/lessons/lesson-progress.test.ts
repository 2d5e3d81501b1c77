import { expect, it } from 'vitest'
import { parseLessonProgress, readLessonProgress } from './lesson-progress.ts'

const PROGRESS = { id: '1x9fk2a', step: 4, steps: 13, done: false }

it('reads back how far a lesson was', () => {
  expect(parseLessonProgress(JSON.stringify({ 'le-havre': PROGRESS }))).toEqual({ 'le-havre': PROGRESS })
})

it.each([
  null,
  '',
  '[]',
  'null',
  '{"le-havre":null}',
  '{"le-havre":{"id":"x","step":1.5,"steps":13,"done":false}}',
  '{"le-havre":{"id":7,"step":1,"steps":13,"done":false}}',
  '{"chess":{"id":"x","step":1,"steps":13,"done":false}}',
])('begins anew where %j was kept', (text) => {
  expect(parseLessonProgress(text)).toEqual({})
})

it('is read under the key of version 0.1 where the new one is absent', () => {
  const stored: Record<string, string> = { 'quayside.lessons': JSON.stringify({ 'le-havre': PROGRESS }) }
  const storage = () => ({ getItem: (key: string) => stored[key] ?? null, setItem: () => undefined })
  expect(readLessonProgress(storage)).toEqual({ 'le-havre': PROGRESS })
  stored['quayside.lessonProgress'] = '{}'
  expect(readLessonProgress(storage)).toEqual({})
})
