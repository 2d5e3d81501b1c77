import { COMMON, type CommonCatalogue } from '../../common/parameters.ts'
import type { Locale } from '../../locale.ts'
import { makeSpeech, type Speech } from '../../speech.ts'
import { makeArea, type Say } from '../area.ts'
import type { ONLINE, OnlineCatalogue } from '../online/parameters.ts'
import type { SHELL, ShellCatalogue } from '../shell/parameters.ts'

/** One language for the pages around the table: all that a visitor reads before a game is chosen. */
export interface HouseTexts {
  readonly locale: Locale
  /** What every game says alike. */
  readonly common: Speech<typeof COMMON>
  readonly shell: Say<typeof SHELL>
  readonly online: Say<typeof ONLINE>
}

interface Catalogues {
  readonly common: CommonCatalogue
  readonly shell: ShellCatalogue
  readonly online: OnlineCatalogue
}

export const makeHouseTexts = (locale: Locale, { common, shell, online }: Catalogues): HouseTexts => ({
  locale,
  common: makeSpeech<typeof COMMON>(locale, COMMON, common),
  shell: makeArea<typeof SHELL>(locale, shell),
  online: makeArea<typeof ONLINE>(locale, online),
})
