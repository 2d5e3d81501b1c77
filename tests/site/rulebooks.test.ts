/** The rulebooks: which topic belongs to a selection, and that no link is broken. */
import { buildingNamed, leHavre } from '@quayside/le-havre'
import { currentNumbersText } from '@quayside/le-havre/book/current-numbers-text.ts'
import { subjectOf } from '@quayside/le-havre/book/current-topic.ts'
import { book as leHavreBook } from '@quayside/le-havre/book/rulebook.tsx'
import { topicsOf as leHavreTopics } from '@quayside/le-havre/book/topics.ts'
import { loadRulebookTexts as leHavreWords } from '@quayside/le-havre/messages/book'
import { catalogue, packetRow, wordOf } from '@quayside/packet-row'
import { nowTexts } from '@quayside/packet-row/book/current-numbers.tsx'
import { subjectOf as packetSubjectOf } from '@quayside/packet-row/book/current-topic.ts'
import { book as packetRowBook } from '@quayside/packet-row/book/rulebook.tsx'
import { topicsOf as packetRowTopics } from '@quayside/packet-row/book/topics.ts'
import { loadTexts } from '@quayside/packet-row/language'
import { loadRulebookTexts as packetRowWords } from '@quayside/packet-row/messages/book'
import { LOCALES, type Locale } from '@quayside/texts'
import { loadRules } from '@quayside/texts/messages/rules'
import { describe, expect, it, vi } from 'vitest'

// Pretends that the icon sprites are already on the page, so that none is added.
vi.hoisted(() => vi.stubGlobal('document', { getElementById: () => ({}) }))

const say = await loadRules('en')

describe.each([
  ['Le Havre', async (locale: Locale) => leHavreTopics(await loadRules(locale), await leHavreWords(locale))],
  [
    'Packet Row',
    async (locale: Locale) => packetRowTopics(await loadRules(locale), await packetRowWords(locale)),
  ],
])('the topics of %s', (_game, topicsIn) => {
  it('link to each other, never to themselves', async () => {
    const topics = await topicsIn('en')
    const ids = topics.map(({ id }) => id)
    for (const { id, related } of topics) {
      expect(related.length).toBeGreaterThan(0)
      expect(ids).toEqual(expect.arrayContaining([...related]))
      expect(related).not.toContain(id)
    }
  })

  it.each(LOCALES)('have different titles in %s', async (locale) => {
    const titles = (await topicsIn(locale)).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe.each([
  ['Le Havre', leHavreBook],
  ['Packet Row', packetRowBook],
])('the glossary of %s', (_game, { vocabulary }) => {
  it.each(LOCALES)('defines every term in %s', async (locale) => {
    const entries = Object.values(await vocabulary(locale, await loadRules(locale))).flat()
    expect(entries.length).toBeGreaterThan(40)
    for (const { word, definition } of entries) expect([word, definition]).not.toEqual([word, ''])
  })
})

it('every card shown with a rule of Packet Row is in its catalogue', async () => {
  const { decks } = catalogue()
  const known = new Set(Object.values(decks).flatMap((cards) => cards.map(wordOf)))
  const topics = packetRowTopics(say, await packetRowWords('en'))
  const shown = topics.flatMap(({ cards = [] }) => cards)
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.filter((card) => !known.has(card))).toEqual([])
})

describe('the rules drawer of Le Havre', () => {
  const read = leHavre.position.read({
    options: { players: 2, version: 'short' },
    round: 7,
    seats: { '1': { stock: { fish: 2, wood: 3, coal: 1, franc: 4 }, loans: 2, ships: ['noemi'] } },
  })
  if (!read.ok) throw new Error(read.refusal.code)
  const view = read.value

  it.each([
    ['building-firm-1', 'building'],
    ['wharf-1', 'ships'],
    ['shipping-line', 'shipping'],
    ['bakehouse', 'use-building'],
  ])('open at what the %s does', (name, topic) => {
    const card = buildingNamed(name)
    expect(subjectOf({ kind: 'building', card }, view)).toEqual({ topic, card: `building-${card}` })
  })

  it('opens at the current question where nothing is selected', () => {
    expect(subjectOf(null, view).topic).toBe('supply')
  })

  it('opens at any selected item', () => {
    expect(subjectOf({ kind: 'offer', offer: 2 }, view).topic).toBe('offers')
    expect(subjectOf({ kind: 'loan' }, view).topic).toBe('loans')
    expect(subjectOf({ kind: 'round', round: 3 }, view).topic).toBe('feeding')
    expect(subjectOf({ kind: 'ship', card: 4 }, view)).toEqual({ topic: 'ships', card: 'ship-4' })
  })

  it('quotes numbers of the current game', () => {
    expect(currentNumbersText('loans', view, 0, say)).toBe('You have 2 loans.')
    expect(currentNumbersText('energy', view, 0, say)).toBe('You have 6 energy.')
    expect(currentNumbersText('ships', view, 0, say)).toBe('Your ship provides 4 food per round.')
    expect(currentNumbersText('feeding', view, 0, say)).toMatch(
      /^18 food due at the end of this round; you can pay \d+\.$/,
    )
    expect(currentNumbersText('final-action', view, 0, say)).toBe('2 rounds are left, this one included.')
    expect(currentNumbersText('undo', view, 0, say)).toBeNull()
  })
})

describe('the rules drawer of Packet Row', () => {
  const read = packetRow.position.read({ options: { players: 3 }, master: 2, phase: 'naming' })
  if (!read.ok) throw new Error(read.refusal.code)
  const view = read.value

  it('opens at the selected item, or else at the current question', () => {
    expect(packetSubjectOf(null, view).topic).toBe('harbor-master')
    expect(packetSubjectOf({ kind: 'card', card: 'banker', place: 'current' }, view)).toEqual({
      topic: 'bankers',
      card: 'banker',
    })
    expect(packetSubjectOf({ kind: 'area', area: 'docks' }, view).topic).toBe('areas')
  })

  it('quotes numbers of the current game', async () => {
    const sight = { view, me: 0, names: ['Ann', 'Odile', 'Mateo'], game: await loadTexts('en') }
    expect(nowTexts('round', sight, say)).toEqual(['Odile is harbor master.'])
    expect(nowTexts('bankers', sight, say)).toEqual(['You have $25.'])
    expect(nowTexts('end', sight, say)).toContain('Guildhall: 19 visits left.')
    expect(nowTexts('rulings', sight, say)).toEqual([])
  })
})
