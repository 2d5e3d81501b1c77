import { describe, expect, it } from 'vitest'
import { valueAt, withoutEntry, withValue } from './draft.ts'
import type { EditorSection } from './position-editor.ts'
import { changedFields, printSection, readSection } from './typed-section.ts'

const CARDS = [
  { value: 'inn', label: 'The Inn' },
  { value: 'mill', label: 'Mill' },
]

const SECTION: EditorSection = {
  id: 'all',
  title: 'All',
  summary: '',
  groups: [
    {
      title: 'Goods',
      fields: [{ kind: 'number', path: ['seats', '0', 'fish'], label: 'Fish', least: 0, most: 9 }],
    },
    {
      title: '',
      fields: [
        { kind: 'choice', path: ['phase'], label: 'Phase', choices: [{ value: 'end', label: 'The end' }] },
        { kind: 'list', path: ['town'], label: 'Town', choices: CARDS, most: 9, isOrdered: false },
        { kind: 'raw', path: ['frames'], label: 'Action' },
      ],
    },
  ],
}

const DRAFT = { seats: [{ fish: 3 }], phase: 'end', town: ['mill', 'inn'], frames: [[1, 2]] }

describe('a section as text', () => {
  it.each([
    ['en', 'Goods, Fish: 3', 'Town: Mill; The Inn'],
    ['fr', 'Goods, Fish\u00a0: 3', 'Town\u00a0: Mill\u202f; The Inn'],
    ['zh-Hant', 'Goods，Fish：3', 'Town：Mill；The Inn'],
  ] as const)('has one line per field, punctuated as in %s, and is read back', (locale, goods, town) => {
    const text = printSection(SECTION, DRAFT, locale)
    expect(text.split('\n')).toEqual(expect.arrayContaining([goods, town]))
    const { draft, problems } = readSection(SECTION, {}, text, locale)
    expect(problems).toEqual([])
    expect(changedFields(SECTION, DRAFT, draft)).toBe(0)
  })

  it('is read back in any case and spacing, and by identifiers too', () => {
    const text = ' goods,  FISH:3 \n\nphase: END\ntown : mill ;the inn\naction: [[1,2]]'
    const { draft, problems } = readSection(SECTION, {}, text, 'en')
    expect(problems).toEqual([])
    expect(draft).toEqual({ ...DRAFT, seats: { '0': { fish: 3 } } })
  })

  it('ignores unreadable lines and reports them', () => {
    const text = 'Fishes: 3\nGoods, Fish: many\nTown: Mill; Castle\nAction: [\nPhase: The end'
    const { draft, problems } = readSection(SECTION, { town: ['inn'] }, text, 'en')
    expect(draft).toEqual({ town: ['inn'], phase: 'end' })
    expect(problems).toEqual([
      { line: 1, code: 'unknown-field', text: 'Fishes' },
      { line: 2, code: 'not-a-number', text: ' many' },
      { line: 3, code: 'unknown-word', text: 'Castle' },
      { line: 4, code: 'not-json', text: ' [' },
    ])
    expect(changedFields(SECTION, { town: ['inn'] }, draft)).toBe(1)
  })
})

describe('a draft', () => {
  it('is changed without mutating the original', () => {
    const changed = withValue(DRAFT, ['seats', '0', 'fish'], 5)
    expect(changed).toEqual({ ...DRAFT, seats: [{ fish: 5 }] })
    expect(valueAt(DRAFT, ['seats', '0', 'fish'])).toBe(3)
    expect(withValue(DRAFT, ['phase'], undefined)).not.toHaveProperty('phase')
  })

  it('loses the last of several equal entries', () => {
    const twice = { town: ['inn', 'mill', 'inn'] }
    expect(withoutEntry(twice, ['town'], 'inn')).toEqual({ town: ['inn', 'mill'] })
    expect(withoutEntry(twice, ['town'], 'bank')).toBe(twice)
    expect(withoutEntry(twice, ['none'], 'bank')).toBe(twice)
  })
})
