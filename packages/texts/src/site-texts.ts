import { loadCommonMessages } from './common.ts'
import { type BundleModule, oncePerLocale } from './lazy-messages.ts'
import type { Locale } from './locale.ts'
import type { CommonMessages } from './messages/common/types.ts'
import type { OnlineMessages } from './messages/online/types.ts'
import type { ShellMessages } from './messages/shell/types.ts'
import { createTranslator, type Translate, type Translator } from './translator.ts'

/** The texts of the site in one language, without those of a game. */
export interface SiteTexts {
  readonly locale: Locale
  /** The messages that all games share. */
  readonly common: Translator<CommonMessages>
  readonly shell: Translate<ShellMessages>
  readonly online: Translate<OnlineMessages>
}

const loadShell = (locale: Locale): Promise<BundleModule> =>
  import(`./messages/shell/${locale}.json`, { with: { type: 'json' } })

const loadOnline = (locale: Locale): Promise<BundleModule> =>
  import(`./messages/online/${locale}.json`, { with: { type: 'json' } })

export const loadSiteTexts = oncePerLocale(async (locale): Promise<SiteTexts> => {
  const [common, shell, online] = await Promise.all([
    loadCommonMessages(locale),
    loadShell(locale),
    loadOnline(locale),
  ])
  return {
    locale,
    common: createTranslator(locale, common),
    shell: createTranslator<ShellMessages>(locale, shell.default).say,
    online: createTranslator<OnlineMessages>(locale, online.default).say,
  }
})

/** The name of a bot level; a level that is not offered to players is called by its id. */
export const loadLevelNames = oncePerLocale(async (locale): Promise<(level: string) => string> => {
  const { default: messages } = await loadShell(locale)
  return (level) => messages[`level.${level}`] ?? level
})
