/** The texts of the page in one language: those of the site at once, those of tables lazily. */

import { chooseLocale, type Locale } from '@quayside/texts'
import { loadSiteTexts, loadTableTexts, type SiteTexts, type TableTexts } from '@quayside/texts/table'
import { create } from 'zustand'

/** What the pages around the table say. */
export type HouseWords = SiteTexts

/** The same with what tables say. */
export type Words = TableTexts

interface TextsState {
  readonly site: HouseWords | null
  /** Null until a page has asked for them. */
  readonly table: Words | null
  readonly setLocale: (locale: Locale) => Promise<void>
}

/** The language that was asked for last: an earlier one may arrive later. */
let requested: Locale | null = null

/** Whether table texts are loaded with every language from now on. */
let withTable = false

/** Loaders of the lazy texts that this page has used. */
export const lazyTextsInUse = new Set<(locale: Locale) => Promise<unknown>>()

export const useTextsStore = create<TextsState>()((set) => ({
  site: null,
  table: null,
  setLocale: async (locale) => {
    requested = locale
    const words = withTable ? await loadTableTexts(locale) : null
    const house = words ?? (await loadSiteTexts(locale))
    // The old language stays until all texts in use are loaded.
    await Promise.all([...lazyTextsInUse].map((fetchWords) => fetchWords(locale)))
    if (requested !== locale) return
    document.documentElement.lang = locale
    // Keeps the object, so that components without new texts are not rendered again.
    set((before) => ({
      site: before.site?.locale === locale ? before.site : house,
      table: words ?? before.table,
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

/** Nothing is drawn before these are there, so whatever is drawn may rely on them. */
export const useSiteTexts = (): HouseWords => {
  const house = useTextsStore(({ site }) => site)
  if (house === null) throw new Error('drawn before its words were loaded')
  return house
}

/** For components that are fetched together with the texts of the games: see `lazyComponent`. */
export const useTexts = (): Words => {
  const words = useTextsStore(({ table }) => table)
  if (words === null) throw new Error('drawn before its words were loaded')
  return words
}

export const preferredLocale = (): Locale => chooseLocale(navigator.languages)
