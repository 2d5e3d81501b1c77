import type { Profile } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf, roomSource } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { gameTitle, hasReplay } from '../../games.ts'
import styles from './community.module.css'
import { ResultLine } from './result-line.tsx'
import { Section } from './section.tsx'

/** Page size of the server. */
const PAGE_SIZE = 20

interface FinishedGamesProps<Game> {
  readonly title: string
  /** Shown instead of an empty list. */
  readonly none: string
  readonly first: readonly Game[]
  /** The next page; null when it cannot be loaded. */
  readonly loadFrom: (offset: number) => Promise<readonly Game[] | null>
  readonly details: (game: Game) => string
}

/** Finished online games, latest first, with their results and links to the replays; loaded page by page. */
export const FinishedGames = <Game extends Profile['games'][number]>({
  title,
  none,
  first,
  loadFrom,
  details,
}: FinishedGamesProps<Game>) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const [games, setGames] = useState(first)
  const [isComplete, setComplete] = useState(first.length < PAGE_SIZE)
  const loadMore = async (): Promise<void> => {
    const next = await loadFrom(games.length)
    if (next === null) return
    setGames([...games, ...next])
    setComplete(next.length < PAGE_SIZE)
  }
  return (
    <Section title={title}>
      {games.length === 0 && <p className={controls.quiet}>{none}</p>}
      <ul className={styles.list} data-ui="finished-games">
        {games.map((finished) => (
          <li key={finished.room}>
            <span>
              <b>{gameTitle(finished.game, texts)}</b>
              <ResultLine {...finished} />
              <small>{details(finished)}</small>
            </span>
            {hasReplay(finished.game) && (
              <a
                className={`${controls.button} ${styles.button}`}
                href={addressOf({
                  page: 'replay',
                  source: roomSource(finished.room),
                  position: null,
                  review: false,
                })}
              >
                {people('profile.replay')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {!isComplete && (
        <button
          type="button"
          className={`${controls.button} ${styles.button}`}
          onClick={() => void loadMore()}
        >
          {people('profile.more')}
        </button>
      )}
    </Section>
  )
}
