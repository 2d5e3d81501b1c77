import { adviceText } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { everyLanguage, faultsOf } from './testing.ts'

describe.each(everyLanguage)('advice in %s', (locale, texts) => {
  const told = adviceText(texts, (francs) => texts.count('franc', francs))

  it('is well worded, and tells what differs', () => {
    const said = [
      told.expected(148.4, 6.2),
      told.ahead(6.2, false),
      told.ahead(6.2, true),
      told.behind(6.2, false),
      told.behind(6.2, true),
      told.better(texts.say('command.end'), 1),
      told.turningPoint({ kind: 'lead', seat: 1, points: 9 }),
      told.turningPoint({ kind: 'gain', seat: 1, points: 9 }),
      told.turningPoint({ kind: 'loss', seat: 1, points: 9 }),
      told.summary({ seat: 0, mistakes: 0, lost: 0 }),
      told.summary({ seat: 0, mistakes: 1, lost: 7 }),
      told.summary({ seat: 0, mistakes: 3, lost: 21 }),
      told.stopped(3, 90),
    ]
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  it('rounds to whole francs', () => {
    expect(told.expected(148.4, 6)).toContain(texts.count('franc', 148))
  })
})
