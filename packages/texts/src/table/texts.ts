import type { Locale } from '../locale.ts'
import { makeArea, type Say } from './area.ts'
import type { BOARD, BoardCatalogue } from './board/parameters.ts'
import type { ONLINE, OnlineCatalogue } from './online/parameters.ts'
import type { REPLAY, ReplayCatalogue } from './replay/parameters.ts'
import type { SHELL, ShellCatalogue } from './shell/parameters.ts'
import type { TRAY, TrayCatalogue } from './tray/parameters.ts'

/** One language for everything around the cards: what lies on the table, the decision tray, the rest of the page. */
export interface TableTexts {
  readonly locale: Locale
  readonly board: Say<typeof BOARD>
  readonly tray: Say<typeof TRAY>
  readonly shell: Say<typeof SHELL>
  readonly online: Say<typeof ONLINE>
  /** Looking back at a game. */
  readonly replay: Say<typeof REPLAY>
}

interface Catalogues {
  readonly board: BoardCatalogue
  readonly tray: TrayCatalogue
  readonly shell: ShellCatalogue
  readonly online: OnlineCatalogue
  readonly replay: ReplayCatalogue
}

export const makeTableTexts = (
  locale: Locale,
  { board, tray, shell, online, replay }: Catalogues,
): TableTexts => ({
  locale,
  board: makeArea<typeof BOARD>(locale, board),
  tray: makeArea<typeof TRAY>(locale, tray),
  shell: makeArea<typeof SHELL>(locale, shell),
  online: makeArea<typeof ONLINE>(locale, online),
  replay: makeArea<typeof REPLAY>(locale, replay),
})
