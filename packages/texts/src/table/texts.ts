import type { Locale } from '../locale.ts'
import { makeArea, type Say } from './area.ts'
import type { BOARD, BoardCatalogue } from './board/parameters.ts'
import type { HouseTexts } from './house/texts.ts'
import type { REPLAY, ReplayCatalogue } from './replay/parameters.ts'
import type { TRAY, TrayCatalogue } from './tray/parameters.ts'

/** One language for what lies on the table, whose words come with the first game. */
export interface BoardTexts {
  readonly board: Say<typeof BOARD>
  readonly tray: Say<typeof TRAY>
  /** Looking back at a game. */
  readonly replay: Say<typeof REPLAY>
}

/** One language for everything around the cards: what lies on the table, the decision tray, the rest of the page. */
export interface TableTexts extends HouseTexts, BoardTexts {}

interface Catalogues {
  readonly board: BoardCatalogue
  readonly tray: TrayCatalogue
  readonly replay: ReplayCatalogue
}

export const makeBoardTexts = (locale: Locale, { board, tray, replay }: Catalogues): BoardTexts => ({
  board: makeArea<typeof BOARD>(locale, board),
  tray: makeArea<typeof TRAY>(locale, tray),
  replay: makeArea<typeof REPLAY>(locale, replay),
})
