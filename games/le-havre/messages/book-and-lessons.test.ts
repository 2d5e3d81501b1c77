import { LOCALES, type Locale } from '@quayside/texts'
import { expectTranslated, expectTypography } from '@quayside/texts/testing'
import { describe, expect, it } from 'vitest'

type Catalogue = Readonly<Record<string, string>>

const catalogue = async (folder: string, locale: Locale): Promise<Catalogue> =>
  ((await import(`./${folder}/${locale}.ts`)) as { readonly messages: Catalogue }).messages

describe.each(['book', 'lessons'])('the messages of the %s', (folder) => {
  it.each(LOCALES)('say something in %s, with a title and a text each', async (locale) => {
    const messages = await catalogue(folder, locale)
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '' || text.includes('{'))).toEqual(
      [],
    )
    const titles = Object.keys(messages).filter((key) => key.endsWith('.title'))
    expect(titles.length * 2).toBe(Object.keys(messages).length)
    expect(Object.keys(messages)).toEqual(Object.keys(await catalogue(folder, 'en')))
  })

  it.each(LOCALES)('keep the typography of %s', async (locale) => {
    expectTypography(await catalogue(folder, locale), locale)
  })

  it('are translated, not copied', async () => {
    expectTranslated(await Promise.all(LOCALES.map((locale) => catalogue(folder, locale))))
  })
})
