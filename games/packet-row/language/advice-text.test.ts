import { adviceText } from '@quayside/texts'
import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

it('advice counts in the points of its game, and calls people by their names', async () => {
  const texts = await loadTexts('en')
  const advice = adviceText(texts, (points) => texts.count('point', points), ['Ada'])
  expect(advice.summary({ seat: 0, mistakes: 2, lost: 3 })).toBe('Ada: 2 mistakes, 3 VP lost')
  expect(advice.turningPoint({ kind: 'loss', seat: 0, points: 3 })).toBe(
    'Ada’s expected lead shrinks by 3 VP',
  )
})

it('advice speaks to whoever reads it', async () => {
  const texts = await loadTexts('en')
  const advice = adviceText(texts, (points) => texts.count('point', points), ['You', 'Ada'], 0)
  expect(advice.turningPoint({ kind: 'lead', seat: 0, points: 3 })).toBe('You are the favorite from here on')
  expect(advice.turningPoint({ kind: 'gain', seat: 0, points: 3 })).toBe('Your expected lead grows by 3 VP')
  expect(advice.turningPoint({ kind: 'loss', seat: 0, points: 3 })).toBe('Your expected lead shrinks by 3 VP')
  expect(advice.turningPoint({ kind: 'loss', seat: 1, points: 3 })).toBe(
    'Ada’s expected lead shrinks by 3 VP',
  )
})
