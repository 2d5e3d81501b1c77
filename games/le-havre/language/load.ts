import { type BundleModule, type Locale, loadCommonMessages, oncePerLocale } from '@quayside/texts'
import { readNames } from '../messages/names.ts'
import { makeTexts, type Texts } from './texts.ts'

const loadMessages = (locale: Locale): Promise<BundleModule> =>
  import(`../messages/${locale}.json`, { with: { type: 'json' } })

export const loadTexts = oncePerLocale(async (locale): Promise<Texts> => {
  const [common, { default: own }] = await Promise.all([loadCommonMessages(locale), loadMessages(locale)])
  return makeTexts(locale, readNames(locale, own), { ...common, ...own })
})
