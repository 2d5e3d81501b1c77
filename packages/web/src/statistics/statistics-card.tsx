/** Statistics summary on the home page. */

import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { withLabel } from '@quayside/texts'
import { useEffect } from 'react'
import { useOnline } from '../online/online-store.ts'
import styles from './statistics.module.css'
import { type Glance, glanceAt } from './statistics.ts'
import { useStatistics } from './statistics-store.ts'
import { setUpText, statisticsNumbers, useStatisticsTexts } from './statistics-texts.ts'
import { useGameTexts } from './use-game-texts.ts'

export const StatisticsCard = () => {
  const say = useStatisticsTexts()
  const { locale } = useTexts()
  const { games, refresh } = useStatistics()
  const player = useOnline((online) => online.player)
  useEffect(() => {
    void refresh(player)
  }, [refresh, player])
  const glance = games === null ? null : glanceAt(games)
  return (
    <section className={`${controls.zone} ${styles.card}`} aria-labelledby="statistics">
      <div className={controls.zoneHead}>
        <h2 id="statistics">{say('title')}</h2>
        <a
          href={addressOf({ page: 'statistics' })}
          aria-label={withLabel(say('title'), say('glance.all'), locale)}
        >
          {say('glance.all')}
        </a>
      </div>
      {glance === null ? (
        <p className={styles.needs}>{say('glance.needs')}</p>
      ) : (
        <AtAGlance glance={glance} />
      )}
    </section>
  )
}

const AtAGlance = ({ glance }: { readonly glance: Glance }) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const texts = useGameTexts()
  const { whole, tenth } = statisticsNumbers(tableTexts)
  const { games, won, average, setUp, mistakes, weakest, curve } = glance
  return (
    <>
      <dl>
        <div>
          <dd>{whole(games)}</dd>
          <dt>{say('glance.won', { games, won })}</dt>
        </div>
        <div>
          <dd>{whole(average)}</dd>
          <dt>{say('glance.average', { setup: setUpText(setUp, say) })}</dt>
        </div>
        {mistakes !== null && (
          <div>
            <dd>{tenth(mistakes)}</dd>
            <dt>{say('glance.mistakes')}</dt>
          </div>
        )}
      </dl>
      {curve.length > 1 && <BestMoves curve={curve} />}
      <p>
        {weakest === null
          ? say('glance.review')
          : say('glance.weakest', { theme: texts(weakest.game)?.theme(weakest.theme) ?? weakest.theme })}
      </p>
    </>
  )
}

const WIDTH = 340
const HEIGHT = 100
const EDGE = 6

/** Share of best moves in the last games, the oldest first. */
const BestMoves = ({ curve }: { readonly curve: readonly number[] }) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { percent } = statisticsNumbers(tableTexts)
  const least = Math.min(...curve)
  const range = Math.max(0.01, Math.max(...curve) - least)
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * at) / (curve.length - 1)
  const y = (share: number): number => HEIGHT - 20 - ((HEIGHT - 40) * (share - least)) / range
  const line = curve.map((share, at) => `${x(at).toFixed(1)} ${y(share).toFixed(1)}`).join('L')
  const last = curve.length - 1
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('glance.curve', {
        count: curve.length,
        first: percent(curve[0] ?? 0),
        last: percent(curve[last] ?? 0),
      })}
    >
      <path d={`M${line}L${x(last)} ${HEIGHT}L${x(0)} ${HEIGHT}Z`} />
      <path d={`M${line}`} />
      <circle cx={x(last)} cy={y(curve[last] ?? 0)} r="4.5" />
    </svg>
  )
}
