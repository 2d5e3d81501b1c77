/** The cards for one contract: goods, nuggets, traders, then the ship and its captain. */

import { keyboardScroll } from '@quayside/table/keyboard-scroll.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { cardNoun } from '../../language/index.ts'
import { Flag, Icon } from '../icons/icon.tsx'
import { cardOf } from '../view-models/card-look.ts'
import type { LaneLoad, Loaded } from '../view-models/delivery.ts'
import { useTrayDecision } from './decision-context.ts'
import styles from './tray.module.css'

const Goods = ({ loaded }: { readonly loaded: Loaded }) => {
  const { tableView } = useTrayDecision()
  const { view, game, packet } = tableView
  const card = cardOf(view, loaded.card)
  if (card?.type !== 'goods' && card?.type !== 'gold_nugget') return null
  const as = game.names.goods[loaded.as].name
  return (
    <li
      className={`${layout.row} ${styles.loadedCard} ${loaded.lost > 0 ? styles.lost : ''}`}
      title={cardNoun(loaded.card, game).plain}
    >
      <Icon name={card.type === 'goods' ? `g-${card.good}` : 'm-nugget'} />
      <b>{card.type === 'goods' ? card.amount : card.units}</b>
      {loaded.turned && <Icon name="h-trader" />}
      <em>
        {loaded.lost > 0
          ? packet('load.lost', { lost: loaded.lost })
          : loaded.turned || card.type === 'gold_nugget'
            ? packet('load.as', { good: as })
            : packet('load.units', { units: loaded.here })}
      </em>
    </li>
  )
}

export const LoadedCards = ({ load: { cargo, ships } }: { readonly load: LaneLoad }) => {
  const { tableView } = useTrayDecision()
  const { view, packet } = tableView
  return (
    <ul className={styles.loaded} aria-label={packet('load')} ref={keyboardScroll}>
      {withListKeys(cargo, ({ card }) => card).map(({ key, item }) => (
        <Goods key={key} loaded={item} />
      ))}
      {withListKeys(ships, ({ card }) => card).map(({ key, item: { card, to, turned } }) => {
        const ship = cardOf(view, card)
        return ship?.type === 'merchant_ship' ? (
          <li
            key={key}
            className={`${layout.row} ${styles.loadedCard}`}
            title={turned ? packet('load.to', { port: packet(`port.${to}`) }) : undefined}
          >
            <Icon name="s-packet" />
            <Flag to={ship.destination} />
            {turned && <Icon name="h-captain" />}
            <em>{turned ? packet('load.to', { port: to.toUpperCase() }) : packet('load.ship')}</em>
          </li>
        ) : null
      })}
    </ul>
  )
}
