import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { MANUAL, PICTURES, pictureFile } from './picture-list.ts'

const pageIn = (locale: string): string => readFileSync(join(MANUAL, `${locale}.md`), 'utf8')

/** The sequence of headings, pictures and list items, without their text. */
const outline = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => line.match(/^(?:#+|!\[|-)/)?.[0] ?? [])

const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target)

describe.each(LOCALES)('the manual in %s', (locale) => {
  it('has the same structure as in English', () => {
    expect(outline(pageIn(locale))).toEqual(outline(pageIn('en')))
  })

  it('shows every picture, in its own language', () => {
    const shown = linksIn(pageIn(locale)).filter((target) => target.startsWith('pictures/'))
    expect(shown.toSorted()).toEqual(
      [...PICTURES.keys()].map((picture) => pictureFile(locale, picture)).toSorted(),
    )
  })

  it('has no broken link', () => {
    expect(linksIn(pageIn(locale)).filter((target) => !existsSync(join(MANUAL, target)))).toEqual([])
  })
})
