import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { charactersInRange, charactersOf, isWide, unicodeRange } from './font-characters.ts'
import { FONT_FOLDER, makeFonts } from './fonts-plugin.ts'

/** The characters of all files of each family. */
let covered: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  await makeFonts()
  covered = JSON.parse(await readFile(join(FONT_FOLDER, 'coverage.json'), 'utf8')) as typeof covered
}, 60_000)

/** Needs no glyph: it is invisible, or rendered as a hyphen at the end of a line. */
const SOFT_HYPHEN = '\u00ad'

/** A space that a font lacks is still rendered as a space. */
const missing = (characters: Iterable<string>, family: string): string[] =>
  [...characters].filter(
    (character) =>
      character.trim() !== '' && character !== SOFT_HYPHEN && !covered[family]?.includes(character),
  )

describe('the fonts of the table', () => {
  it.each(['en', 'fr', 'es'] as const)('have every character of the texts in %s', async (locale) => {
    const characters = await charactersOf(locale)
    expect(characters.size).toBeGreaterThan(50)
    expect(missing(characters, 'Inter')).toEqual([])
    expect(missing(characters, 'Vollkorn')).toEqual([])
  })

  it('have every character of the Chinese texts', async () => {
    const characters = [...(await charactersOf('zh-Hant'))]
    expect(characters.length).toBeGreaterThan(300)
    const wide = characters.filter(isWide)
    const narrow = characters.filter((character) => !isWide(character))
    expect(missing(wide, 'Noto Sans TC')).toEqual([])
    expect(missing(wide, 'Noto Serif TC')).toEqual([])
    expect(missing(narrow, 'Inter')).toEqual([])
  })

  it('have every character of Chinese dates and durations', () => {
    expect(missing('年月日星期一二三四五六小時分鐘上午下午', 'Noto Sans TC')).toEqual([])
  })

  it('have the letters of names in other languages', () => {
    expect(missing('Łukasz Şebnem Ñandú Ærø', 'Inter')).toEqual([])
  })
})

describe('a range of characters', () => {
  it('joins adjacent characters and can be parsed again', () => {
    const characters = new Set(['a', 'b', 'c', 'é', '輪'])
    expect(unicodeRange(characters)).toBe('U+61-63,U+e9,U+8f2a')
    expect(new Set(charactersInRange(unicodeRange(characters)))).toEqual(characters)
  })
})
