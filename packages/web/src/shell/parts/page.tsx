import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { YouLink } from '../../online/you-link.tsx'
import { addressOf } from '../../state/address.ts'
import { useWords } from '../../state/words.ts'
import { Notices } from '../notices.tsx'
import { Lighthouse } from './glyphs.tsx'
import { Language } from './language.tsx'

interface PageProps {
  /** What the page is, for its title and for whoever cannot see it. */
  readonly title: string
  readonly className?: string
  /** Before everything else. */
  readonly first?: ReactNode
  readonly children: ReactNode
}

/** A page around the table: the house's header, then what it is about. */
export const Page = ({ title, className = '', first, children }: PageProps) => {
  const words = useWords()
  useEffect(() => {
    document.title = `${title} · ${words.shell('app')}`
  }, [title, words])
  return (
    <div className="sh-page">
      {first}
      <button type="button" className="sh-skip" onClick={() => document.getElementById('main')?.focus()}>
        {words.shell('skip')}
      </button>
      <header className="sh-bar">
        <a className="sh-brand" href={addressOf({ page: 'home' })}>
          <Lighthouse />
          <span>
            <b>{words.shell('app')}</b>
            <small>{words.shell('tagline')}</small>
          </span>
        </a>
        <Language />
        <YouLink />
        <a
          className="sh-bar-icon"
          href={addressOf({ page: 'settings' })}
          aria-label={words.shell('settings')}
        >
          <Icon name="u-gear" />
        </a>
      </header>
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      <Notices />
    </div>
  )
}
