import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@quayside/texts'
import { expect, it, onTestFinished } from 'vitest'
import { copyPages } from './pages.ts'

it('every link of a page resolves, and manuals are at the top of their language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(copyPages(folder)).toEqual([])
  for (const locale of LOCALES)
    expect(existsSync(join(folder, locale === 'en' ? 'manual.md' : `${locale}/index.md`))).toBe(true)
  const read = (page: string): string => readFileSync(join(folder, page), 'utf8')
  expect(read('index.md')).toContain('](./manual.md)')
  expect(read('fr/index.md')).toMatch(/\]\(\.\.\/docs\/manual\/pictures\/fr\/[^)]+\.jpg\)/)
  expect(readdirSync(join(folder, 'docs', 'manual', 'pictures')).toSorted()).toEqual([...LOCALES].toSorted())
})
