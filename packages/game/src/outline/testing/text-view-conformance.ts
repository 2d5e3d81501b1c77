/** Conformance tests for every game on the text board. */
import type { Rules } from '@quayside/kernel'
import { expect, it } from 'vitest'
import type { Lexicon } from '../parser/lexicon.ts'
import { type ParsedInput, parseInput } from '../parser/parse-input.ts'
import type { TextView } from '../text-view.ts'
import type { Position } from './sample-views.ts'

interface Board<State, Command> {
  readonly rules: Pick<
    Rules<State, Command, unknown, never>,
    'copy' | 'commands' | 'refuse' | 'apply' | 'notation'
  >
  readonly positions: readonly Position<State>[]
  readonly lexicon: Lexicon
  readonly textViewOf: (position: Position<State>) => TextView<Command>
}

/** The commands that an input may mean. */
export const meantBy = <Command>(parsed: ParsedInput<Command>): readonly Command[] => {
  switch (parsed.kind) {
    case 'action':
      return parsed.action.commands
    case 'several':
      return parsed.actions.flatMap(({ commands }) => commands)
    default:
      return []
  }
}

/** Upper case, without accents, in reverse order. */
const oddly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(' ')
    .reverse()
    .join(' ')

const every = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  items.filter((_, place) => place % step === 0)

type Print<Command> = (commands: readonly Command[]) => readonly string[]

/** Expects the commands to be among the possible meanings. */
const expectMeant = <Command>(
  typed: string,
  parsed: ParsedInput<Command>,
  commands: readonly Command[],
  print: Print<Command>,
): void =>
  expect([typed, print(meantBy(parsed))]).toEqual([typed, expect.arrayContaining([...print(commands)])])

export const itConforms = <State, Command>({
  rules,
  positions,
  lexicon,
  textViewOf,
}: Board<State, Command>): void => {
  const print: Print<Command> = (commands) => commands.map((command) => rules.notation.print(command))

  it('understands every action by its own text, and never as another one', () => {
    let tried = 0
    for (const position of positions) {
      const textView = textViewOf(position)
      for (const { commands, text } of textView.actions()) {
        expectMeant(text, parseInput(text, textView, lexicon, []), commands, print)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(300)
  })

  it('understands the game’s notation', () => {
    for (const position of every(positions, 3)) {
      const textView = textViewOf(position)
      for (const { commands } of textView.actions()) {
        const notation = print(commands).join()
        expectMeant(notation, parseInput(notation, textView, lexicon, []), commands, print)
      }
    }
  })

  it('understands capitals, missing accents and another order', () => {
    for (const position of every(positions, 5)) {
      const textView = textViewOf(position)
      for (const { commands, text } of textView.actions().slice(0, 12)) {
        expectMeant(text, parseInput(oddly(text), textView, lexicon, []), commands, print)
      }
    }
  })

  it('lets a number choose the answer read out with it', () => {
    for (const position of every(positions, 4)) {
      const textView = textViewOf(position)
      const answers = textView.question?.answers ?? []
      for (const [place, { commands }] of answers.entries())
        expect(meantBy(parseInput(`${place + 1}`, textView, lexicon, answers))).toEqual(commands)
      expect(parseInput(`${answers.length + 1}`, textView, lexicon, answers).kind).toBe('no-such-answer')
    }
  })

  it('understands every answer by its own text, even if it takes several commands', () => {
    for (const position of every(positions, 4)) {
      const textView = textViewOf(position)
      const answers = textView.question?.answers ?? []
      for (const { commands, text } of answers)
        expectMeant(text, parseInput(text, textView, lexicon, answers), commands, print)
    }
  })

  it('offers exactly the legal actions', () => {
    for (const position of positions) {
      const { view, seat } = position
      const answers = textViewOf(position).question?.answers ?? []
      for (const { commands } of answers) {
        const state = rules.copy(view)
        for (const command of commands) {
          expect(rules.refuse(state, seat, command)).toBeNull()
          rules.apply(state, seat, command)
        }
      }
      const first = new Set(answers.flatMap(({ commands }) => print(commands.slice(0, 1))))
      expect(print(rules.commands(view, seat)).filter((command) => !first.has(command))).toEqual([])
    }
  })

  it('describes every topic by its name, and every section by its letter', () => {
    for (const position of every(positions, 12)) {
      const textView = textViewOf(position)
      for (const { name, describe, why } of textView.topics()) {
        const { kind } = parseInput(`${name}?`, textView, lexicon, [])
        expect([name, kind]).toEqual([name, expect.stringMatching(/^(topic|section|which)$/)])
        expect([name, describe().join('')]).not.toEqual([name, ''])
        expect([name, (why ?? describe)().join('')]).not.toEqual([name, ''])
      }
      for (const { key, title } of textView.sections)
        for (const typed of [key, `${title}?`])
          expect([typed, parseInput(typed, textView, lexicon, []).kind]).toEqual([typed, 'section'])
      expect(new Set(textView.sections.map(({ key }) => key)).size).toBe(textView.sections.length)
    }
  })

  it('gives a reason for every refused action', () => {
    for (const position of every(positions, 12))
      for (const { text, why } of textViewOf(position).refusedActions())
        expect([text, why]).not.toEqual([text, ''])
  })
}
