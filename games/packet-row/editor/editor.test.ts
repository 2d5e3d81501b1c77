import type { Draft, EditorField, PositionEditor } from '@quayside/game'
import { checkDraft } from '@quayside/game/editor/check-draft.ts'
import { valueAt, withValue } from '@quayside/game/editor/draft.ts'
import { changedFields, printSection, readSection } from '@quayside/game/editor/typed-section.ts'
import { random } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { packetRow, type State } from '../rules/index.ts'
import { loadEditor } from './index.ts'

let editor: PositionEditor

beforeAll(async () => {
  editor = await loadEditor('en')
})

const written = (state: State): Draft => {
  const literal = JSON.parse(JSON.stringify(packetRow.position.write(state))) as Draft
  return editor.settle?.(literal) ?? literal
}

/** Positions on the way of a game in which everybody plays at random. */
const positions = (options: object, seed: string): State[] => {
  const read = packetRow.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = packetRow.setup(read.value, seed)
  const source = random(seed)
  const found: State[] = []
  while (packetRow.outcome(state) === null) {
    const [seat = 0] = packetRow.deciders(state)
    const commands = packetRow.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    if (command === undefined) break
    packetRow.apply(state, seat, command)
    found.push(packetRow.copy(state))
  }
  return found
}

const fieldsOf = (draft: Draft): readonly EditorField[] =>
  editor.sections(draft).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))

/** Fills in field after field, as somebody would who has the other position before them. */
const rebuilt = (target: Draft): Draft => {
  const players = Number(valueAt(target, ['options', 'players']))
  let draft = editor.empty(players)
  // The set-up decides which fields there are.
  for (let round = 0; round < 2; round++)
    for (const { path } of fieldsOf(draft)) draft = withValue(draft, path, valueAt(target, path))
  return editor.settle?.(draft) ?? draft
}

const hashOf = (draft: Draft): string => {
  const read = packetRow.position.read(draft)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return packetRow.hash(read.value)
}

const check = (draft: Draft) => checkDraft(editor, packetRow, draft, ({ code }) => code)

const GAMES: readonly (readonly [string, object, string])[] = [
  ['two players', { players: 2 }, 'a'],
  ['three players', { players: 3 }, 'b'],
  ['four players', { players: 4 }, 'c'],
  ['five players, three dry areas', { players: 5, dryAreas: 3 }, 'd'],
]

describe('every position that play can reach', () => {
  it.each(GAMES)('is right in the editor and is the same afterwards: %s', (_name, options, seed) => {
    for (const state of positions(options, seed).filter((_, place) => place % 13 === 0)) {
      const draft = written(state)
      expect(check(draft).isPossible).toBe(true)
      expect(hashOf(draft)).toBe(packetRow.hash(state))
    }
  })

  it.each(GAMES)('can be set up from the empty box field by field: %s', (_name, options, seed) => {
    const all = positions(options, seed)
    for (const state of all.filter((_, place) => place % 31 === 5)) {
      const draft = rebuilt(written(state))
      expect(hashOf(draft)).toBe(packetRow.hash(state))
    }
  })

  it('can be set up as a player knows it', () => {
    for (const state of positions({ players: 3 }, 'view').filter((_, place) => place % 40 === 3)) {
      const view = packetRow.view(state, 1)
      expect(hashOf(rebuilt(written(view)))).toBe(packetRow.hash(view))
    }
  })

  it('can be typed: every section reads as it was written', () => {
    for (const state of positions({ players: 3 }, 'typed').filter((_, place) => place % 40 === 7)) {
      const target = written(state)
      let draft = rebuilt(target)
      for (const section of editor.sections(draft)) {
        const { draft: typed, problems } = readSection(
          section,
          editor.empty(3),
          printSection(section, target),
        )
        expect(problems).toEqual([])
        expect(changedFields(section, typed, target)).toBe(0)
        draft = typed
      }
    }
  })
})

describe('what the editor accepts', () => {
  it('passes the check of the rules, whatever was changed in it', () => {
    const source = random('edits')
    const states = positions({ players: 3 }, 'base')
    let accepted = 0
    for (let time = 0; time < 100; time++) {
      let draft = written(states[source.nextInt(states.length)] as State)
      for (let edit = 0; edit < 3; edit++) {
        const fields = fieldsOf(draft)
        const field = fields[source.nextInt(fields.length)]
        if (field !== undefined) draft = withValue(draft, field.path, anyValue(field, source))
      }
      const { isPossible, problems, state } = check(draft)
      expect(isPossible).toBe(packetRow.position.read(draft).ok)
      expect(isPossible).toBe(problems.every(({ kind }) => kind === 'note'))
      if (!isPossible) continue
      accepted++
      expect(packetRow.hash(state as State)).toBe(hashOf(draft))
    }
    expect(accepted).toBeGreaterThan(5)
  })
})

const anyValue = (field: EditorField, source: ReturnType<typeof random>): unknown => {
  switch (field.kind) {
    case 'number':
      return field.least - 1 + source.nextInt(Math.min(field.most, 30) - field.least + 3)
    case 'choice':
      return field.choices[source.nextInt(field.choices.length)]?.value ?? null
    case 'list':
      return Array.from(
        { length: source.nextInt(4) },
        () => field.choices[source.nextInt(field.choices.length)]?.value ?? null,
      )
    case 'raw':
      return []
  }
}

describe('what is wrong', () => {
  const fresh = (): Draft => {
    const options = packetRow.options({ players: 3 })
    if (!options.ok) throw new Error('options')
    return written(packetRow.setup(options.value, 'check'))
  }
  const deckOf = (draft: Draft, area: string): string[] =>
    valueAt(draft, ['boards', area, 'deck']) as string[]

  it('is listed all at once, each with its place and a way to put it right', () => {
    const draft = fresh()
    const [card = ''] = deckOf(draft, 'market')
    let wrong = withValue(draft, ['seats', '0', 'money'], -3)
    wrong = withValue(wrong, ['boards', 'docks', 'deck'], [card, ...deckOf(draft, 'docks')])
    wrong = withValue(wrong, ['master'], 7)
    wrong = withValue(wrong, ['phase'], 'asking')
    wrong = withValue(wrong, ['asked'], 1)
    const { problems, isPossible, state } = check(wrong)
    expect(isPossible).toBe(false)
    expect(state).not.toBeNull()
    const found = problems.filter(({ kind }) => kind === 'wrong')
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map(({ section }) => section))).toEqual(new Set(['seat-1', 'board-docks', 'round']))
    expect(found.every(({ fixes }) => fixes.length > 0 && fixes.length <= 2)).toBe(true)
  })

  it('is a card that is there too often, and says where', () => {
    const draft = fresh()
    const [card = ''] = deckOf(draft, 'market')
    const hand = valueAt(draft, ['seats', '1', 'hand']) as string[]
    const wrong =
      editor.settle?.(
        withValue(draft, ['seats', '1', 'hand'], [...hand, card, card, card, card, card, card, card, card]),
      ) ?? draft
    const [problem] = check(wrong).problems
    expect(problem?.text).toBe('too-many-copies')
    expect(problem?.fixes[0]?.label).toBe('Take it away: Player 2')
  })

  it('takes what has no place to the discards, so that every card is somewhere', () => {
    const draft = fresh()
    const [card = '', ...rest] = deckOf(draft, 'bank')
    const less = editor.settle?.(withValue(draft, ['boards', 'bank', 'deck'], rest)) ?? draft
    expect(valueAt(less, ['discards'])).toEqual([card])
    expect(check(less).isPossible).toBe(true)
  })

  it.each(LOCALES)('is said in %s, as every field is', async (locale) => {
    const own = await loadEditor(locale)
    const labels = own
      .sections(fresh())
      .flatMap(({ title, summary, groups }) => [
        title,
        summary,
        ...groups.flatMap(({ fields }) => fields.map(({ label }) => label)),
      ])
    expect(labels.filter((label) => label.trim() === '' || label.includes('{'))).toEqual([])
  })
})
