/** The words of the page in one language: those of the house at once, those of the games when they are first needed. */

import { chooseLocale, type Locale } from '@quayside/texts'
import { type HouseTexts, loadHouseTexts, loadTableTexts, type TableTexts } from '@quayside/texts/table'
import { create } from 'zustand'

/** What the pages around the table say. */
export type HouseWords = HouseTexts

/** The same with what tables say. */
export type Words = TableTexts

interface WordsState {
  readonly house: HouseWords | null
  /** Null until a page has asked for them. */
  readonly words: Words | null
  readonly speak: (locale: Locale) => Promise<void>
}

/** The language that was asked for last: an earlier one may arrive later. */
let asked: Locale | null = null

/** Whether the words of the games are wanted: from then on they come with every language. */
let ofGames = false

/** Fetch words that were asked for on this page before. */
export const lazyTextsInUse = new Set<(locale: Locale) => Promise<unknown>>()

export const useWordsState = create<WordsState>()((set) => ({
  house: null,
  words: null,
  speak: async (locale) => {
    asked = locale
    const words = ofGames ? await loadTableTexts(locale) : null
    const house = words ?? (await loadHouseTexts(locale))
    // What is drawn stays until all its words are there in the other language.
    await Promise.all([...lazyTextsInUse].map((fetchWords) => fetchWords(locale)))
    if (asked !== locale) return
    document.documentElement.lang = locale
    // What is drawn already need not be drawn anew for words that it does not say.
    set((before) => ({
      house: before.house?.locale === locale ? before.house : house,
      words: words ?? before.words,
    }))
  },
}))

/** Resolves when whatever is drawn may speak of the games. */
export const loadGameTexts = async (): Promise<void> => {
  ofGames = true
  // Another language may be asked for meanwhile; its words come instead.
  while (useWordsState.getState().words === null)
    await useWordsState.getState().speak(asked ?? preferredLocale())
}

/** Nothing is drawn before these are there, so whatever is drawn may rely on them. */
export const useSiteTexts = (): HouseWords => {
  const house = useWordsState(({ house }) => house)
  if (house === null) throw new Error('drawn before its words were loaded')
  return house
}

/** For what is fetched together with the words of the games, as a `latePiece` is. */
export const useTexts = (): Words => {
  const words = useWordsState(({ words }) => words)
  if (words === null) throw new Error('drawn before its words were loaded')
  return words
}

export const preferredLocale = (): Locale => chooseLocale(navigator.languages)
