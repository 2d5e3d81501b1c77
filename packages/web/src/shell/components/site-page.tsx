/** A page of the site with its header: name, menu, language, account and settings. */

import { GlobeGlyph, Lighthouse, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { LANGUAGES, LOCALES } from '@quayside/texts'
import { type ReactNode, useEffect } from 'react'
import { useOnline } from '../../online/online-store.ts'
import { useRoute } from '../../state/routing.ts'
import { MENU } from '../navigation.ts'
import { BoardSwitch } from './board-mode.tsx'
import styles from './page.module.css'
import shared from './shared.module.css'

export interface SitePageProps {
  /** The page's title, also for screen readers. */
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly notices: ReactNode
}

/** A page around the table, with the site's header. */
export const SitePage = ({ title, className = '', children, notices }: SitePageProps) => {
  const texts = useSiteTexts()
  useEffect(() => {
    document.title = `${title} · ${texts.shell('app')}`
  }, [title, texts])
  return (
    <div className={`${layout.column} ${styles.page}`}>
      <header className={`${shared.deep} ${shared.rope} ${layout.row} ${styles.bar}`}>
        <BoardSwitch className={`${layout.row} ${styles.board}`} />
        <button
          type="button"
          className={styles.skip}
          onClick={() => document.getElementById('main')?.focus()}
        >
          {texts.shell('skip')}
        </button>
        <a
          className={`${layout.row} ${styles.brand}`}
          href={addressOf({ page: 'home' })}
          // The visible text is hidden on narrow screens.
          aria-label={texts.shell('app')}
        >
          <Lighthouse />
          <span>
            <b>{texts.shell('app')}</b>
            <small>{texts.shell('tagline')}</small>
          </span>
        </a>
        <SiteMenu />
        <LanguageSelect />
        <AccountLink />
        <a
          className={`${layout.center} ${styles.barIcon}`}
          href={addressOf({ page: 'settings' })}
          aria-label={texts.shell('settings')}
        >
          <SiteIcon name="u-gear" />
        </a>
      </header>
      <div className={`${layout.column} ${styles.content}`}>
        <main id="main" tabIndex={-1} className={className}>
          {children}
        </main>
      </div>
      {notices}
    </div>
  )
}

/** The site's menu: in the header, on a phone a tab bar at the bottom. */
const SiteMenu = () => {
  const texts = useSiteTexts()
  const { page } = useRoute(({ route }) => route)
  const isAt = ({ route, also }: (typeof MENU)[number]): boolean => page === route.page || also.includes(page)
  /** The tab that stands for the entry which a phone leaves out. */
  const holder = MENU.find((section) => section.within !== undefined && isAt(section))?.within
  return (
    <nav className={styles.menu} aria-label={texts.shell('nav')}>
      <ul className={layout.row}>
        {MENU.map(({ name, icon, route, also, within }) => (
          <li key={name} data-within={within} data-holder={name === holder || undefined}>
            <a
              className={layout.row}
              href={addressOf(route)}
              aria-current={page === route.page ? 'page' : also.includes(page) ? 'true' : undefined}
            >
              <SiteIcon name={icon} />
              {texts.shell(`nav.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Switches the language immediately, without a reload. */
const LanguageSelect = () => {
  const texts = useSiteTexts()
  const { change } = useSettings()
  return (
    <label className={`${layout.row} ${styles.language}`}>
      <GlobeGlyph />
      <span className={pieceStyles.hidden}>{texts.shell('language')}</span>
      <select
        value={texts.locale}
        onChange={({ target }) =>
          change({ locale: LOCALES.find((known) => known === target.value) ?? 'auto' })
        }
      >
        {LOCALES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGES[known].name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Link to the account page, where there is a server. */
const AccountLink = () => {
  const texts = useSiteTexts()
  const isAvailable = useOnline((online) => online.isAvailable)
  if (isAvailable !== true) return null
  return (
    <a
      className={`${layout.center} ${styles.barIcon} ${styles.account}`}
      href={addressOf({ page: 'you' })}
      aria-label={texts.online('you')}
    >
      <PersonGlyph />
    </a>
  )
}
