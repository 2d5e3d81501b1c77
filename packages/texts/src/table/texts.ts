import type { Locale } from '../locale.ts'
import { makeArea, type Say } from './area.ts'
import type { BOARD, BoardCatalogue } from './board/parameters.ts'
import type { SHELL, ShellCatalogue } from './shell/parameters.ts'
import type { TRAY, TrayCatalogue } from './tray/parameters.ts'

/** One language for everything around the cards: what lies on the table, the decision tray, the rest of the page. */
export interface TableTexts {
  readonly locale: Locale
  readonly board: Say<typeof BOARD>
  readonly tray: Say<typeof TRAY>
  readonly shell: Say<typeof SHELL>
}

interface Catalogues {
  readonly board: BoardCatalogue
  readonly tray: TrayCatalogue
  readonly shell: ShellCatalogue
}

export const makeTableTexts = (locale: Locale, { board, tray, shell }: Catalogues): TableTexts => ({
  locale,
  board: makeArea<typeof BOARD>(locale, board),
  tray: makeArea<typeof TRAY>(locale, tray),
  shell: makeArea<typeof SHELL>(locale, shell),
})
