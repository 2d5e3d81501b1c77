import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { MANUAL, PICTURES, pictureFile } from './picture-list.ts'

const pageIn = (locale: string): string => readFileSync(join(MANUAL, `${locale}.md`), 'utf8')

/** The order of headings, pictures and points, without their words. */
const outline = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => line.match(/^(?:#+|!\[|-)/)?.[0] ?? [])

const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target)

describe.each(LOCALES)('the manual in %s', (locale) => {
  it('tells as much as in English, in the same order', () => {
    expect(outline(pageIn(locale))).toEqual(outline(pageIn('en')))
  })

  it('shows every picture, in its own language', () => {
    const shown = linksIn(pageIn(locale)).filter((target) => target.startsWith('pictures/'))
    expect(shown.toSorted()).toEqual(
      [...PICTURES.keys()].map((picture) => pictureFile(locale, picture)).toSorted(),
    )
  })

  it('leads nowhere that is not there', () => {
    expect(linksIn(pageIn(locale)).filter((target) => !existsSync(join(MANUAL, target)))).toEqual([])
  })
})
