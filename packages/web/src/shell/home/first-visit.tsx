/** The home page of a first visitor: one main button, and small links to everything else. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { lazy, Suspense, useState } from 'react'
import { games, gameTitle } from '../../games.ts'
import { LazyLobby } from '../../online/lazy-home-parts.tsx'
import { useOnline } from '../../online/online-store.ts'
import { GamePicture } from '../components/game-picture.tsx'
import styles from './home.module.css'

const ImportPanel = lazy(async () => ({ default: (await import('./import-panel.tsx')).ImportPanel }))

interface Way {
  readonly icon: SiteIconName
  readonly title: string
  readonly hint: string
  readonly route: Route
}

export const FirstVisit = () => {
  const texts = useSiteTexts()
  const { shell } = texts
  const isAvailable = useOnline((online) => online.isAvailable)
  const [shown, show] = useState<'join' | 'import' | null>(null)
  const toggle = (part: 'join' | 'import'): void => show(shown === part ? null : part)
  const [first, ...others] = games.all.filter(({ lessons }) => lessons !== undefined)
  const ways: readonly Way[] = [
    ...others.map(
      ({ id: game }): Way => ({
        icon: 'u-play',
        title: gameTitle(game, texts),
        hint: shell('first.other'),
        route: { page: 'lesson', game },
      }),
    ),
    {
      icon: 'u-calendar',
      title: shell('first.daily'),
      hint: shell('first.daily.hint'),
      route: { page: 'daily' },
    },
    {
      icon: 'u-puzzle',
      title: shell('nav.puzzles'),
      hint: shell('first.puzzles.hint'),
      route: { page: 'puzzles', mode: null, detail: null },
    },
    {
      icon: 'u-book',
      title: shell('first.rules'),
      hint: shell('first.rules.hint'),
      route: { page: 'learn' },
    },
  ]
  return (
    <>
      <section className={`${controls.zone} ${styles.first}`} aria-labelledby="first">
        <GamePicture game={first?.id ?? games.ids[0] ?? ''} />
        <div>
          <h1 id="first">{shell('first')}</h1>
          <p>
            {shell('first.hint', {
              games: texts.common.list(
                games.ids.map((game) => shell('first.game', { game: gameTitle(game, texts) })),
                'and',
              ),
            })}
          </p>
        </div>
        <div className={styles.beginning}>
          {first !== undefined && (
            <>
              <a
                className={`${controls.button} ${controls.primary}`}
                href={addressOf({ page: 'lesson', game: first.id })}
              >
                {shell('first.play')}
                <SiteIcon name="u-arrow" />
              </a>
              <p>{shell('first.play.hint', { game: gameTitle(first.id, texts) })}</p>
            </>
          )}
          <p data-ui="new">
            {shell('first.known')} <a href={addressOf({ page: 'new-game' })}>{shell('first.set-up')}</a>
          </p>
          {isAvailable === true && (
            <p>
              {shell('first.link')}{' '}
              <button type="button" aria-expanded={shown === 'join'} onClick={() => toggle('join')}>
                {shell('first.join')}
              </button>
            </p>
          )}
          <p>
            {shell('first.saved')}{' '}
            <button type="button" aria-expanded={shown === 'import'} onClick={() => toggle('import')}>
              {shell('first.open')}
            </button>
          </p>
        </div>
      </section>
      {shown === 'join' && <LazyLobby />}
      <Suspense>
        <ImportPanel isFolded={shown !== 'import'} />
      </Suspense>
      <ul className={styles.ways}>
        {ways.map(({ icon, title, hint, route }) => (
          <li key={title} className={controls.zone}>
            <a href={addressOf(route)}>
              <SiteIcon name={icon} />
              <span>
                <b>{title}</b>
                <small>{hint}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
