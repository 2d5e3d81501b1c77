import type { BundleModule } from './lazy-messages.ts'
import type { Locale } from './locale.ts'
import type { Bundle } from './translator.ts'

const load = (locale: Locale): Promise<BundleModule> =>
  import(`./messages/common/${locale}.json`, { with: { type: 'json' } })

/** What every game says alike, to be completed by what one game says. */
export const loadCommonMessages = async (locale: Locale): Promise<Bundle> => (await load(locale)).default
