import { type LoadBundle, lazyMessages, oncePerLocale } from './lazy-messages.ts'
import type { BoardMessages } from './messages/board/types.ts'
import type { ReplayMessages } from './messages/replay/types.ts'
import type { TrayMessages } from './messages/tray/types.ts'
import { loadSiteTexts, type SiteTexts } from './site-texts.ts'
import type { Translate } from './translator.ts'

export type { BoardMessages } from './messages/board/types.ts'
export type { TrayMessages } from './messages/tray/types.ts'
export { loadSiteTexts, type SiteTexts } from './site-texts.ts'

/** One language for everything around the cards: what lies on the table, the decision tray, the rest of the page. */
export interface TableTexts extends SiteTexts {
  readonly board: Translate<BoardMessages>
  readonly tray: Translate<TrayMessages>
  /** Looking back at a game. */
  readonly replay: Translate<ReplayMessages>
}

/** To be completed by what the table of one game says. */
export const boardBundle: LoadBundle = (locale) =>
  import(`./messages/board/${locale}.json`, { with: { type: 'json' } })

export const trayBundle: LoadBundle = (locale) =>
  import(`./messages/tray/${locale}.json`, { with: { type: 'json' } })

const loadBoard = lazyMessages<BoardMessages>(boardBundle)

const loadTray = lazyMessages<TrayMessages>(trayBundle)

const loadReplay = lazyMessages<ReplayMessages>(
  (locale) => import(`./messages/replay/${locale}.json`, { with: { type: 'json' } }),
)

export const loadTableTexts = oncePerLocale(async (locale): Promise<TableTexts> => {
  const [house, board, tray, replay] = await Promise.all([
    loadSiteTexts(locale),
    loadBoard(locale),
    loadTray(locale),
    loadReplay(locale),
  ])
  return { ...house, board, tray, replay }
})
