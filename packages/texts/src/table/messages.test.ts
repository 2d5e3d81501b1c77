import { describe, it } from 'vitest'
import { LOCALES, type Locale } from '../locale.ts'
import { expectComplete, expectTranslated, expectTypography } from '../testing/messages.ts'
import type { AreaParameters } from './area.ts'
import { BOARD } from './board/parameters.ts'
import { LEARNING } from './learning/parameters.ts'
import { ONLINE } from './online/parameters.ts'
import { OPERATOR } from './operator/parameters.ts'
import { PEOPLE } from './people/parameters.ts'
import { REHEARSAL } from './rehearsal/parameters.ts'
import { REPLAY } from './replay/parameters.ts'
import { RULES } from './rules/parameters.ts'
import { SHELL } from './shell/parameters.ts'
import { TEXT_BOARD } from './text-board/parameters.ts'
import { TRAY } from './tray/parameters.ts'

const AREAS: readonly (readonly [area: string, parameters: AreaParameters])[] = [
  ['board', BOARD],
  ['tray', TRAY],
  ['shell', SHELL],
  ['online', ONLINE],
  ['learning', LEARNING],
  ['rules', RULES],
  ['replay', REPLAY],
  ['people', PEOPLE],
  ['operator', OPERATOR],
  ['rehearsal', REHEARSAL],
  ['text-board', TEXT_BOARD],
]

const catalogue = async (area: string, locale: Locale): Promise<Readonly<Record<string, string>>> =>
  ((await import(`./${area}/messages/${locale}.ts`)) as { messages: Readonly<Record<string, string>> })
    .messages

describe.each(AREAS)('the %s messages', (area, parameters) => {
  it.each(LOCALES)('are complete in %s and name exactly what they are told', async (locale) => {
    expectComplete(await catalogue(area, locale), parameters, locale)
  })

  it.each(LOCALES)('keep the typography of %s', async (locale) => {
    expectTypography(await catalogue(area, locale), locale)
  })

  it('are translated, not copied', async () => {
    expectTranslated(await Promise.all(LOCALES.map((locale) => catalogue(area, locale))))
  })
})
