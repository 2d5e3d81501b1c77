import frameStyles from '@quayside/table/frame.module.css'
import { Quantity } from '@quayside/table/icon-line.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { showZone } from '@quayside/table/zone-tabs.tsx'
import { useMemo } from 'react'
import { stock } from '../../queries/index.ts'
import { TOKENS } from '../../rules/index.ts'
import cardStyles from '../harbour/cards.module.css'
import { MiniCard } from '../harbour/mini-card.tsx'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { seatSummaries } from '../view-models/seat-summary.ts'
import { Goods } from './goods.tsx'
import styles from './own-area.module.css'
import { ShipsAndLoans } from './ships-and-loans.tsx'
import { Wealth } from './wealth.tsx'

/** More buildings take room from the goods. */
const sizeClass = (buildings: number): string | undefined =>
  buildings < 5 ? '' : buildings < 7 ? styles.several : styles.lots

/** Goods, buildings, ships and loans of the viewer. */
export const OwnArea = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const changed = useChanges().buildings
  const standing = useMemo(() => seatSummaries(sight.view)[sight.me], [sight.view, sight.me])
  if (standing === undefined) return null
  return (
    <section
      className={`${frameStyles.zone} ${styles.mine} ${seatClass(sight.me)} ${sizeClass(standing.buildings.length)}`}
      id="zone-mine"
      data-zone="mine"
      aria-label={board('zone.mine', { player: sight.called[sight.me] ?? '' })}
    >
      <Wealth sight={sight} standing={standing} />
      <Goods sight={sight} />
      <div className={styles.buildings}>
        {standing.buildings.length === 0 ? (
          <p className={styles.empty}>
            {sight.viewer === 'spectator'
              ? board('mine.no-buildings.other', { player: sight.called[sight.me] ?? '' })
              : board('mine.no-buildings')}
          </p>
        ) : (
          <div className={`${cardStyles.cards} ${cardStyles.fading}`}>
            {standing.buildings.map((card) => (
              <MiniCard
                key={card}
                card={card}
                sight={sight}
                own
                small={standing.buildings.length > 6}
                changed={changed.has(card)}
              />
            ))}
          </div>
        )}
      </div>
      <ShipsAndLoans sight={sight} standing={standing} />
    </section>
  )
}

/** Kinds of goods that fit beside each other above the tray of a phone. */
const IN_STRIP = 6

/** On a phone, what one holds while another zone is looked at. */
export const GoodsStrip = ({ sight: { view, me } }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const held = TOKENS.flatMap((name, token) => {
    const amount = stock(view, me, token)
    return amount === 0 ? [] : [{ name, amount }]
  })
  return (
    <section
      className={`${styles.strip} ${seatClass(me)}`}
      data-ui="own-goods"
      aria-label={board('zone.own')}
    >
      {held.slice(0, IN_STRIP).map(({ name, amount }) => (
        <Quantity key={name} amount={amount} icon={tokenIcon(name)} />
      ))}
      <button type="button" className={styles.more} onClick={() => showZone('mine')}>
        {held.length > IN_STRIP ? `+${held.length - IN_STRIP}` : board('zone.own')}
        <Icon name="u-chev" />
      </button>
    </section>
  )
}
