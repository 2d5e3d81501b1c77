import { readFileSync } from 'node:fs'
import { LOCALES } from '@quayside/texts'
import { expect, it, vi } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { loadPuzzleBook } from './index.ts'

// Adds the icons to a page.
vi.mock('../table/icons/icon.tsx', () => ({}))

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const symbols = [read('../table/icons/sprite.svg'), read('../../../packages/table/src/icons/site.svg')].join(
  '',
)

const isDrawn = (icon: string): boolean => symbols.includes(`id="${icon}"`)

it.each(LOCALES)('every puzzle of the first pack is sketched with icons and text in %s', async (locale) => {
  const book = await loadPuzzleBook()
  const { rows } = await book.sketch(locale)
  for (const { position, seat } of await book.pack(0)) {
    const view = leHavre.position.read(position)
    if (!view.ok) throw new Error(view.refusal.code)
    const found = rows(view.value, seat)
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length)
    for (const { text, pieces } of found) {
      expect(text).not.toBe('')
      expect(pieces.flat().filter(({ icon }) => !isDrawn(icon))).toEqual([])
    }
  }
})

it('every theme has an icon', async () => {
  const book = await loadPuzzleBook()
  const { themes } = await book.sketch('en')
  expect(Object.keys(themes).sort()).toEqual([...book.index.themes].sort())
  expect(Object.values(themes).filter((icon) => icon === undefined || !isDrawn(icon))).toEqual([])
})
