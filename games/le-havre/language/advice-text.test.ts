import { adviceText } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { everyLanguage, faultsOf } from './testing.ts'

describe.each(everyLanguage)('advice in %s', (locale, texts) => {
  const advice = adviceText(texts, (francs) => texts.count('franc', francs))

  it('is well written and names the differences', () => {
    const said = [
      advice.expected(148.4, 6.2),
      advice.ahead(6.2, false),
      advice.ahead(6.2, true),
      advice.behind(6.2, false),
      advice.behind(6.2, true),
      advice.better(texts.say('command.end'), 1),
      advice.turningPoint({ kind: 'lead', seat: 1, points: 9 }),
      advice.turningPoint({ kind: 'gain', seat: 1, points: 9 }),
      advice.turningPoint({ kind: 'loss', seat: 1, points: 9 }),
      advice.summary({ seat: 0, mistakes: 0, lost: 0 }),
      advice.summary({ seat: 0, mistakes: 1, lost: 7 }),
      advice.summary({ seat: 0, mistakes: 3, lost: 21 }),
      advice.stopped(3, 90),
    ]
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  it('rounds to whole francs', () => {
    expect(advice.expected(148.4, 6)).toContain(texts.count('franc', 148))
  })
})
