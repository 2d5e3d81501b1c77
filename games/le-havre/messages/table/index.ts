/** Messages of the table: those shared by all games, and those of this game. */
import { type LoadBundle, type Locale, lazyMessages, oncePerLocale, type Translate } from '@quayside/texts'
import {
  type BoardMessages,
  boardBundle,
  loadTableTexts,
  type TableTexts,
  type TrayMessages,
  trayBundle,
} from '@quayside/texts/table'
import type { TableMessages } from './types.ts'

type Board = BoardMessages & TableMessages
type Tray = TrayMessages & TableMessages

/** Messages of this game only. */
export interface OwnTexts {
  readonly board: Translate<Board>
  readonly tray: Translate<Tray>
}

const own: LoadBundle = (locale) => import(`./${locale}.json`, { with: { type: 'json' } })

const loadBoard = lazyMessages<Board>(boardBundle, own)
const loadTray = lazyMessages<Tray>(trayBundle, own)

export const loadOwnTexts = oncePerLocale(async (locale): Promise<OwnTexts> => {
  const [board, tray] = await Promise.all([loadBoard(locale), loadTray(locale)])
  return { board, tray }
})

interface LeHavreTexts extends Omit<TableTexts, keyof OwnTexts>, OwnTexts {}

/** All table texts, for callers outside the page such as tests. */
export const loadLeHavreTexts = async (locale: Locale): Promise<LeHavreTexts> => {
  const [shared, texts] = await Promise.all([loadTableTexts(locale), loadOwnTexts(locale)])
  return { ...shared, ...texts }
}
