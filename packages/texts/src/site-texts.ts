import { loadCommonMessages } from './common.ts'
import { type BundleModule, oncePerLocale } from './lazy-messages.ts'
import type { Locale } from './locale.ts'
import type { CommonMessages } from './messages/common/types.ts'
import type { OnlineMessages } from './messages/online/types.ts'
import type { ShellMessages } from './messages/shell/types.ts'
import { createTranslator, type Translate, type Translator } from './translator.ts'

/** One language for the pages around the table: all that a visitor reads before a game is chosen. */
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

/** What a bot level is called; one that players are never offered goes by its id. */
export const loadLevelNames = oncePerLocale(async (locale): Promise<(level: string) => string> => {
  const { default: messages } = await loadShell(locale)
  return (level) => messages[`level.${level}`] ?? level
})
