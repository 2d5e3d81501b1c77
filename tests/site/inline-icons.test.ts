import { eventText as leHavreEvent, loadTexts as loadLeHavre } from '@quayside/le-havre/language'
import { withDrawnTokens } from '@quayside/le-havre/table/view-models/token-icons.ts'
import { loadTexts as loadPacketRow, eventText as packetRowEvent } from '@quayside/packet-row/language'
import { withDrawnGoods } from '@quayside/packet-row/table/view-models/card-look.ts'
import { describe, expect, it } from 'vitest'
import { splitInlineIcons } from '../../packages/table/src/log/inline-icons.ts'

/** The sentence with each icon in brackets. */
const seen = (sentence: string): string =>
  splitInlineIcons(sentence)
    .map(({ text, picture }) => (picture === null ? text : `[${picture.amount} ${picture.icon}]`))
    .join('')

const spoken = (sentence: string): string =>
  splitInlineIcons(sentence)
    .map(({ text }) => text)
    .join('')

describe('a line of the log', () => {
  it('shows icons for the goods of Le Havre and keeps the text', async () => {
    const event = {
      kind: 'gained',
      seat: 0,
      tokens: [
        { token: 1, amount: 2 },
        { token: 16, amount: 1 },
      ],
    } as const
    for (const locale of ['en', 'fr', 'es', 'zh-Hant'] as const) {
      const texts = await loadLeHavre(locale)
      const line = leHavreEvent(event, withDrawnTokens(texts), ['Zoé'])
      expect(spoken(line)).toBe(leHavreEvent(event, texts, ['Zoé']))
      expect(seen(line)).toMatch(/\[2 g-\w+\].*\[1 m-franc\]/)
    }
  })

  it('keeps brackets and punctuation with the icon next to them', async () => {
    const texts = withDrawnTokens(await loadLeHavre('en'))
    const [fish, wood] = [texts.count('fish', 2), texts.count('wood', 3)]
    const parts = splitInlineIcons(`Pays (${fish}); takes ${wood}.`)
    expect(parts.map(({ text, picture }) => picture && [picture.amount, picture.after, text])).toEqual([
      null,
      ['(2', ');', '(2 fish);'],
      null,
      ['3', '.', '3 wood.'],
    ])
  })

  it('shows icons for the goods of Packet Row and keeps the text', async () => {
    const event = {
      kind: 'took',
      seat: 0,
      card: 'tobacco-3',
      area: 'market',
      price: 10,
      assistant: false,
    } as const
    for (const locale of ['en', 'fr', 'es', 'zh-Hant'] as const) {
      const texts = await loadPacketRow(locale)
      const line = packetRowEvent(event, withDrawnGoods(texts), ['Zoé'])
      expect(spoken(line)).toBe(packetRowEvent(event, texts, ['Zoé']))
      expect(seen(line)).toContain('[3 g-tobacco]')
    }
  })
})
