/** A card on a space of an area. */
import type { Refusal } from '@quayside/kernel'
import type { Card } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { CardPicture } from '../card-picture.tsx'
import { cardSentence, priceOf, shortText } from '../card-text.ts'
import { Icon } from '../icons/icon.tsx'
import type { Place } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { cardClass } from '../view-models/card-class.ts'
import { cardOf, isContract, kindIcon } from '../view-models/card-look.ts'
import styles from './area.module.css'

const Value = ({ card }: { readonly card: Card }) => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
    case 'goods':
      return (
        <span className={styles.figure}>
          <b>{card.amount}</b>
          <Icon name={`g-${card.good}`} />
        </span>
      )
    case 'gold_nugget':
      return (
        <span className={styles.figure}>
          <b>{card.units}</b>
          <Icon name="m-nugget" />
        </span>
      )
    case 'merchant_ship':
      return (
        <span className={styles.figure}>
          <Icon name={`d-${card.destination}`} className={styles.flag} />
        </span>
      )
    case 'victory_points':
      return (
        <span className={styles.figure}>
          <b className={styles.points}>{card.vp}</b>
        </span>
      )
    default:
      return null
  }
}

/** What stands below the value. */
const Described = ({ card, word, sight }: FaceProps) => {
  const { packet, game } = sight
  if (isContract(card))
    return (
      <span className={styles.detail}>
        <Icon name={`d-${card.destination}`} />
        <span>{packet(`port.${card.destination}`)}</span>
      </span>
    )
  switch (card.type) {
    case 'victory_points':
      return (
        <span className={styles.detail}>
          <span>{shortText(word, game)}</span>
        </span>
      )
    case 'merchant_ship':
      return (
        <span className={styles.detail}>
          <span>{packet(`port.${card.destination}`)}</span>
        </span>
      )
    case 'goods':
      return (
        <span className={styles.detail}>
          <span>{game.names.goods[card.good].name}</span>
        </span>
      )
    case 'gold_nugget':
      return (
        <span className={styles.detail}>
          <span>{packet(card.units === 1 ? 'card.nugget' : 'card.nuggets')}</span>
        </span>
      )
    case 'money':
      return (
        <>
          <span className={styles.figure}>
            <b>{game.count('dollar', card.value)}</b>
          </span>
          <span className={styles.detail}>
            <span>{packet('card.money')}</span>
          </span>
        </>
      )
    default:
      return (
        <span className={styles.detail}>
          <span className={styles.kind}>{game.names.cards[card.type].name}</span>
          <span>{packet(`card.${card.type}`)}</span>
        </span>
      )
  }
}

interface FaceProps {
  readonly card: Card
  readonly word: string
  readonly sight: TableView
}

const Price = ({
  card,
  refusal,
  sight: { game, packet },
}: FaceProps & { readonly refusal: Refusal | null }) => {
  if (isContract(card))
    return (
      <span className={`${styles.price} ${styles.reward}`}>
        {packet('pays', { money: game.count('dollar', card.reward) })}
      </span>
    )
  const price = priceOf(card)
  if (refusal?.code === 'too-dear') {
    const { money } = refusal.params
    const short = price - (typeof money === 'number' ? money : 0)
    return (
      <span className={`${styles.price} ${styles.lacking}`}>
        {packet('why.short', { money: game.count('dollar', short) })}
      </span>
    )
  }
  return price === 0 ? (
    <span className={`${styles.price} ${styles.free}`}>{packet('free')}</span>
  ) : (
    <span className={styles.price}>{game.count('dollar', price)}</span>
  )
}

interface BoardCardProps {
  readonly word: string
  readonly place: Extract<Place, 'current' | 'future'>
  readonly sight: TableView
  /** Why the viewer cannot take it, where the viewer is asked. */
  readonly refusal: Refusal | null
  /** How many contracts it would let the viewer fulfil. */
  readonly delivers: number
}

export const BoardCard = ({ word, place, sight, refusal, delivers }: BoardCardProps) => {
  const { view, packet } = sight
  const card = cardOf(view, word)
  if (card === null)
    return (
      <div className={`${styles.card} ${styles.taken}`} data-ui="taken">
        <span className={styles.text}>{packet('face-down')}</span>
      </div>
    )
  const face = { card, word, sight }
  return (
    <BoardItemButton
      thing={{ kind: 'card', card: word, place }}
      sentence={cardSentence(word, place, refusal, delivers, sight)}
      place={`card-${word}`}
      className={`${styles.card} ${cardClass(view, word)} ${refusal === null ? '' : styles.refused}`}
      data-type={card.type}
    >
      <span className={styles.band}>
        <Icon name={kindIcon(card)} />
        <span>{packet(`kind.${card.type}`)}</span>
      </span>
      <CardPicture card={card} word={word} className={styles.picture} />
      <span className={styles.caption}>
        <Value card={card} />
        <Described {...face} />
      </span>
      <Price {...face} refusal={refusal} />
      {delivers > 0 && <span className={styles.delivers}>{packet('delivers', { contracts: delivers })}</span>}
    </BoardItemButton>
  )
}
