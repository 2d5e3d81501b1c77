/** The viewer's hand, grouped by use. It never draws cards of other hands. */

import { seatClass } from '@quayside/table/icons/icon-names.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { cardFace, cardText } from '../../language/index.ts'
import { packetRow } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { shortText } from '../card-text.ts'
import { Flag, Icon } from '../icons/icon.tsx'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { cardClass } from '../view-models/card-class.ts'
import { areaOf, cardOf, kindIcon } from '../view-models/card-look.ts'
import { type Hand as Held, handOf, type ReadyContract, type Stack } from '../view-models/hand.ts'
import { seatSummary } from '../view-models/seat-summary.ts'
import { CardCount, Ready, WaitingContractRow } from './contracts.tsx'
import styles from './hand.module.css'

interface GroupProps {
  readonly title: string
  readonly aside?: string | undefined
  readonly children: ReactNode
}

const Group = ({ title, aside, children }: GroupProps) => (
  <div className={`${layout.column} ${styles.group}`}>
    <h3>
      {title}
      {aside !== undefined && <em>{aside}</em>}
    </h3>
    {children}
  </div>
)

interface StackProps {
  readonly stack: Stack
  readonly tableView: TableView
}

const Goods = ({ stack: { card: word, count }, tableView }: StackProps) => {
  const { view, game, packet } = tableView
  const card = cardOf(view, word)
  if (card?.type !== 'goods' && card?.type !== 'gold_nugget') return null
  return (
    <BoardItemButton
      item={{ kind: 'card', card: word, place: 'hand' }}
      sentence={packet('say.held', { card: cardFace(word, game), count })}
      className={`${layout.column} ${styles.good}`}
      data-type={card.type}
    >
      <Icon name={card.type === 'goods' ? `g-${card.good}` : 'm-nugget'} />
      <b>{card.type === 'goods' ? card.amount : card.units}</b>
      <CardCount count={count} />
    </BoardItemButton>
  )
}

/** A card with a line about its current use. */
const Mini = ({
  stack: { card: word, count },
  tableView,
  line,
}: StackProps & { readonly line: ReactNode }) => {
  const { view, game, packet } = tableView
  const card = cardOf(view, word)
  if (card === null) return null
  return (
    <BoardItemButton
      item={{ kind: 'card', card: word, place: 'hand' }}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        cardText(card, areaOf(view, word), game).effect,
      ])}
      className={`${styles.mini} ${cardClass(view, word)}`}
    >
      <span className={`${layout.center} ${styles.sign}`}>
        <Icon name={kindIcon(card)} />
      </span>
      <b>
        {card.type === 'merchant_ship' ? (
          <Flag to={card.destination} />
        ) : card.type === 'victory_points' ? (
          shortText(word, game)
        ) : (
          packet(`kind.${card.type}`)
        )}
        <CardCount count={count} />
      </b>
      <span className={styles.line}>{line}</span>
    </BoardItemButton>
  )
}

const HelperLine = ({ stack: { card: word }, tableView: { view, packet } }: StackProps) => {
  const type = cardOf(view, word)?.type
  return type === 'trader' || type === 'captain' || type === 'assistant' ? packet(`helper.${type}`) : null
}

const BankLine = ({ stack: { card: word, count }, tableView }: StackProps) => {
  const { view, literal, me, game, packet } = tableView
  const card = cardOf(view, word)
  if (card?.type === 'money') return packet('cash', { money: game.count('dollar', card.value) })
  if (card?.type === 'victory_points') return game.count('point', card.vp)
  const { rank, bankerPoints } = seatSummary(view, literal, me)
  const points = game.count('point', bankerPoints * count)
  return (
    <span className={bankerPoints === 0 ? styles.unranked : ''}>
      {packet('banker.now', { rank, points })}
    </span>
  )
}

const ShipLine = ({ stack: { card: word }, tableView, held }: StackProps & { readonly held: Held }) => {
  const card = cardOf(tableView.view, word)
  if (card?.type !== 'merchant_ship') return null
  const bound = (contract: string): boolean => {
    const order = cardOf(tableView.view, contract)
    return order !== null && 'destination' in order && order.destination === card.destination
  }
  const use = held.ready.some(({ card: contract }) => bound(contract))
    ? 'ready'
    : held.waiting.some(({ card: contract }) => bound(contract))
      ? 'waits'
      : 'none'
  return tableView.packet(`ship.${use}`)
}

/** Which ends of the hand are scrolled out of view. */
const useHiddenEnds = (
  zone: RefObject<HTMLElement | null>,
): { readonly start: boolean; readonly end: boolean } => {
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const scroller = zone.current
    if (scroller === null) return
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller
      const start = scrollLeft > 2
      const end = scrollLeft + clientWidth < scrollWidth - 2
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(scroller)
    for (const group of scroller.children) resized.observe(group)
    scroller.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  })
  return hidden
}

interface HandProps {
  readonly tableView: TableView
  /** Whether the viewer only watches. */
  readonly watched: boolean
}

export const Hand = ({ tableView, watched }: HandProps) => {
  const { view, literal, me, viewer, displayNames, packet, game } = tableView
  const held = useMemo(() => handOf(view, literal, me), [view, literal, me])
  const standing = useMemo(() => seatSummary(view, literal, me), [view, literal, me])
  const zone = useRef<HTMLDivElement>(null)
  const hidden = useHiddenEnds(zone)
  const deliver = useSelection(({ deliver }) => deliver)
  const delivering =
    useSelection((selection) => selection.delivering !== null) || literal.phase === 'last-deliveries'
  const isShown = standing.points !== null
  const together = held.best.flatMap(({ contracts }) => contracts).length
  const inAll = held.ready.reduce((sum, { count }) => sum + count, 0)
  const ready = held.ready.map(({ card }) => card).join(' ')
  // Contracts that can be delivered come first, and are scrolled into view when they become deliverable.
  useEffect(() => {
    if (ready !== '') zone.current?.scrollTo({ left: 0 })
  }, [ready])
  const canDeliver = ({ way: [first] }: ReadyContract): boolean =>
    !watched && viewer === me && first !== undefined && packetRow.refuse(view, me, first) === null
  const scroll = (way: 1 | -1): void =>
    zone.current?.scrollBy({ left: way * 0.8 * zone.current.clientWidth, behavior: 'smooth' })
  const bank = [...held.points, ...held.bank]
  return (
    <section
      className={`${styles.hand} ${seatClass(me)}`}
      data-zone="mine"
      data-place="hand"
      data-delivering={delivering || undefined}
      data-more-start={hidden.start || undefined}
      data-more-end={hidden.end || undefined}
      aria-label={packet(viewer === me ? 'hand' : 'hand.of', {
        player: displayNames[me] ?? '',
        cards: game.count('card', standing.cards),
      })}
    >
      <div ref={zone} className={styles.groups}>
        {!isShown && (
          <Group title={packet('hand.hidden', { player: displayNames[me] ?? '' })}>
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
                <Ready
                  key={contract.card}
                  contract={contract}
                  tableView={tableView}
                  deliver={canDeliver(contract) ? () => deliver([contract.card]) : undefined}
                />
              ))}
            </div>
          </Group>
        )}
        {held.waiting.length > 0 && (
          <Group title={packet('hand.waiting')}>
            <div className={styles.row}>
              {held.waiting.map((contract) => (
                <WaitingContractRow key={contract.card} contract={contract} tableView={tableView} />
              ))}
            </div>
          </Group>
        )}
        {held.goods.length > 0 && (
          <Group title={packet('hand.goods')}>
            <div className={styles.row}>
              {held.goods.map((stack) => (
                <Goods key={stack.card} stack={stack} tableView={tableView} />
              ))}
            </div>
          </Group>
        )}
        {held.helpers.length > 0 && (
          <Group title={packet('hand.helpers')}>
            <div className={styles.minis}>
              {held.helpers.map((stack) => (
                <Mini
                  key={stack.card}
                  stack={stack}
                  tableView={tableView}
                  line={<HelperLine stack={stack} tableView={tableView} />}
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
            <div className={styles.minis}>
              {bank.map((stack) => (
                <Mini
                  key={stack.card}
                  stack={stack}
                  tableView={tableView}
                  line={<BankLine stack={stack} tableView={tableView} />}
                />
              ))}
            </div>
          </Group>
        )}
        <Group title={packet('hand.ships')} aside={packet('hand.public')}>
          {held.ships.length === 0 ? (
            <p className={styles.quiet}>{packet('hand.no-ship')}</p>
          ) : (
            <div className={styles.minis}>
              {held.ships.map((stack) => (
                <Mini
                  key={stack.card}
                  stack={stack}
                  tableView={tableView}
                  line={<ShipLine stack={stack} tableView={tableView} held={held} />}
                />
              ))}
            </div>
          )}
        </Group>
      </div>
      {/* The keyboard scrolls by moving the focus; these buttons are for pointers. */}
      {hidden.start && (
        <button
          type="button"
          className={styles.back}
          data-ui="scrolls-on"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(-1)}
        >
          <Icon name="u-chev" />
        </button>
      )}
      {hidden.end && (
        <button
          type="button"
          className={styles.on}
          data-ui="scrolls-on"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(1)}
        >
          <Icon name="u-chev" />
        </button>
      )}
    </section>
  )
}
