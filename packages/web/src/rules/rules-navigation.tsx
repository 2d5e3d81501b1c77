import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useEffect, useRef } from 'react'
import { games, gameTitle } from '../games.ts'
import { hasRulebook, useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'

interface OtherGameProps {
  readonly page: 'rules' | 'cards'
  readonly game: string
}

/** Links to the rules and cards of all games. */
export const RulesNavigation = ({ page, game }: OtherGameProps) => {
  const texts = useTexts()
  const say = useRulesTexts()
  return (
    <nav className={styles.ways} aria-label={say('rules.related')}>
      {games.ids.filter(hasRulebook).map((name) => (
        <a
          key={name}
          className={controls.button}
          aria-current={name === game ? 'page' : undefined}
          href={addressOf(page === 'cards' ? { page, game: name } : { page, game: name, topic: null })}
        >
          {gameTitle(name, texts)}
        </a>
      ))}
      {page === 'cards' ? (
        <a className={controls.button} href={addressOf({ page: 'rules', game, topic: null })}>
          {say('rules.open')}
        </a>
      ) : (
        <a className={controls.button} href={addressOf({ page: 'cards', game })}>
          {say('cards')}
        </a>
      )}
    </nav>
  )
}

/** Scrolls to the top when the page changes. */
export const useScrollTop = (place: string): void => {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current !== place) scrollTo(0, 0)
    seen.current = place
  }, [place])
}
