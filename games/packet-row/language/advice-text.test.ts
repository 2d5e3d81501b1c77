import { adviceText } from '@quayside/texts'
import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

it('advice counts in the points of its game, and calls people by their names', async () => {
  const texts = await loadTexts('en')
  const told = adviceText(texts, (points) => texts.count('point', points), ['Ada'])
  expect(told.summary({ seat: 0, mistakes: 2, lost: 3 })).toBe('Ada: 2 mistakes, 3 VP lost')
})
