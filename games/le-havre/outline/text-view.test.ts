import { completions } from '@quayside/game/outline/parser/completions.ts'
import { makeLexicon } from '@quayside/game/outline/parser/lexicon.ts'
import {
  type ParsedInput,
  parseInput,
  parseWithCorrection,
} from '@quayside/game/outline/parser/parse-input.ts'
import { positionsOf } from '@quayside/game/outline/testing/sample-views.ts'
import { itConforms, meantBy } from '@quayside/game/outline/testing/text-view-conformance.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { LOCALES, type Locale } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../language/index.ts'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import { loadLeHavreTexts } from '../messages/table/index.ts'
import { type Command, leHavre, MODULES, type State } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import type { GameTexts } from '../table/state/texts.ts'
import { createTextContext } from './text-context.ts'
import { leHavreTextView } from './text-view.ts'

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Eva']

const wordsIn = async (locale: Locale): Promise<GameTexts> => ({
  ...(await loadLeHavreTexts(locale)),
  game: await loadTexts(locale),
})

const speech = async (locale: Locale) => {
  const [texts, text, brief] = await Promise.all([
    wordsIn(locale),
    loadOutlineText(locale),
    loadBrief(locale),
  ])
  return {
    lexicon: makeLexicon(text),
    textViewOf: (view: State, seat: number): TextView<Command> =>
      leHavreTextView(
        createTextContext(
          { view, viewer: seat, me: seat, names: NAMES, displayNames: NAMES },
          7,
          texts,
          text,
          brief,
        ),
        [],
      ),
  }
}

const POSITIONS = [
  ...positionsOf(leHavre, { players: 1, version: 'short' }, 'text 1', 9),
  ...positionsOf(leHavre, { players: 3, version: 'full' }, 'text 3', 17),
  ...positionsOf(leHavre, { players: 5, version: 'full', modules: MODULES }, 'text 5', 23),
]

describe.each(LOCALES)('Le Havre as a text in %s', async (locale) => {
  const { textViewOf, lexicon } = await speech(locale)
  itConforms({
    rules: leHavre,
    positions: POSITIONS,
    lexicon,
    textViewOf: ({ view, seat }) => textViewOf(view, seat),
  })
})

describe('in English', async () => {
  const { textViewOf, lexicon } = await speech('en')
  const { state } = before('bakehouse', { franc: 2, fish: 3, wood: 2 })
  const textView = textViewOf(state, 0)
  const meant = (text: string): ParsedInput<Command> =>
    parseInput(text, textView, lexicon, textView.question?.answers ?? [])
  const answerTo = (text: string): string => {
    const parsed = meant(text)
    if (parsed.kind === 'refused')
      return parsed.refusedActions.map(({ text: tried, why }) => `${tried}: ${why}`).join(' ')
    return parsed.kind === 'topic' ? parsed.sentences.join(' ') : parsed.kind
  }
  const named = (text: string): readonly string[] =>
    meantBy(meant(text)).map((command) => leHavre.notation.print(command))

  it('an unambiguous prefix is enough', () => {
    expect(named('take fi')).toEqual(['take fish'])
  })

  it('commands in notation are understood', () => {
    expect(named('take wood')).toEqual(['take wood'])
  })

  it('a building that is not in play can be looked up, but does not stand in the way of those in play', () => {
    expect(answerTo('zoo')).toMatch(/^Zoo\. .* The Zoo is not in play\.$/)
    expect(answerTo('why zoo')).toBe('The Zoo is not in play.')
    expect(answerTo('what is the bake')).toMatch(/^Bakehouse\. /)
  })

  it('an impossible command is refused with the reason', () => {
    expect(answerTo('enter bakehouse')).toMatch(/^Enter the Bakehouse: For the Bakehouse you still need/)
  })

  it('why gives the reason, with and without a verb', () => {
    expect(answerTo('why not bakehouse?')).toMatch(
      /Enter the Bakehouse: not possible\. For the Bakehouse you still need/,
    )
    expect(answerTo('why can I not enter the bakehouse')).toMatch(/^Enter the Bakehouse: For the Bakehouse/)
  })

  it('where and what answer for goods and cards', () => {
    expect(answerTo('where do I get bread')).toMatch(/It comes from .*Bakehouse/)
    expect(answerTo('what does the bakehouse do?')).toMatch(/^Bakehouse\. .*grain/)
    expect(answerTo('food?')).toMatch(/^At the end of the round you owe/)
  })

  it('a wrong number is not ignored', () => {
    expect(meant('take 99 fish')).toMatchObject({ kind: 'several', actions: [{ text: 'Take 2 fish' }] })
  })

  it('a misspelt word is corrected without carrying anything out', () => {
    const corrected = parseWithCorrection(
      'tkae fihs',
      textView,
      lexicon,
      textView.question?.answers ?? [],
      [],
    )
    expect(corrected.spelled).toBe('take fish')
    expect(corrected.parsed).toMatchObject({ kind: 'several', actions: [{ text: 'Take 2 fish' }] })
    expect(parseWithCorrection('fodo?', textView, lexicon, [], [])).toMatchObject({
      spelled: 'food',
      parsed: { kind: 'topic' },
    })
  })

  it('an unknown input gets a similar suggestion', () => {
    expect(parseWithCorrection('buy me some fish now', textView, lexicon, [], []).parsed).toEqual({
      kind: 'unknown',
      near: ['Take 2 fish', 'Fish', 'Smoked fish'],
    })
  })

  it('an exact name takes precedence over an action with the same beginning', () => {
    expect(answerTo('food')).toMatch(/^At the end of the round you owe/)
  })

  it('extra commands take precedence over those of the game', () => {
    const run = () => ['on']
    const command = { phrases: 'next|go to *', help: '', run }
    expect(parseWithCorrection('next', textView, lexicon, [], [command]).parsed).toEqual({
      kind: 'extra-command',
      command,
      about: [],
    })
    expect(parseWithCorrection('go to 12', textView, lexicon, [], [command]).parsed).toEqual({
      kind: 'extra-command',
      command,
      about: ['12'],
    })
  })

  it('rules topics are found by name', () => {
    expect(meant('rules of the bakehouse')).toEqual({ kind: 'rules', about: ['the', 'bakehouse'] })
    expect(meant('rules')).toEqual({ kind: 'board-command', command: 'rules' })
  })

  it('questions are completed with their possible subjects', () => {
    const completed = (typed: string) =>
      completions(typed, {
        textView,
        lexicon,
        commandWord: (command) => command,
        extraCommands: [],
        topics: ['Bakeries'],
      })
    expect(completed('why not bakeh')).toEqual(['why not Bakehouse'])
    expect(completed('rules bak')).toEqual(['rules Bakeries', 'rules Bakehouse'])
    expect(completed('take fi')).toEqual(['Take 2 fish'])
  })

  it('a letter reads a section in short form', () => {
    const inShort = (key: string) => textView.sections.find((part) => part.key === key)?.summary.join(' ')
    expect(inShort('o')).toMatch(/^\d.*2 fish.*, nothing else\.$/)
    expect(inShort('o')).not.toContain('0 ')
    expect(inShort('h')).toBe('You cannot enter any building.')
    expect(inShort('b')).toMatch(/\. You can(?:not)? build /)
  })

  it('buildings that can be entered are named with their fee, and the others counted', () => {
    const summaries = POSITIONS.flatMap(
      ({ view, seat }) => textViewOf(view, seat).sections.find(({ key }) => key === 'h')?.summary ?? [],
    )
    expect(summaries.filter((text) => /^You can enter .* \(.*\)/.test(text)).length).toBeGreaterThan(5)
    expect(summaries.some((text) => / \d+ more (?:is|are) not available\.$/.test(text))).toBe(true)
  })

  it('francs can pay for food but are not counted as food', () => {
    const { state: rich } = before('bakehouse', { franc: 9 })
    const [sentence] = textViewOf(rich, 0).lead.slice(-1)
    expect(sentence).toMatch(/You have 0 food and \d+ francs to pay with: that is enough\.$/)
  })

  it('nonsense input has no result', () => {
    expect(meant('xyzzy').kind).toBe('unknown')
    expect(meant('').kind).toBe('unknown')
  })
})
