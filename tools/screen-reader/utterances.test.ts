import { describe, expect, it } from 'vitest'
import { compareUtterances, wordCount } from './compare-utterances.ts'
import { textOfSsml } from './ssip-server.ts'

describe('a text of a screen reader', () => {
  it('is stripped of its markup', () => {
    expect(textOfSsml('<speak><mark name="0:3"/>Ada &amp; Ben take\u00a02 fish.</speak>')).toBe(
      'Ada & Ben take 2 fish.',
    )
  })
})

describe('what was spoken', () => {
  const expected = ['Ada takes 2 fish.', 'Ada passes.', 'Ben passes.', 'What now?']

  it('is complete if everything comes once and in order, in any number of utterances', () => {
    const spoken = ['Done.', 'Ada takes 2 fish. Ada passes.', 'Ben passes. Question: What now?']
    expect(compareUtterances(expected, spoken)).toEqual({ missing: [], misplaced: [], repeated: [] })
  })

  it('reports missing text', () => {
    expect(compareUtterances(expected, ['Ada takes 2 fish.', 'Ben passes. What now?'])).toMatchObject({
      missing: ['Ada passes.'],
      misplaced: [],
    })
  })

  it('is out of order if the question comes before the news', () => {
    const spoken = ['What now?', 'Ada takes 2 fish. Ada passes. Ben passes.']
    expect(compareUtterances(expected, spoken)).toEqual({
      missing: [],
      misplaced: ['What now?'],
      repeated: [],
    })
  })

  it('reports repeated text', () => {
    const spoken = ['Ada takes 2 fish. Ada passes. Ben passes.', 'Ben passes. What now?']
    expect(compareUtterances(expected, spoken)).toMatchObject({ repeated: ['Ben passes.'] })
  })

  it('may contain the same text for two events', () => {
    expect(compareUtterances(['Ada passes.', 'Ada passes.'], ['Ada passes. Ada passes.'])).toEqual({
      missing: [],
      misplaced: [],
      repeated: [],
    })
  })

  it('is counted in words', () => {
    expect(wordCount(['3 francs, 3 fish, 2 wood, nothing else.'])).toBe(8)
  })
})
