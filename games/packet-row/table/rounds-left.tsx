import frameStyles from '@quayside/table/frame.module.css'
import { range } from '@quayside/table/list-keys.ts'
import { dryAreasToEnd, roundsUntilEnd, visitsInAll, visitsUntilDry } from '../queries/index.ts'
import { AREAS } from '../rules/index.ts'
import { Icon } from './icons/icon.tsx'
import type { TableView } from './state/table-view.ts'
import styles from './table.module.css'
import { areaClass } from './view-models/card-class.ts'
import { areaIcon } from './view-models/card-look.ts'

/** Few enough to count on. */
const LOW = 3

/** How often each area can still be visited, and when the game can end. */
export const RoundsLeft = ({ sight: { view, at, packet, game } }: { readonly sight: TableView }) => {
  const dry = AREAS.filter((area) => at.boards[area].dry).length
  const isOver = at.phase === 'over' || at.phase === 'last-deliveries'
  return (
    <section className={`${frameStyles.zone} ${styles.closing}`} id="zone-closing" aria-labelledby="closing">
      <div className={styles.caption}>
        <h2 id="closing">{packet('closing')}</h2>
        <p>
          <b>{packet('closing.dry', { dry, most: dryAreasToEnd(view) })}</b>{' '}
          {isOver ? packet('closing.over') : packet('closing.earliest', { rounds: roundsUntilEnd(view) })}
        </p>
      </div>
      {AREAS.map((area, place) => {
        const left = visitsUntilDry(view, place)
        return (
          <div key={area} className={`${styles.gauge} ${areaClass(area)} ${left < LOW ? styles.low : ''}`}>
            <Icon name={areaIcon(area)} />
            <div>
              <span className={styles.gaugeLabel}>
                <b title={game.area(area).plain}>{packet(`area.${area}.short`)}</b>
                <em>{left === 0 ? packet('closing.is-dry') : packet('visits', { visits: left })}</em>
              </span>
              <span className={styles.pips} aria-hidden="true">
                {range(visitsInAll(view, place)).map((pip) => (
                  <i key={pip} className={pip < left ? '' : styles.gone} />
                ))}
              </span>
            </div>
          </div>
        )
      })}
    </section>
  )
}
