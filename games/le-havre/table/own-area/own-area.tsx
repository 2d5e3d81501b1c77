import frameStyles from '@quayside/table/frame.module.css'
import { Quantity } from '@quayside/table/icon-line.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { showZone } from '@quayside/table/zone-tabs.tsx'
import { useMemo } from 'react'
import { stock } from '../../queries/index.ts'
import { GOODS, TOKENS } from '../../rules/index.ts'
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

/** More buildings leave less room for the goods. */
const sizeClass = (buildings: number): string | undefined =>
  buildings < 5 ? '' : buildings < 7 ? styles.several : styles.lots

/** Goods, buildings, ships and loans of the viewer. */
export const OwnArea = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const changed = useChanges().buildings
  const standing = useMemo(() => seatSummaries(tableView.view)[tableView.me], [tableView.view, tableView.me])
  if (standing === undefined) return null
  return (
    <section
      className={`${frameStyles.zone} ${styles.mine} ${seatClass(tableView.me)} ${sizeClass(standing.buildings.length)}`}
      id="zone-mine"
      data-zone="mine"
      aria-label={board('zone.mine', { player: tableView.displayNames[tableView.me] ?? '' })}
    >
      <Wealth tableView={tableView} standing={standing} />
      <Goods tableView={tableView} />
      <div className={styles.buildings}>
        {standing.buildings.length === 0 ? (
          <p className={styles.empty}>
            {tableView.viewer === 'spectator'
              ? board('mine.no-buildings.other', { player: tableView.displayNames[tableView.me] ?? '' })
              : board('mine.no-buildings')}
          </p>
        ) : (
          <div className={`${cardStyles.cards} ${cardStyles.fading}`}>
            {standing.buildings.map((card) => (
              <MiniCard
                key={card}
                card={card}
                tableView={tableView}
                own
                small={standing.buildings.length > 6}
                changed={changed.has(card)}
              />
            ))}
          </div>
        )}
      </div>
      <ShipsAndLoans tableView={tableView} standing={standing} />
    </section>
  )
}

/** On a phone: the viewer's goods while another zone is open. */
export const GoodsStrip = ({ tableView: { view, me } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const held = (['franc', ...GOODS] as const).flatMap((name) => {
    const amount = stock(view, me, TOKENS.indexOf(name))
    return amount === 0 ? [] : [{ name, amount }]
  })
  return (
    <section
      className={`${styles.strip} ${seatClass(me)}`}
      data-ui="own-goods"
      aria-label={board('zone.own')}
    >
      <div aria-hidden="true">
        {held.map(({ name, amount }) => (
          <Quantity key={name} amount={amount} icon={tokenIcon(name)} />
        ))}
      </div>
      <button type="button" className={styles.more} onClick={() => showZone('mine')}>
        {board('zone.own')}
        <Icon name="u-chev" />
      </button>
    </section>
  )
}
