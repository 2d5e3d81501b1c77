import { setReaderTags } from '@quayside/texts'
import type { Command } from 'commander'
import type { Io } from './io.ts'
import { type Language, languageFor, languageOf, readerTagsOf } from './language.ts'
import { type CliText, loadCliMessages } from './messages/index.ts'
import { type TextLayout, terminalLayout } from './terminal/text-layout.ts'

/** Language, messages and text layout of one invocation. */
export interface Context {
  readonly io: Io
  readonly language: Language
  readonly t: CliText
  readonly layout: TextLayout
}

export const contextOf = async (command: Command, io: Io): Promise<Context> => {
  const { lang } = command.optsWithGlobals<{ lang?: string }>()
  const language = lang === undefined ? languageOf(io.env) : languageFor(lang)
  setReaderTags(readerTagsOf(io.env, lang))
  return { io, language, t: (await loadCliMessages(language)).say, layout: terminalLayout(io) }
}
