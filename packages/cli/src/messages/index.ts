/** Everything the terminal says that belongs to no single game. */
import {
  type BundleModule,
  createTranslator,
  type Locale,
  oncePerLocale,
  type Translate,
  type Translator,
} from '@quayside/texts'
import type { CliMessages } from './types.ts'

export type CliText = Translate<CliMessages>

const load = (locale: Locale): Promise<BundleModule> => import(`./${locale}.json`, { with: { type: 'json' } })

export const loadCliMessages = oncePerLocale(
  async (locale): Promise<Translator<CliMessages>> => createTranslator(locale, (await load(locale)).default),
)
