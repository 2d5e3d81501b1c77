/** The language on the screen: the words of the interface and of the game, loaded together. */
import { chooseLocale, type Locale } from '@quayside/texts'
import { loadTexts, type Texts } from '@quayside/texts/le-havre'
import { loadTableTexts, type TableTexts } from '@quayside/texts/table'
import { create } from 'zustand'

export interface Words extends TableTexts {
  readonly game: Texts
}

interface WordsState {
  readonly words: Words | null
  readonly speak: (locale: Locale) => Promise<void>
}

/** The language that was asked for last: an earlier one may arrive later. */
let asked: Locale | null = null

export const useWordsState = create<WordsState>()((set) => ({
  words: null,
  speak: async (locale) => {
    asked = locale
    const [table, game] = await Promise.all([loadTableTexts(locale), loadTexts(locale)])
    if (asked !== locale) return
    document.documentElement.lang = locale
    set({ words: { ...table, game } })
  },
}))

/** Nothing is drawn before the words are there, so whatever is drawn may rely on them. */
export const useWords = (): Words => {
  const words = useWordsState(({ words }) => words)
  if (words === null) throw new Error('drawn before its words were loaded')
  return words
}

export const preferredLocale = (): Locale => chooseLocale(navigator.languages)
