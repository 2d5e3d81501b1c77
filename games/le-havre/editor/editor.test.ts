import type { Draft, EditorField, PositionEditor } from '@quayside/game'
import { checkDraft } from '@quayside/game/editor/check-draft.ts'
import { valueAt, withValue } from '@quayside/game/editor/draft.ts'
import { changedFields, printSection, readSection } from '@quayside/game/editor/typed-section.ts'
import { random } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { leHavre, type State } from '../rules/index.ts'
import { loadEditor } from './index.ts'

let editor: PositionEditor

beforeAll(async () => {
  editor = await loadEditor('en')
})

const written = (state: State): Draft => {
  const literal = JSON.parse(JSON.stringify(leHavre.position.write(state))) as Draft
  return editor.settle?.(literal) ?? literal
}

/** Positions on the way of a game in which everybody plays at random. */
const positions = (options: object, seed: string): State[] => {
  const read = leHavre.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = leHavre.setup(read.value, seed)
  const source = random(seed)
  const found: State[] = []
  while (leHavre.outcome(state) === null) {
    const [seat = 0] = leHavre.deciders(state)
    const commands = leHavre.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    if (command === undefined) break
    leHavre.apply(state, seat, command)
    found.push(leHavre.copy(state))
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
  return draft
}

const hashOf = (draft: Draft): string => {
  const read = leHavre.position.read(draft)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return leHavre.hash(read.value)
}

const check = (draft: Draft) => checkDraft(editor, leHavre, draft, ({ code }) => code)

const GAMES: readonly (readonly [string, object, string])[] = [
  ['four players', { players: 4 }, 'a'],
  ['two players, short', { players: 2, version: 'short' }, 'b'],
  ['one player', { players: 1 }, 'c'],
  ['five players with modules', { players: 5, modules: ['essen-2008', 'grand-hameau'] }, 'd'],
  ['specials of the modules alone', { players: 3, modules: ['grand-hameau'], specials: 'modules' }, 'e'],
  ['other rulings', { players: 3, stadiumPurchase: false, doubleInterest: true, marketplaceLimit: 4 }, 'f'],
]

describe('every position that play can reach', () => {
  it.each(GAMES)('is right in the editor and is the same afterwards: %s', (_name, options, seed) => {
    for (const state of positions(options, seed).filter((_, place) => place % 13 === 0)) {
      const draft = written(state)
      expect(check(draft).isPossible).toBe(true)
      expect(hashOf(draft)).toBe(leHavre.hash(state))
    }
  })

  it.each(GAMES)('can be set up from the empty box field by field: %s', (_name, options, seed) => {
    const all = positions(options, seed)
    for (const state of all.filter((_, place) => place % 31 === 5)) {
      const draft = rebuilt(written(state))
      expect(hashOf(draft)).toBe(leHavre.hash(state))
    }
  })

  it('can be set up as a player knows it', () => {
    for (const state of positions({ players: 3 }, 'view').filter((_, place) => place % 40 === 3)) {
      const view = leHavre.view(state, 1)
      expect(hashOf(rebuilt(written(view)))).toBe(leHavre.hash(view))
    }
  })

  it('can be typed: every section reads as it was written', () => {
    for (const state of positions({ players: 3 }, 'typed').filter((_, place) => place % 50 === 7)) {
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
    for (let time = 0; time < 150; time++) {
      let draft = written(states[source.nextInt(states.length)] as State)
      for (let edit = 0; edit < 3; edit++) {
        const fields = fieldsOf(draft)
        const field = fields[source.nextInt(fields.length)]
        if (field !== undefined) draft = withValue(draft, field.path, anyValue(field, source))
      }
      const { isPossible, problems, state } = check(draft)
      expect(isPossible).toBe(leHavre.position.read(draft).ok)
      expect(isPossible).toBe(problems.every(({ kind }) => kind === 'note'))
      if (!isPossible) continue
      accepted++
      expect(leHavre.hash(state as State)).toBe(hashOf(draft))
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
    const options = leHavre.options({ players: 3 })
    if (!options.ok) throw new Error('options')
    return written(leHavre.setup(options.value, 'check'))
  }
  const pile = (draft: Draft, number: string): string[] => valueAt(draft, ['piles', number]) as string[]

  it('is listed all at once, each with its place and a way to put it right', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    const [first = '', second = '', ...others] = pile(draft, '1')
    let wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    wrong = withValue(wrong, ['piles', '1'], [second, first, ...others])
    wrong = withValue(wrong, ['seats', '2', 'ships'], ['calais'])
    wrong = withValue(wrong, ['seats', '3', 'stock', 'fish'], -1)
    wrong = withValue(wrong, ['offers', 'wood'], 9999)
    const { problems, isPossible, state } = check(wrong)
    expect(isPossible).toBe(false)
    expect(state).not.toBeNull()
    const found = problems.filter(({ kind }) => kind === 'wrong')
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      'bad-value',
      'negative-amount',
      'not-in-this-game',
      'pile-out-of-order',
      'two-owners',
    ])
    expect(new Set(found.map(({ section }) => section))).toEqual(
      new Set(['offers', 'buildings', 'seat-2', 'seat-3']),
    )
    expect(found.every(({ fixes }) => fixes.length > 0 && fixes.length <= 2)).toBe(true)
  })

  it('is right after the fixes, one after the other', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    let wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    wrong = withValue(wrong, ['piles', '2'], pile(draft, '2').toReversed())
    for (let fixed = 0; fixed < 5; fixed++) {
      const [problem] = check(wrong).problems.filter(({ kind }) => kind === 'wrong')
      if (problem === undefined) break
      wrong = problem.fixes[0]?.draft ?? wrong
    }
    expect(check(wrong).isPossible).toBe(true)
  })

  it('asks where a card is that lies twice', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    const wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    const [problem] = check(wrong).problems
    expect(problem?.fixes.map(({ label }) => label)).toEqual([
      'Keep: Proposal pile 1, from the top',
      'Keep: Town',
    ])
    for (const { draft: fixed } of problem?.fixes ?? []) expect(check(fixed).isPossible).toBe(true)
  })

  it('is not what nobody knows, once it is said that nobody knows it', () => {
    const wrong = withValue(fresh(), ['tiles', '6'], null)
    const [problem] = check(wrong).problems
    expect(problem?.text).toBe('hole-without-viewer')
    const fixed = problem?.fixes[0]?.draft ?? wrong
    expect(check(fixed)).toMatchObject({ isPossible: true, problems: [{ kind: 'note', section: 'round' }] })
  })

  it('is a note where it only is unlikely', () => {
    const { isPossible, problems } = check(withValue(fresh(), ['seats', '1', 'loans'], 9))
    expect(isPossible).toBe(true)
    expect(problems.map(({ kind, section }) => [kind, section])).toContainEqual(['note', 'seat-1'])
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
