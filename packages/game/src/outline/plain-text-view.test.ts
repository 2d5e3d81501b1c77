import type { AnyRules } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'
import { LOCALES } from '@quayside/texts'
import { loadTextBoardTexts } from '@quayside/texts/messages/text-board'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from './parser/lexicon.ts'
import { plainOutliner } from './plain-text-view.ts'
import { positionsOf } from './testing/sample-views.ts'
import { itConforms } from './testing/text-view-conformance.ts'

const rules = highCard as AnyRules
const TITLE = { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' }
const NAMES = ['Odile', 'Mateo', 'Tomas']

describe.each(LOCALES)('a game without its own texts, in %s,', async (locale) => {
  const [teller, text] = await Promise.all([
    (await plainOutliner(rules, TITLE, locale)).textViews(),
    loadTextBoardTexts(locale),
  ])
  const textViewOf = (view: unknown, viewer: number | 'spectator') =>
    teller.build({ view, viewer, names: NAMES, moveNumber: 0 })

  itConforms({
    rules,
    positions: Array.from({ length: 12 }, (_, seed) =>
      positionsOf(rules, { players: 3 }, `${seed}`, 1),
    ).flat(),
    lexicon: makeLexicon(text),
    textViewOf: ({ view, seat }) => textViewOf(view, seat),
  })

  it('shows the fields of the position, asks no spectator, and gives the result', () => {
    const options = rules.options({ players: 3 })
    if (!options.ok) throw new Error(options.refusal.code)
    const state = rules.setup(options.value, 'seed')
    const before = textViewOf(rules.view(state, 'spectator'), 'spectator')
    expect(before.sections.map(({ title }) => title)).toContain('hands')
    expect([before.question, before.ending]).toEqual([null, null])
    for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
      const [command] = rules.commands(state, seat)
      rules.apply(state, seat, command)
    }
    const over = textViewOf(state, 0)
    expect(over.ending?.grid.rows).toHaveLength(3)
    expect(NAMES.some((name) => over.lead[0]?.includes(name))).toBe(true)
  })
})
