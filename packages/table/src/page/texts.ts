/** The texts of the page in one language: those of the site are loaded first, those of tables lazily. */

import { chooseLocale, type Locale } from '@quayside/texts'
import { loadSiteTexts, loadTableTexts, type SiteTexts, type TableTexts } from '@quayside/texts/table'
import { create } from 'zustand'

export type { SiteTexts, TableTexts }

interface TextsState {
  readonly site: SiteTexts | null
  /** Null until a page has requested them. */
  readonly table: TableTexts | null
  readonly setLocale: (locale: Locale) => Promise<void>
}

/** The last requested language: an earlier request may finish later. */
let requested: Locale | null = null

/** Whether table texts are loaded with every language. */
let withTable = false

/** Loaders of the lazy texts in use, which are loaded again when the language changes. */
export const lazyTextsInUse = new Set<(locale: Locale) => Promise<unknown>>()

export const useTextsStore = create<TextsState>()((set) => ({
  site: null,
  table: null,
  setLocale: async (locale) => {
    requested = locale
    const table = withTable ? await loadTableTexts(locale) : null
    const site = table ?? (await loadSiteTexts(locale))
    // The old language stays until all texts in use are loaded.
    await Promise.all([...lazyTextsInUse].map((fetchTexts) => fetchTexts(locale)))
    if (requested !== locale) return
    document.documentElement.lang = locale
    // Keeps the object, so that components without new texts are not rendered again.
    set((before) => ({
      site: before.site?.locale === locale ? before.site : site,
      table: table ?? before.table,
    }))
  },
}))

/** Resolves when the texts of tables are loaded. */
export const loadGameTexts = async (): Promise<void> => {
  withTable = true
  // Another language may be requested meanwhile and replaces this one.
  while (useTextsStore.getState().table === null)
    await useTextsStore.getState().setLocale(requested ?? preferredLocale())
}

/** The page is rendered after these have loaded, so components may rely on them. */
export const useSiteTexts = (): SiteTexts => {
  const site = useTextsStore(({ site }) => site)
  if (site === null) throw new Error('rendered before its texts were loaded')
  return site
}

/** For components that are fetched together with the game texts: see `lazyComponent`. */
export const useTexts = (): TableTexts => {
  const table = useTextsStore(({ table }) => table)
  if (table === null) throw new Error('rendered before its texts were loaded')
  return table
}

export const preferredLocale = (): Locale => chooseLocale(navigator.languages)
