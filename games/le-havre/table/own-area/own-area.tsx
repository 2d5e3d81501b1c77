import { seatClass } from '@quayside/table/icons/icon-names.ts'
import cardStyles from '@quayside/table/mini-cards.module.css'
import { useMemo } from 'react'
import { MiniCard } from '../harbour/mini-card.tsx'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { seatSummaries } from '../view-models/seat-summary.ts'
import { Goods } from './goods.tsx'
import styles from './own-area.module.css'
import { ShipsAndLoans } from './ships-and-loans.tsx'
import { Wealth } from './wealth.tsx'

/** From this many on, own buildings take one line each. */
const DENSE_FROM = 10

/** Goods, buildings, ships and loans of the viewer. */
export const OwnArea = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const changed = useChanges().buildings
  const standing = useMemo(() => seatSummaries(sight.view)[sight.me], [sight.view, sight.me])
  if (standing === undefined) return null
  const dense = standing.buildings.length >= DENSE_FROM ? ` ${cardStyles.dense}` : ''
  return (
    <section
      className={`${cardStyles.mine} ${seatClass(sight.me)}`}
      data-zone="mine"
      aria-label={board('zone.mine', { player: sight.called[sight.me] ?? '' })}
    >
      <Wealth sight={sight} standing={standing} />
      <Goods sight={sight} />
      <div className={styles.buildings}>
        {standing.buildings.length === 0 ? (
          <p className={styles.empty}>{board('mine.no-buildings')}</p>
        ) : (
          <div className={`${cardStyles.cards} ${dense}`} data-cards={standing.buildings.length}>
            {standing.buildings.map((card) => (
              <MiniCard key={card} card={card} sight={sight} own changed={changed.has(card)} />
            ))}
          </div>
        )}
      </div>
      <ShipsAndLoans sight={sight} standing={standing} />
    </section>
  )
}
