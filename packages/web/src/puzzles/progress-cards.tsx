/** The player's puzzle rating with its curve, the latest answers, and which puzzles are available offline. */

import { SETTLED_DEVIATION } from '@quayside/game/puzzles/glicko.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { signed } from '@quayside/table/format.ts'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinItems } from '@quayside/texts'
import { useState } from 'react'
import { useOnline } from '../online/online-store.ts'
import { BASE_PUZZLES } from './puzzle-choice.ts'
import { loadEverything, type PuzzleLibrary, usePuzzleThemes } from './puzzle-library.ts'
import { inARow, type StoredAnswer, usePuzzleProgress } from './puzzle-progress.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'

/** Number of answers in the curve. */
const CURVE_ANSWERS = 40
const WIDTH = 320
const HEIGHT = 110

const curvePath = (ratings: readonly number[], low: number, high: number): string =>
  ratings
    .map((rating, place) => {
      const x = (place / Math.max(1, ratings.length - 1)) * WIDTH
      const y = HEIGHT - ((rating - low) / Math.max(1, high - low)) * HEIGHT
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

const Curve = ({ answers }: { readonly answers: readonly StoredAnswer[] }) => {
  const say = usePuzzleTexts()
  const { locale } = useTexts()
  const [first] = answers
  if (first === undefined || answers.length < 2) return null
  const ratings = [first.before, ...answers.map(({ after }) => after)]
  const [low, high] = [Math.min(...ratings) - 10, Math.max(...ratings) + 10]
  return (
    <>
      <svg className={styles.curve} viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true">
        <path d={curvePath(ratings, low, high)} />
      </svg>
      <details className={styles.note}>
        <summary>{say('as-text')}</summary>
        <p>{say('curve', { from: ratings[0] ?? 0, to: ratings.at(-1) ?? 0, count: answers.length })}</p>
        <p>{joinItems(ratings.map(String), locale)}</p>
      </details>
    </>
  )
}

export const RatingCard = () => {
  const say = usePuzzleTexts()
  const progress = usePuzzleProgress()
  const { player, answers } = progress
  const found = answers.filter(({ score }) => score > 0).length
  return (
    <section className={`${controls.zone} ${styles.card}`} aria-labelledby="rating">
      <div className={controls.zoneHead}>
        <h2 id="rating">{say('rating')}</h2>
      </div>
      {answers.length === 0 ? (
        <p className={styles.note}>{say('rating.none')}</p>
      ) : (
        <>
          <dl className={styles.numbers}>
            <div>
              <dt>{say('rating.error', { deviation: Math.round(player.deviation) })}</dt>
              <dd>
                {Math.round(player.rating)}
                {player.deviation >= SETTLED_DEVIATION && '?'}
              </dd>
            </div>
            <div>
              <dt>{say('solved', { answers: answers.length })}</dt>
              <dd>{found}</dd>
            </div>
            <div>
              <dt>{say('in-a-row')}</dt>
              <dd>{inARow(progress)}</dd>
            </div>
          </dl>
          <Curve answers={answers.slice(-CURVE_ANSWERS)} />
        </>
      )}
    </section>
  )
}

const LATEST = 6

const howAnswered = ({ score, hints }: StoredAnswer): 'result.first' | 'result.hint' | 'result.wrong' => {
  if (score === 0) return 'result.wrong'
  return hints === 0 ? 'result.first' : 'result.hint'
}

export const LatelyAnswered = () => {
  const say = usePuzzleTexts()
  const theme = usePuzzleThemes()
  const answers = usePuzzleProgress((progress) => progress.answers)
  if (answers.length === 0) return null
  return (
    <section className={`${controls.zone} ${styles.card}`} aria-labelledby="lately">
      <div className={controls.zoneHead}>
        <h2 id="lately">{say('lately')}</h2>
      </div>
      <ul className={styles.lately}>
        {answers
          .slice(-LATEST)
          .reverse()
          .map((answer) => {
            const [game = '', id = ''] = answer.key.split('/')
            const [about] = answer.themes
            const change = answer.after - answer.before
            return (
              <li key={answer.key}>
                <SiteIcon
                  name={answer.score === 0 ? 'u-close' : answer.hints === 0 ? 'u-check' : 'u-spark'}
                />
                <a href={`#/puzzles/${game}/${id}`}>
                  <b>{about === undefined ? say('puzzle') : theme(`${game}/${about}`).title}</b>
                  <small>{say(howAnswered(answer))}</small>
                </a>
                <span>{answer.after}</span>
                <em data-sign={change < 0 ? 'down' : 'up'}>{change < 0 ? signed(change) : `+${change}`}</em>
              </li>
            )
          })}
      </ul>
    </section>
  )
}

/** The first packs are part of the site; the others are fetched on demand, or all at once here. */
export const OfflinePuzzles = ({ library: { all } }: { readonly library: PuzzleLibrary }) => {
  const say = usePuzzleTexts()
  const isAvailable = useOnline((online) => online.isAvailable)
  const [state, setState] = useState<'some' | 'fetching' | 'all' | 'failed'>('some')
  const base = all.filter(({ place }) => place < BASE_PUZZLES).length
  const fetchAll = (): void => {
    setState('fetching')
    loadEverything().then(
      () => setState('all'),
      () => setState('failed'),
    )
  }
  return (
    <section className={`${controls.zone} ${styles.card}`} aria-labelledby="offline">
      <div className={controls.zoneHead}>
        <h2 id="offline">{say('device')}</h2>
      </div>
      <p className={styles.note} role="status">
        {say(state === 'failed' ? 'device.failed' : 'device.base', {
          count: state === 'all' ? all.length : base,
        })}
      </p>
      {all.length > base && state !== 'all' && (
        <button type="button" className={controls.button} disabled={state === 'fetching'} onClick={fetchAll}>
          {say('device.all', { count: all.length - base })}
        </button>
      )}
      {isAvailable === true && <p className={styles.note}>{say('device.server')}</p>}
      <p className={styles.note}>
        <a href={addressOf({ page: 'statistics' })}>{say('device.own')}</a>
      </p>
    </section>
  )
}
