/** The player's finished online games: players, results, and rating changes. */
import type { GameHistory as History } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText, signed } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf, roomSource } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useEffect, useState } from 'react'
import { gameTitle, hasReplay } from '../../games.ts'
import styles from '../community/community.module.css'
import { getHistory } from '../community/community-api.ts'
import { ResultLine } from '../community/result-line.tsx'
import { Section } from '../community/section.tsx'

/** Page size of the server. */
const PAGE_SIZE = 20

export const GameHistory = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const [games, setGames] = useState<History | null>(null)
  const [isComplete, setComplete] = useState(true)
  useEffect(() => {
    void getHistory(0).then((first) => {
      if (!first.ok) return
      setGames(first.value)
      setComplete(first.value.length < PAGE_SIZE)
    })
  }, [])
  const loadMore = async (): Promise<void> => {
    const next = await getHistory(games?.length ?? 0)
    if (!next.ok) return
    setGames([...(games ?? []), ...next.value])
    setComplete(next.value.length < PAGE_SIZE)
  }
  return (
    <Section title={people('history')}>
      {games?.length === 0 && <p className={controls.quiet}>{people('history.none')}</p>}
      <ul className={styles.list} data-ui="history">
        {games?.map(({ room, game, names, bots, ended, results, ratingChange }) => (
          <li key={room}>
            <span>
              <b>{gameTitle(game, texts)}</b>
              <ResultLine names={names} bots={bots} results={results} />
              <small>
                {[
                  dayText(ended, texts),
                  ...(ratingChange === null
                    ? []
                    : [
                        people('history.rating', {
                          change: ratingChange > 0 ? `+${ratingChange}` : signed(ratingChange),
                        }),
                      ]),
                ].join(' · ')}
              </small>
            </span>
            {hasReplay(game) && (
              <a
                className={`${controls.button} ${styles.button}`}
                href={addressOf({ page: 'replay', source: roomSource(room), position: null, review: false })}
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
