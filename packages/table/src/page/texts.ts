/** The words of the page in one language: those of the house at once, those of the games when they are first needed. */

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

/** Whether the words of the games are wanted: from then on they come with every language. */
let withTable = false

/** Fetch words that were asked for on this page before. */
export const lazyTextsInUse = new Set<(locale: Locale) => Promise<unknown>>()

export const useTextsStore = create<TextsState>()((set) => ({
  site: null,
  table: null,
  setLocale: async (locale) => {
    requested = locale
    const words = withTable ? await loadTableTexts(locale) : null
    const house = words ?? (await loadSiteTexts(locale))
    // What is drawn stays until all its words are there in the other language.
    await Promise.all([...lazyTextsInUse].map((fetchWords) => fetchWords(locale)))
    if (requested !== locale) return
    document.documentElement.lang = locale
    // What is drawn already need not be drawn anew for words that it does not say.
    set((before) => ({
      site: before.site?.locale === locale ? before.site : house,
      table: words ?? before.table,
    }))
  },
}))

/** Resolves when whatever is drawn may speak of the games. */
export const loadGameTexts = async (): Promise<void> => {
  withTable = true
  // Another language may be asked for meanwhile; its words come instead.
  while (useTextsStore.getState().table === null)
    await useTextsStore.getState().setLocale(requested ?? preferredLocale())
}

/** Nothing is drawn before these are there, so whatever is drawn may rely on them. */
export const useSiteTexts = (): HouseWords => {
  const house = useTextsStore(({ site }) => site)
  if (house === null) throw new Error('drawn before its words were loaded')
  return house
}

/** For what is fetched together with the words of the games, as a `latePiece` is. */
export const useTexts = (): Words => {
  const words = useTextsStore(({ table }) => table)
  if (words === null) throw new Error('drawn before its words were loaded')
  return words
}

export const preferredLocale = (): Locale => chooseLocale(navigator.languages)
