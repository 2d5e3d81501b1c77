/** Conformance tests for the position editor of any game, with helpers for the game's own tests. */
import { type GameEvent, type Random, type Rules, random } from '@quayside/kernel'
import { LOCALES, type Locale } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { checkDraft } from '../check-draft.ts'
import { valueAt, withValue } from '../draft.ts'
import type { Draft, EditorField, PositionEditor } from '../position-editor.ts'
import { changedFields, printSection, readSection } from '../typed-section.ts'

export class EditorBench<State, Command, Options, Event extends GameEvent> {
  readonly editor: PositionEditor
  readonly rules: Rules<State, Command, Options, Event>

  constructor(editor: PositionEditor, rules: Rules<State, Command, Options, Event>) {
    this.editor = editor
    this.rules = rules
  }

  setUp(options: object, seed: string): State {
    const read = this.rules.options(options)
    if (!read.ok) throw new Error(read.refusal.code)
    return this.rules.setup(read.value, seed)
  }

  /** A position as a draft. */
  draftOf(state: State): Draft {
    return this.settle(JSON.parse(JSON.stringify(this.rules.position.write(state))) as Draft)
  }

  settle(draft: Draft): Draft {
    return this.editor.settle?.(draft) ?? draft
  }

  check(draft: Draft) {
    return checkDraft(this.editor, this.rules, draft, ({ code }) => code)
  }

  /** Positions of a random game. */
  positions(options: object, seed: string): readonly State[] {
    const state = this.setUp(options, seed)
    const source = random(seed)
    const found: State[] = []
    while (this.rules.outcome(state) === null) {
      const [seat = 0] = this.rules.deciders(state)
      const commands = this.rules.commands(state, seat)
      const command = commands[source.nextInt(commands.length)]
      if (command === undefined) break
      this.rules.apply(state, seat, command)
      found.push(this.rules.copy(state))
    }
    return found
  }

  fieldsOf(draft: Draft): readonly EditorField[] {
    return this.editor.sections(draft).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  }

  /** Fills in every field, like a person who copies another position. */
  rebuilt(target: Draft): Draft {
    const players = Number(valueAt(target, ['options', 'players']))
    let draft = this.editor.empty(players)
    // Twice, because the set-up decides which fields exist.
    for (let round = 0; round < 2; round++)
      for (const { path } of this.fieldsOf(draft)) draft = withValue(draft, path, valueAt(target, path))
    return this.settle(draft)
  }

  hashOf(draft: Draft): string {
    const read = this.rules.position.read(draft)
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    return this.rules.hash(read.value)
  }
}

export type SampleGame = readonly [name: string, options: object, seed: string]

/** Number of randomly changed drafts. */
const CHANGED_DRAFTS = 150

export const testEditor = <State, Command, Options, Event extends GameEvent>(
  bench: EditorBench<State, Command, Options, Event>,
  load: (locale: Locale) => Promise<PositionEditor>,
  games: readonly SampleGame[],
): void => {
  const { rules } = bench

  describe('every position that play can reach', () => {
    it.each(games)('is valid in the editor and unchanged afterwards: %s', (_name, options, seed) => {
      for (const state of bench.positions(options, seed).filter((_, place) => place % 13 === 0)) {
        const draft = bench.draftOf(state)
        expect(bench.check(draft).isPossible).toBe(true)
        expect(bench.hashOf(draft)).toBe(rules.hash(state))
      }
    })

    it.each(games)('can be set up from an empty draft field by field: %s', (_name, options, seed) => {
      for (const state of bench.positions(options, seed).filter((_, place) => place % 31 === 5)) {
        const draft = bench.rebuilt(bench.draftOf(state))
        expect(bench.hashOf(draft)).toBe(rules.hash(state))
      }
    })

    it('can be set up from a player’s view', () => {
      for (const state of bench.positions({ players: 3 }, 'view').filter((_, place) => place % 40 === 3)) {
        const view = rules.view(state, 1)
        expect(bench.hashOf(bench.rebuilt(bench.draftOf(view)))).toBe(rules.hash(view))
      }
    })

    it.each(LOCALES)('can be typed in %s: every section is read back as printed', async (locale) => {
      const own = await load(locale)
      for (const state of bench.positions({ players: 3 }, 'typed').filter((_, place) => place % 40 === 7)) {
        const target = bench.draftOf(state)
        for (const section of own.sections(bench.rebuilt(target))) {
          const printed = printSection(section, target, locale)
          const { draft: typed, problems } = readSection(section, own.empty(3), printed, locale)
          expect(problems).toEqual([])
          expect(changedFields(section, typed, target)).toBe(0)
        }
      }
    })
  })

  it('accepts a changed draft exactly if the rules accept it', () => {
    const source = random('edits')
    const states = bench.positions({ players: 3 }, 'base')
    let accepted = 0
    for (let time = 0; time < CHANGED_DRAFTS; time++) {
      let draft = bench.draftOf(states[source.nextInt(states.length)] as State)
      for (let edit = 0; edit < 3; edit++) {
        const fields = bench.fieldsOf(draft)
        const field = fields[source.nextInt(fields.length)]
        if (field !== undefined) draft = withValue(draft, field.path, anyValue(field, source))
      }
      const { isPossible, problems, state } = bench.check(draft)
      expect(isPossible).toBe(rules.position.read(draft).ok)
      expect(isPossible).toBe(problems.every(({ kind }) => kind === 'note'))
      if (!isPossible) continue
      accepted++
      expect(rules.hash(state as State)).toBe(bench.hashOf(draft))
    }
    expect(accepted).toBeGreaterThan(5)
  })

  it.each(LOCALES)('has a label for every field in %s', async (locale) => {
    const own = await load(locale)
    const labels = own
      .sections(bench.draftOf(bench.setUp({ players: 3 }, 'labels')))
      .flatMap(({ title, summary, groups }) => [
        title,
        summary,
        ...groups.flatMap(({ fields }) => fields.map(({ label }) => label)),
      ])
    expect(labels.filter((label) => label.trim() === '' || label.includes('{'))).toEqual([])
  })
}

const anyValue = (field: EditorField, source: Random): unknown => {
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
