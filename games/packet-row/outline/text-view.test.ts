import { makeLexicon } from '@quayside/game/outline/parser/lexicon.ts'
import { parseInput } from '@quayside/game/outline/parser/parse-input.ts'
import { sectionSentences } from '@quayside/game/outline/sentences.ts'
import { positionsOf } from '@quayside/game/outline/testing/sample-views.ts'
import { itConforms, meantBy } from '@quayside/game/outline/testing/text-view-conformance.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { loadTexts as loadHavreTexts } from '@quayside/le-havre/language'
import { LOCALES, type Locale } from '@quayside/texts'
import { loadTableTexts } from '@quayside/texts/table'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../language/index.ts'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import { loadPacketTexts } from '../messages/table/index.ts'
import { type Command, type PositionLiteral, packetRow, type State } from '../rules/index.ts'
import { table } from '../rules/testing/index.ts'
import { createTextContext } from './text-context.ts'
import { packetRowTextView } from './text-view.ts'

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Eva']

const speech = async (locale: Locale) => {
  const [tableTexts, havre, game, packet, text, brief] = await Promise.all([
    loadTableTexts(locale),
    loadHavreTexts(locale),
    loadTexts(locale),
    loadPacketTexts(locale),
    loadOutlineText(locale),
    loadBrief(locale),
  ])
  const texts = { ...tableTexts, game: havre }
  const output = {
    text,
    locale,
    join: (everything: readonly string[]) => game.sentences(everything),
    list: (items: readonly string[]) => game.list(items, 'and'),
  }
  const textViewOf = (view: State, seat: number): TextView<Command> => {
    const literal = packetRow.position.write(view) as PositionLiteral
    const names = NAMES.slice(0, literal.seats.length)
    const tableView = {
      view,
      literal,
      viewer: seat,
      me: seat,
      names,
      displayNames: names,
      history: [],
      game,
      packet,
    }
    return packetRowTextView(createTextContext(tableView, 7, texts, text, brief), output)
  }
  return { lexicon: makeLexicon(text), textViewOf, output }
}

const POSITIONS = [
  ...positionsOf(packetRow, { players: 2 }, 'text 2', 3),
  ...positionsOf(packetRow, { players: 4 }, 'text 4', 3),
]

describe.each(LOCALES)('Packet Row as a text in %s', async (locale) => {
  const { textViewOf, lexicon } = await speech(locale)
  itConforms({
    rules: packetRow,
    positions: POSITIONS,
    lexicon,
    textViewOf: ({ view, seat }) => textViewOf(view, seat),
  })
})

describe('in English', async () => {
  const { textViewOf, lexicon, output } = await speech('en')
  /** A position in which the first player holds a card that the viewer must not learn of. */
  const holding = (card: string): State =>
    table({
      players: 3,
      phase: 'asking',
      area: 'guildhall',
      named: ['guildhall'],
      asked: 2,
      boards: {
        market: { current: ['grain-2', 'cotton-3'], future: ['fur-3', 'trader'] },
        docks: { current: ['nugget-1', 'ship-se'], future: ['nugget-1', 'nugget-2'] },
      },
      seats: [
        { hand: [card] },
        { money: 3, hand: ['fur-4-es', 'fur-1', 'fur-3', 'cotton-4-se'], ships: ['ship-es'] },
      ],
    }).state
  const state = holding('library')
  const textView = textViewOf(packetRow.view(state, 1), 1)
  const answerTo = (text: string, about = textView): string => {
    const parsed = parseInput(text, about, lexicon, about.question?.answers ?? [])
    if (parsed.kind === 'refused') return parsed.refusedActions.map(({ why }) => why).join(' ')
    return parsed.kind === 'topic' ? parsed.sentences.join(' ') : parsed.kind
  }
  const named = (text: string): readonly string[] =>
    meantBy(parseInput(text, textView, lexicon, [])).map((command) => packetRow.notation.print(command))

  it('an order and its port are enough to deliver', () => {
    expect(named('deliver 4 fur to spain')).toEqual(['deliver fur-4-es with fur-1 fur-3 ship-es'])
  })

  it('a contract that cannot be fulfilled names what is missing', () => {
    expect(answerTo('deliver 4 cotton to sweden')).toMatch(/no ship that sails to Sweden.*4 cotton short\./)
    expect(answerTo('why not contract 4 cotton to sweden?')).toMatch(/no ship that sails to Sweden/)
  })

  it('a card out of sight can be looked up', () => {
    expect(answerTo('shipyard')).toMatch(/^Shipyard: 5 VP\. .*You have none\. It is not in any supply now\.$/)
    expect(answerTo('why shipyard')).toBe('It is not in any supply now.')
  })

  it('an area is read with its cards first, and what comes later on request', () => {
    const area = textView.sections.find(({ key }) => key === 'g')
    expect(area?.summary[0]).toBe('Players are being asked here now.')
    expect(area?.summary.join(' ')).not.toContain('Draw pile')
    expect(area?.lines.map(({ text }) => text).join(' ')).toContain('Draw pile')
  })

  it('the players are read without titles that their values make clear', () => {
    const players = textView.sections.find(({ key }) => key === 'p')
    const read = players === undefined ? [] : sectionSentences(players, false, output)
    expect(read[1]).toBe('Bruno, seat 2: $3, no card yet.')
    const all = players === undefined ? [] : sectionSentences(players, true, output)
    expect(all[1]).toBe('Bruno, seat 2: $3, no card yet, Ships Spain, Hand 4 cards.')
  })

  it('a contract that cannot be delivered yet says in short what it lacks', () => {
    const contracts = textView.sections.find(({ key }) => key === 'c')
    expect(contracts?.lines.map(({ text }) => text)).toContain(
      '4 cotton to Sweden: $35. 4 cotton short and no ship.',
    )
  })

  it('says nothing about other players’ hands', () => {
    const everything = JSON.stringify([
      textView.sections,
      textView.lead,
      textView.topics().map(({ name }) => name),
    ])
    const seen = JSON.stringify(packetRow.position.write(packetRow.view(state, 1)))
    expect(seen).not.toContain('library')
    expect(everything).not.toContain('Library')
    const other = textViewOf(packetRow.view(holding('shipyard'), 1), 1)
    for (const card of ['library?', 'shipyard?']) expect(answerTo(card)).toBe(answerTo(card, other))
  })
})
