import { Lighthouse } from '@quayside/table/controls/glyphs.tsx'
import { HouseIcon } from '@quayside/table/icons/site-icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { type ReactNode, useEffect } from 'react'
import { YouLink } from '../../online/account-link.tsx'
import { Language } from './language-select.tsx'
import styles from './page.module.css'

export interface HousePageProps {
  /** What the page is, for its title and for whoever cannot see it. */
  readonly title: string
  readonly className?: string | undefined
  /** Before everything else. */
  readonly first?: ReactNode
  readonly children: ReactNode
  readonly notices: ReactNode
}

/** A page around the table: the house's header, then what it is about. */
export const SitePage = ({ title, className = '', first, children, notices }: HousePageProps) => {
  const words = useSiteTexts()
  useEffect(() => {
    document.title = `${title} · ${words.shell('app')}`
  }, [title, words])
  return (
    <div className={styles.page}>
      {first}
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {words.shell('skip')}
      </button>
      <header className={styles.bar}>
        <a className={styles.brand} href={addressOf({ page: 'home' })}>
          <Lighthouse />
          <span>
            <b>{words.shell('app')}</b>
            <small>{words.shell('tagline')}</small>
          </span>
        </a>
        <Language />
        <YouLink />
        <a
          className={styles.barIcon}
          href={addressOf({ page: 'settings' })}
          aria-label={words.shell('settings')}
        >
          <HouseIcon name="u-gear" />
        </a>
      </header>
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      {notices}
    </div>
  )
}
