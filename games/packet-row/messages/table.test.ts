import { LOCALES, type Locale } from '@quayside/texts'
import { expectComplete, expectTranslated, expectTypography } from '@quayside/texts/testing'
import { describe, it } from 'vitest'
import { messages as en } from './table/messages/en.ts'
import { messages as es } from './table/messages/es.ts'
import { messages as fr } from './table/messages/fr.ts'
import { messages as zhHant } from './table/messages/zh-Hant.ts'
import { PACKET, type PacketCatalogue } from './table/parameters.ts'

const CATALOGUES: Readonly<Record<Locale, PacketCatalogue>> = { en, fr, es, 'zh-Hant': zhHant }

describe('the messages of the table', () => {
  it.each(LOCALES)('are complete in %s and name exactly what they are told', (locale) => {
    expectComplete(CATALOGUES[locale], PACKET, locale)
  })

  it.each(LOCALES)('keep the typography of %s', (locale) => {
    expectTypography(CATALOGUES[locale], locale)
  })

  it('are translated, not copied', () => {
    expectTranslated(LOCALES.map((locale) => CATALOGUES[locale]))
  })
})
