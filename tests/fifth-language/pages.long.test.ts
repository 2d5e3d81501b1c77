// The pages in the pseudo-locale, in a real browser: see pages.spec.ts.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copySources, root } from '../source-copy.ts'
import { addPseudoLanguage, PSEUDO_TOOLS } from './pseudo-language.ts'

it('home, tables and text board are shown in a fifth language, at two widths', { timeout: 900_000 }, () => {
  const copy = copySources(
    'fifth-language-pages',
    ...PSEUDO_TOOLS,
    'tests/source-copy.ts',
    'tests/fifth-language',
  )
  addPseudoLanguage(copy)
  copy.buildSite()
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const report = copy.node(
    playwright,
    'test',
    '-c',
    'tests/fifth-language/playwright.config.ts',
    '--workers',
    '2',
  )
  expect(report).toMatch(/\d{2} passed/)
  expect(report).not.toMatch(/\d failed/)
})
