import frameStyles from '@quayside/table/frame.module.css'
import { Quantity } from '@quayside/table/icon-line.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useMemo } from 'react'
import { SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, shipWord } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { type ShipPile, shipPiles } from '../view-models/card-piles.ts'
import styles from './ships.module.css'

const Cost = ({ pile }: { readonly pile: ShipPile }) => {
  const record = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(pile.type)]
  if (record === undefined) return null
  return (
    <span className={styles.cost}>
      <span className={styles.material}>
        {(['wood', 'iron', 'steel'] as const).map((name) => {
          const amount = record.build[name]
          return amount === undefined ? null : <Quantity key={name} amount={amount} icon={tokenIcon(name)} />
        })}
        <Quantity amount={record.energy} icon="m-energy" />
      </span>
      {pile.price !== null && <Quantity amount={pile.price} icon="m-franc" className={styles.price} />}
    </span>
  )
}

const Empty = ({ pile }: { readonly pile: ShipPile }) => {
  const { board } = useGameTexts()
  return (
    <div className={`${styles.pile} ${styles.empty}`} data-place={`ships-${pile.type}`}>
      <Icon name={`s-${pile.type}`} className={styles.picture} />
      <span className={styles.title}>
        <b>{board('ship.short', { type: pile.type })}</b>
        <em>
          {pile.firstRound === null ? board('ship.none') : board('ship.round', { round: pile.firstRound })}
        </em>
      </span>
      <Cost pile={pile} />
    </div>
  )
}

const Pile = ({ pile, top }: { readonly pile: ShipPile; readonly top: number }) => {
  const { board, game } = useGameTexts()
  const arriving = pile.arriving === null ? null : SHIPS[pile.arriving]?.value
  return (
    <BoardItemButton
      item={{ kind: 'ship', card: top }}
      place={`ships-${pile.type}`}
      className={`${styles.pile} ${pile.left > 1 ? styles.stacked : ''}`}
      sentence={board('ship.pile', {
        type: game.names.shipTypes[pile.type].name,
        ship: game.ship(shipWord(top)),
        value: SHIPS[top]?.value ?? 0,
        left: pile.left,
        arrives: arriving ?? 0,
      })}
    >
      <Icon name={`s-${pile.type}`} className={styles.picture} />
      <span className={pieceStyles.value}>{SHIPS[top]?.value}</span>
      <span className={styles.title}>
        <b>{board('ship.short', { type: pile.type })}</b>
        <em>
          <span>×{pile.left}</span>
          {arriving !== null && <span className={styles.arriving}>+{arriving}</span>}
        </em>
      </span>
      <Cost pile={pile} />
    </BoardItemButton>
  )
}

export const Ships = ({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const piles = useMemo(() => shipPiles(view), [view])
  return (
    <section
      className={`${frameStyles.zone} ${styles.zone}`}
      id="zone-ships"
      data-zone="ships"
      aria-label={board('zone.ships')}
    >
      <div className={styles.piles}>
        {piles.map((pile) =>
          pile.top === null ? (
            <Empty key={pile.type} pile={pile} />
          ) : (
            <Pile key={pile.type} pile={pile} top={pile.top} />
          ),
        )}
      </div>
    </section>
  )
}
