/** The manual uses the words of the screen, in every language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { forbidden, wordsIn } from './app-glossary.ts'
import { areas } from './messages.ts'
import { root } from './rule-pages.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f\n]/g, ' ')

describe.each(LOCALES)('the manual in %s', (locale) => {
  const manual = plain(readFileSync(join(root, `docs/manual/${locale}.md`), 'utf8'))

  it('prints in bold only what is on the screen', () => {
    const texts = new Set(areas.flatMap(({ bundles }) => Object.values(bundles[locale]).map(plain)))
    const names = [...manual.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !texts.has(name))).toEqual([])
  })

  it('avoids the words that messages avoid', () => {
    const prose = manual.replace(/\]\([^)]*\)|`[^`]*`/g, '')
    expect(wordsIn(prose, locale, forbidden[locale])).toEqual([])
  })
})
