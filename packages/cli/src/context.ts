import type { Command } from 'commander'
import { type Language, languageFor, languageOf } from './language.ts'
import { loadPhrases } from './phrases/load.ts'
import type { Phrases } from './phrases/phrases.ts'
import { type Page, terminalPage } from './terminal/page.ts'

/** How to speak to whoever called. */
export interface Context {
  readonly language: Language
  readonly phrases: Phrases
  readonly page: Page
}

export const contextOf = async (command: Command): Promise<Context> => {
  const { lang } = command.optsWithGlobals<{ lang?: string }>()
  const language = lang === undefined ? languageOf(process.env) : languageFor(lang)
  return { language, phrases: await loadPhrases(language), page: terminalPage() }
}
