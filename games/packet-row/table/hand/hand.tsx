/** The viewer's hand, grouped by use. It never draws cards of other hands. */

import { seatClass } from '@quayside/table/icons/icon-names.ts'
import cardStyles from '@quayside/table/mini-cards.module.css'
import { type ReactNode, useMemo } from 'react'
import { cardFace, cardText } from '../../language/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { shortText } from '../card-text.ts'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { cardClass } from '../view-models/card-class.ts'
import { areaOf, cardOf, kindIcon } from '../view-models/card-look.ts'
import { type Hand as Held, handOf, type Stack } from '../view-models/hand.ts'
import { seatSummary } from '../view-models/seat-summary.ts'
import { CardCount, Ready, Waiting } from './contracts.tsx'
import styles from './hand.module.css'

interface GroupProps {
  readonly title: string
  readonly aside?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Group = ({ title, aside, className = '', children }: GroupProps) => (
  <div className={`${styles.group} ${className}`}>
    <h3>
      {title}
      {aside !== undefined && <em>{aside}</em>}
    </h3>
    {children}
  </div>
)

interface StackProps {
  readonly stack: Stack
  readonly sight: TableView
}

const Goods = ({ stack: { card: word, count }, sight }: StackProps) => {
  const { view, game, packet } = sight
  const card = cardOf(view, word)
  if (card?.type !== 'goods' && card?.type !== 'gold_nugget') return null
  return (
    <BoardItemButton
      thing={{ kind: 'card', card: word, place: 'hand' }}
      sentence={packet('say.held', { card: cardFace(word, game), count })}
      className={styles.good}
      data-type={card.type}
    >
      <Icon name={card.type === 'goods' ? `g-${card.good}` : 'm-nugget'} />
      <b>{card.type === 'goods' ? card.amount : card.units}</b>
      <CardCount count={count} />
    </BoardItemButton>
  )
}

/** A card with a line of what it does now. */
const Mini = ({ stack: { card: word, count }, sight, line }: StackProps & { readonly line: ReactNode }) => {
  const { view, game, packet } = sight
  const card = cardOf(view, word)
  if (card === null) return null
  return (
    <BoardItemButton
      thing={{ kind: 'card', card: word, place: 'hand' }}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        cardText(card, areaOf(view, word), game).effect,
      ])}
      className={`${cardStyles.card} ${styles.card} ${cardClass(view, word)}`}
    >
      <span className={cardStyles.band}>
        <Icon name={kindIcon(card)} />
      </span>
      <span className={`${cardStyles.name} ${styles.name}`}>
        {card.type === 'merchant_ship'
          ? packet(`port.${card.destination}`)
          : card.type === 'victory_points'
            ? shortText(word, game)
            : packet(`kind.${card.type}`)}
        <CardCount count={count} />
      </span>
      <span className={`${cardStyles.line} ${styles.line}`}>{line}</span>
    </BoardItemButton>
  )
}

const HelperLine = ({ stack: { card: word }, sight: { view, packet } }: StackProps) => {
  const type = cardOf(view, word)?.type
  return type === 'trader' || type === 'captain' || type === 'assistant' ? packet(`helper.${type}`) : null
}

const BankLine = ({ stack: { card: word, count }, sight }: StackProps) => {
  const { view, at, me, game, packet } = sight
  const card = cardOf(view, word)
  if (card?.type === 'money') return packet('cash', { money: game.count('dollar', card.value) })
  if (card?.type === 'victory_points') return <b>{game.count('point', card.vp)}</b>
  const { rank, bankerPoints } = seatSummary(view, at, me)
  const points = game.count('point', bankerPoints * count)
  return (
    <span className={bankerPoints === 0 ? styles.unranked : ''}>
      {packet('banker.now', { rank, points })}
    </span>
  )
}

const ShipLine = ({ stack: { card: word }, sight, held }: StackProps & { readonly held: Held }) => {
  const card = cardOf(sight.view, word)
  if (card?.type !== 'merchant_ship') return null
  const bound = (contract: string): boolean => {
    const order = cardOf(sight.view, contract)
    return order !== null && 'destination' in order && order.destination === card.destination
  }
  const use = held.ready.some(({ card: contract }) => bound(contract))
    ? 'ready'
    : held.waiting.some(({ card: contract }) => bound(contract))
      ? 'waits'
      : 'none'
  return (
    <>
      <Icon name={`d-${card.destination}`} />
      {sight.packet(`ship.${use}`)}
    </>
  )
}

export const Hand = ({ sight }: { readonly sight: TableView }) => {
  const { view, at, me, viewer, called, packet, game } = sight
  const held = useMemo(() => handOf(view, at, me), [view, at, me])
  const standing = useMemo(() => seatSummary(view, at, me), [view, at, me])
  const isShown = standing.points !== null
  const together = held.best.flatMap(({ contracts }) => contracts).length
  const inAll = held.ready.reduce((sum, { count }) => sum + count, 0)
  const bank = [...held.points, ...held.bank]
  return (
    <section
      className={`${cardStyles.mine} ${styles.zone} ${styles.hand} ${seatClass(me)}`}
      data-zone="mine"
      data-place="hand"
      aria-label={packet(viewer === me ? 'hand' : 'hand.of', {
        player: called[me] ?? '',
        cards: game.count('card', standing.cards),
      })}
    >
      {!isShown && (
        <Group title={packet('hand.hidden', { player: called[me] ?? '' })}>
          <p className={styles.quiet}>{game.count('card', standing.cards)}</p>
        </Group>
      )}
      {held.ready.length > 0 && (
        <Group
          title={packet('hand.ready')}
          aside={together < inAll ? packet('hand.competing', { together, all: inAll }) : undefined}
        >
          <div className={styles.row}>
            {held.ready.map((contract) => (
              <Ready key={contract.card} contract={contract} sight={sight} />
            ))}
          </div>
        </Group>
      )}
      {held.waiting.length > 0 && (
        <Group title={packet('hand.waiting')}>
          <div className={styles.row}>
            {held.waiting.map((contract) => (
              <Waiting key={contract.card} contract={contract} sight={sight} />
            ))}
          </div>
        </Group>
      )}
      {held.goods.length > 0 && (
        <Group title={packet('hand.goods')}>
          <div className={styles.row}>
            {held.goods.map((stack) => (
              <Goods key={stack.card} stack={stack} sight={sight} />
            ))}
          </div>
        </Group>
      )}
      {held.helpers.length > 0 && (
        <Group title={packet('hand.helpers')}>
          <div className={`${cardStyles.cards} ${styles.cards} ${styles.single}`}>
            {held.helpers.map((stack) => (
              <Mini
                key={stack.card}
                stack={stack}
                sight={sight}
                line={<HelperLine stack={stack} sight={sight} />}
              />
            ))}
          </div>
        </Group>
      )}
      {bank.length > 0 && (
        <Group
          title={packet('hand.bank')}
          aside={packet('hand.points', { points: game.count('point', standing.points ?? 0) })}
        >
          <div className={`${cardStyles.cards} ${styles.cards} ${styles.pairs}`}>
            {bank.map((stack) => (
              <Mini
                key={stack.card}
                stack={stack}
                sight={sight}
                line={<BankLine stack={stack} sight={sight} />}
              />
            ))}
          </div>
        </Group>
      )}
      <Group title={packet('hand.ships')} aside={packet('hand.public')} className={styles.ships}>
        {held.ships.length === 0 ? (
          <p className={styles.quiet}>{packet('hand.no-ship')}</p>
        ) : (
          <div className={`${cardStyles.cards} ${styles.cards} ${styles.single}`}>
            {held.ships.map((stack) => (
              <Mini
                key={stack.card}
                stack={stack}
                sight={sight}
                line={<ShipLine stack={stack} sight={sight} held={held} />}
              />
            ))}
          </div>
        )}
      </Group>
    </section>
  )
}
