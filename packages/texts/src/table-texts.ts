import { type LoadBundle, lazyMessages, oncePerLocale } from './lazy-messages.ts'
import type { BoardMessages } from './messages/board/types.ts'
import type { ReplayMessages } from './messages/replay/types.ts'
import type { TrayMessages } from './messages/tray/types.ts'
import { loadSiteTexts, type SiteTexts } from './site-texts.ts'
import type { Translate } from './translator.ts'

export type { BoardMessages } from './messages/board/types.ts'
export type { TrayMessages } from './messages/tray/types.ts'
export { loadLevelNames, loadSiteTexts, type SiteTexts } from './site-texts.ts'

/** All texts of a page with a table in one language: board, tray, replay and site. */
export interface TableTexts extends SiteTexts {
  readonly board: Translate<BoardMessages>
  readonly tray: Translate<TrayMessages>
  /** Texts of the replay page. */
  readonly replay: Translate<ReplayMessages>
}

/** Common messages of the board; a game adds its own. */
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
