import { describe, expect, it } from 'vitest'
import { adviceText } from './advice-text.ts'
import { loadTexts as loadPacketRow } from './packet-row/load.ts'
import { everyLanguage, faultsOf } from './testing/le-havre.ts'

describe.each(everyLanguage)('advice in %s', (locale, texts) => {
  const told = adviceText(texts, (francs) => texts.count('franc', francs))

  it('is well worded, and tells what differs', () => {
    const said = [
      told.expected(148.4),
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
    expect(told.expected(148.4)).toContain(texts.count('franc', 148))
  })
})

it('advice counts in the points of its game, and calls people by their names', async () => {
  const texts = await loadPacketRow('en')
  const told = adviceText(texts, (points) => texts.count('point', points), ['Ada'])
  expect(told.summary({ seat: 0, mistakes: 2, lost: 3 })).toBe('Ada: 2 mistakes, 3 VP given away')
})
