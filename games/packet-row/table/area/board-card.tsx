/** A card on a space of an area. */
import type { Refusal } from '@quayside/kernel'
import type { Card } from '../../rules/index.ts'
import { CardPicture } from '../card-picture.tsx'
import { cardSentence, priceOf, shortText } from '../card-words.ts'
import { Icon } from '../icons/icon.tsx'
import { cardClass, cardOf, isContract, kindIcon } from '../reading/cards.ts'
import type { Place } from '../state/selection.ts'
import type { Sight } from '../state/sight.ts'
import { ThingButton } from '../thing-button.tsx'

const Value = ({ card }: { readonly card: Card }) => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
    case 'goods':
      return (
        <span className="pv">
          <b>{card.amount}</b>
          <Icon name={`g-${card.good}`} />
        </span>
      )
    case 'gold_nugget':
      return (
        <span className="pv">
          <b>{card.units}</b>
          <Icon name="m-nugget" />
        </span>
      )
    case 'merchant_ship':
      return (
        <span className="pv">
          <Icon name={`d-${card.destination}`} className="fl" />
        </span>
      )
    case 'victory_points':
      return (
        <span className="pv">
          <b className="sv">{card.vp}</b>
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
      <span className="pd">
        <Icon name={`d-${card.destination}`} />
        <span>{packet(`port.${card.destination}`)}</span>
      </span>
    )
  switch (card.type) {
    case 'victory_points':
      return (
        <span className="pd">
          <span>{shortText(word, game)}</span>
        </span>
      )
    case 'merchant_ship':
      return (
        <span className="pd">
          <span>{packet(`port.${card.destination}`)}</span>
        </span>
      )
    case 'goods':
      return (
        <span className="pd">
          <span>{game.names.goods[card.good].name}</span>
        </span>
      )
    case 'gold_nugget':
      return (
        <span className="pd">
          <span>{packet(card.units === 1 ? 'card.nugget' : 'card.nuggets')}</span>
        </span>
      )
    case 'money':
      return (
        <>
          <span className="pv">
            <b>{game.count('dollar', card.value)}</b>
          </span>
          <span className="pd">
            <span>{packet('card.money')}</span>
          </span>
        </>
      )
    default:
      return (
        <span className="pd">
          <span className="ab1">{game.names.cards[card.type].name}</span>
          <span>{packet(`card.${card.type}`)}</span>
        </span>
      )
  }
}

interface FaceProps {
  readonly card: Card
  readonly word: string
  readonly sight: Sight
}

const Price = ({
  card,
  refusal,
  sight: { game, packet },
}: FaceProps & { readonly refusal: Refusal | null }) => {
  if (isContract(card))
    return <span className="pp rw">{packet('pays', { money: game.count('dollar', card.reward) })}</span>
  const price = priceOf(card)
  if (refusal?.code === 'too-dear') {
    const { money } = refusal.params
    const short = price - (typeof money === 'number' ? money : 0)
    return <span className="pp no">{packet('why.short', { money: game.count('dollar', short) })}</span>
  }
  return price === 0 ? (
    <span className="pp fr">{packet('free')}</span>
  ) : (
    <span className="pp">{game.count('dollar', price)}</span>
  )
}

interface BoardCardProps {
  readonly word: string
  readonly place: Extract<Place, 'current' | 'future'>
  readonly sight: Sight
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
      <div className="pc took">
        <span className="tx">{packet('face-down')}</span>
      </div>
    )
  const face = { card, word, sight }
  return (
    <ThingButton
      thing={{ kind: 'card', card: word, place }}
      sentence={cardSentence(word, place, refusal, delivers, sight)}
      place={`card-${word}`}
      className={`pc ${cardClass(view, word)} ${card.type}${refusal === null ? '' : ' off'}`}
    >
      <span className="pb">
        <Icon name={kindIcon(card)} />
        <span>{packet(`kind.${card.type}`)}</span>
      </span>
      <CardPicture card={card} word={word} className="pa" />
      <span className="pm">
        <Value card={card} />
        <Described {...face} />
      </span>
      <Price {...face} refusal={refusal} />
      {delivers > 0 && <span className="hint">{packet('delivers', { contracts: delivers })}</span>}
    </ThingButton>
  )
}
