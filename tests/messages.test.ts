import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@quayside/games'
import { type Bundle, LOCALES } from '@quayside/texts'
import { expectTranslated, expectTypography } from '@quayside/texts/testing'
import { describe, expect, it } from 'vitest'
import { type Area, areas, faultsOf, isNoun, staleFiles, typesOf } from './messages.ts'
import { pagesIn, root } from './rule-pages.ts'

const sentences = (bundle: Bundle): Bundle =>
  Object.fromEntries(Object.entries(bundle).filter(([id]) => !isNoun(id)))

const named = areas.map((area): [string, Area] => [area.folder, area])

describe.each(named)('the messages in %s', (_folder, area) => {
  it('exist in every language with the same parameters', () => {
    expect(faultsOf(area)).toEqual([])
    expect(Object.values(area.bundles).flatMap(Object.values).includes('')).toBe(false)
  })

  it.each(LOCALES)('follow the typography of %s', (locale) => {
    expectTypography(area.bundles[locale], locale)
  })

  it('write special spaces as escapes', () => {
    for (const locale of LOCALES)
      expect(readFileSync(join(root, area.folder, `${locale}.json`), 'utf8')).not.toMatch(/[^\S \n]/)
  })

  it('are translated, not copied', () => {
    expectTranslated(LOCALES.map((locale) => sentences(area.bundles[locale])))
  })

  it.runIf(/\/(?:book|tutorial)$/.test(area.folder))(
    'have a title and a text each, without arguments',
    () => {
      const { en } = area.bundles
      const ids = Object.keys(en).filter((id) => !id.startsWith('define.'))
      expect(ids.filter((id) => id.endsWith('.title')).length * 2).toBe(ids.length)
      expect(ids.map((id) => en[id]).filter((text) => text?.includes('{'))).toEqual([])
    },
  )

  it('have up-to-date types and titles: `npm run tool -- messages` writes them', () => {
    expect(staleFiles(area)).toEqual([])
  })
})

describe('the check of messages', () => {
  const area = (en: string, fr: string, more: Readonly<Record<string, string>> = {}): Area => ({
    folder: 'games/toy/messages',
    bundles: { en: { a: en }, fr: { a: fr, ...more }, es: { a: en }, 'zh-Hant': { a: en } },
  })

  it('finds all areas', () => {
    expect(areas.length).toBeGreaterThan(15)
    expect(areas.flatMap(({ bundles }) => Object.keys(sentences(bundles.en))).length).toBeGreaterThan(2000)
  })

  it.each([
    ['a message that only French has', area('A', 'A', { b: 'B' }), ['only fr has b']],
    [
      'a message that French lacks',
      { ...area('A', 'A'), bundles: { ...area('A', 'A').bundles, fr: {} } },
      ['fr lacks a'],
    ],
    ['an argument that French adds', area('{x}', '{x} {y}'), ['a names x, y in fr, not x']],
    ['an argument that French leaves out', area('{x} {of_y}', '{x}'), ['a names x in fr, not x, y']],
  ])('reports %s', (_what, wrong, faults) => {
    expect(faultsOf(wrong)).toEqual(faults)
  })

  it('derives types from all languages: forms need a noun, a plural a number, a select a word', () => {
    const said = area(
      '{the_x} {y} {z, select, yes {a} other {b}} {w, select, red {{v}} other {}}',
      '{x} {y, plural, other {}} {z} {w} {v}',
    )
    expect(typesOf(said)).toBe(
      [
        '// Written by `npm run tool -- messages` from the JSON files beside it.',
        "import type { Noun, Value } from '@quayside/texts'",
        '',
        'export interface ToyMessages {',
        "  a: { x: Noun; y: number; z: 'yes' | 'no'; w: string; v: Value }",
        '}',
        '',
      ].join('\n'),
    )
  })
})

it.each(LOCALES)('the preferences of a game have labels in %s', async (locale) => {
  for (const game of games.all) {
    const labels = (await game.preferenceLabels?.(locale)) ?? {}
    expect(Object.keys(labels).sort(), game.id).toEqual(Object.keys(game.preferences ?? {}).sort())
  }
})

/** Time zones are used for computing, not shown; the API description is English. */
const NO_READER = ['packages/server/src/http/openapi.ts', 'packages/server/src/room/calendar.ts']

it('only formats.ts formats dates, numbers and lists for a reader', () => {
  const written =
    /\bIntl\.(?:DateTime|Number|List|RelativeTime)Format\b(?!\(\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(/
  const files = pagesIn('packages/*/src/**/*.{ts,tsx}', 'games/*/**/*.{ts,tsx}').filter(
    ({ path, text }) => !path.endsWith('.test.ts') && written.test(text),
  )
  expect(files.map(({ path }) => path).filter((path) => !NO_READER.includes(path))).toEqual([
    'packages/texts/src/formats.ts',
  ])
})
