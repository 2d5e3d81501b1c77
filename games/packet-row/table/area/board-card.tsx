/** A card on a space of an area. */

import type { Refusal } from '@quayside/kernel'
import layout from '@quayside/table/styles/layout.module.css'
import type { Card } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { CardPicture } from '../card-picture.tsx'
import { cardSentence, priceOf, shortText } from '../card-text.ts'
import { Flag, Icon } from '../icons/icon.tsx'
import type { CardPlace } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { cardClass } from '../view-models/card-class.ts'
import { cardOf, isContract, kindIcon } from '../view-models/card-look.ts'
import styles from './area.module.css'

interface FaceProps {
  readonly card: Card
  readonly word: string
  readonly tableView: TableView
}

/** The value of the card, with a line of text below. */
const Value = ({ card, word, tableView: { game, packet } }: FaceProps) => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return (
        <>
          <span className={`${layout.row} ${styles.figure}`}>
            <b>{card.amount}</b>
            <Icon name={`g-${card.good}`} />
          </span>
          <span className={`${layout.row} ${styles.to}`}>
            <Icon name="u-arrow" />
            <Flag to={card.destination} />
          </span>
        </>
      )
    case 'goods':
      return (
        <>
          <span className={`${layout.row} ${styles.figure}`}>
            <b>{card.amount}</b>
            <Icon name={`g-${card.good}`} />
          </span>
          <span className={styles.texts}>{game.names.goods[card.good].name}</span>
        </>
      )
    case 'gold_nugget':
      return (
        <>
          <span className={`${layout.row} ${styles.figure}`}>
            <b>{card.units}</b>
            <Icon name="m-nugget" />
          </span>
          <span className={styles.texts}>{packet(card.units === 1 ? 'card.nugget' : 'card.nuggets')}</span>
        </>
      )
    case 'merchant_ship':
      return (
        <>
          <span className={`${layout.row} ${styles.to}`}>
            <Flag to={card.destination} />
          </span>
          <span className={styles.texts}>{packet(`port.${card.destination}`)}</span>
        </>
      )
    case 'victory_points':
      return (
        <>
          <b className={styles.points}>{card.vp}</b>
          <span className={styles.texts}>{shortText(word, game)}</span>
        </>
      )
    case 'money':
      return (
        <>
          <span className={`${layout.row} ${styles.figure}`}>
            <b>{game.count('dollar', card.value)}</b>
          </span>
          <span className={styles.texts}>{packet('card.money')}</span>
        </>
      )
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return (
        <>
          <span className={styles.kind}>{packet(`kind.${card.type}`)}</span>
          <span className={styles.texts}>{packet(`card.${card.type}`)}</span>
        </>
      )
  }
}

const Price = ({
  card,
  refusal,
  tableView: { game, packet },
}: FaceProps & { readonly refusal: Refusal | null }) => {
  if (isContract(card))
    return (
      <span className={`${layout.center} ${styles.price} ${styles.reward}`} data-ui="price">
        {packet('pays', { money: game.count('dollar', card.reward) })}
      </span>
    )
  const price = priceOf(card)
  if (refusal?.code === 'too-dear') {
    const { money } = refusal.params
    const short = price - (typeof money === 'number' ? money : 0)
    return (
      <span className={`${layout.center} ${styles.price} ${styles.lacking}`} data-ui="price">
        {packet('why.short', { money: game.count('dollar', short) })}
      </span>
    )
  }
  return price === 0 ? (
    <span className={`${layout.center} ${styles.price} ${styles.free}`} data-ui="price">
      {packet('free')}
    </span>
  ) : (
    <span className={`${layout.center} ${styles.price}`} data-ui="price">
      {game.count('dollar', price)}
    </span>
  )
}

interface BoardCardProps {
  readonly word: string
  readonly place: Extract<CardPlace, 'current' | 'future'>
  readonly tableView: TableView
  /** Why the viewer cannot take it, if the viewer is asked. */
  readonly refusal: Refusal | null
  /** Number of contracts that it would let the viewer fulfil. */
  readonly delivers: number
}

export const BoardCard = ({ word, place, tableView, refusal, delivers }: BoardCardProps) => {
  const { view, packet } = tableView
  const card = cardOf(view, word)
  if (card === null)
    return (
      <div className={`${styles.card} ${styles.taken}`} data-ui="taken">
        <span className={`${layout.column} ${styles.taker}`}>{packet('face-down')}</span>
      </div>
    )
  const face = { card, word, tableView }
  return (
    <BoardItemButton
      item={{ kind: 'card', card: word, place }}
      sentence={cardSentence(word, place, refusal, delivers, tableView)}
      place={`card-${word}`}
      className={`${styles.card} ${cardClass(view, word)} ${refusal === null ? '' : styles.refused}`}
      data-type={card.type}
    >
      <span className={styles.face}>
        <span className={`${layout.row} ${styles.band}`}>
          <Icon name={kindIcon(card)} />
          <span>{packet(`kind.${card.type}`)}</span>
        </span>
        <CardPicture card={card} word={word} className={styles.picture} />
        {delivers > 0 && (
          <span className={styles.delivers} title={packet('delivers', { contracts: delivers })}>
            {packet('delivers', { contracts: delivers })}
          </span>
        )}
        <span className={`${layout.column} ${styles.value}`}>
          <Value {...face} />
        </span>
        <Price {...face} refusal={refusal} />
      </span>
    </BoardItemButton>
  )
}
