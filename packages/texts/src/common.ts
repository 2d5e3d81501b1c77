import type { BundleModule } from './lazy-messages.ts'
import type { Locale } from './locale.ts'
import type { Bundle } from './translator.ts'

const load = (locale: Locale): Promise<BundleModule> =>
  import(`./messages/common/${locale}.json`, { with: { type: 'json' } })

/** The messages that all games share; a game adds its own. */
export const loadCommonMessages = async (locale: Locale): Promise<Bundle> => (await load(locale)).default
