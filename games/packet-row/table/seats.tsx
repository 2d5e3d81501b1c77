import type { Seat } from '@quayside/kernel'
import { SeatClock } from '@quayside/table/clock/seat-clock.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'

import pieceStyles from '@quayside/table/pieces.module.css'
import seatStyles from '@quayside/table/seats.module.css'
import { useMemo } from 'react'
import { cardFace } from '../language/index.ts'
import { packetRow } from '../rules/index.ts'
import { BoardItemButton } from './board-item-button.tsx'
import { Icon } from './icons/icon.tsx'
import type { TableView } from './state/table-view.ts'
import styles from './table.module.css'
import { deliveredBy, takenBy, visitsThisRound } from './view-models/round-history.ts'
import { type SeatSummary, seatSummary } from './view-models/seat-summary.ts'

type Doing = 'asked' | 'took' | 'passed' | 'decides' | 'done' | 'waits'

const doingOf = ({ view, at, history }: TableView, seat: Seat): Doing => {
  if (packetRow.deciders(view).includes(seat)) return 'asked'
  if (at.phase === 'over' || at.phase === 'last-deliveries') return 'done'
  const visits = visitsThisRound(history, at)
  if (at.seats[seat]?.piece !== null) return 'took'
  if (seat === at.master - 1) return 'decides'
  return visits.at(-1)?.answers.some((answer) => answer.seat === seat) === true ? 'passed' : 'waits'
}

const doingText = (doing: Doing, sight: TableView, seat: Seat): string => {
  const { packet, game, history, at } = sight
  if (doing !== 'took') return packet(`seat.${doing}`)
  const card = takenBy(visitsThisRound(history, at)).get(seat)
  return card === undefined ? packet('seat.took') : cardFace(card, game)
}

const DOING_CLASS: Readonly<Record<Doing, string | undefined>> = {
  asked: styles.asked,
  took: styles.finished,
  passed: '',
  decides: '',
  done: styles.finished,
  waits: '',
}

interface SeatCardProps {
  readonly seat: Seat
  readonly sight: TableView
}

const sentenceOf = (
  standing: SeatSummary,
  doing: string,
  delivered: number,
  { seat, sight }: SeatCardProps,
): string => {
  const { packet, game, called, at } = sight
  const ships = standing.ships.map((port) => game.names.destinations[port].name)
  return packet('say.seat', {
    player: called[seat] ?? '',
    money: game.count('dollar', standing.money),
    rank: standing.rank,
    ships: standing.ships.length,
    ports: game.list(ships, 'and'),
    cards: game.count('card', standing.cards),
    delivered,
    master: seat === at.master - 1 ? 'yes' : 'no',
    doing,
  })
}

const SeatCard = ({ seat, sight }: SeatCardProps) => {
  const { board } = useTexts()
  const { view, at, viewer, called, packet, game, history } = sight
  const standing = useMemo(() => seatSummary(view, at, seat), [view, at, seat])
  const delivered = deliveredBy(history, seat).length
  const doing = doingOf(sight, seat)
  const told = doingText(doing, sight, seat)
  const facts = [
    { icon: 'k-hand', value: standing.cards, name: packet('seat.cards') },
    { icon: 'k-contract', value: delivered, name: packet('seat.delivered') },
    { icon: 'h-banker', value: standing.bankers ?? '?', name: packet('seat.bankers') },
  ] as const
  return (
    <li>
      <BoardItemButton
        thing={{ kind: 'seat', seat }}
        sentence={sentenceOf(standing, told, delivered, { seat, sight })}
        place={`seat-${seat}`}
        data-mine={seat === viewer || undefined}
        className={`${seatStyles.seat} ${styles.seat} ${seatClass(seat)} ${seat === viewer ? `${seatStyles.mine} ${styles.own}` : ''}`}
      >
        <span className={`${seatStyles.head} ${styles.seatHead}`}>
          <SeatShape seat={seat} />
          <b>{called[seat]}</b>
          <span className={`${seatStyles.wealth} ${styles.worth}`}>
            <span className={`${seatStyles.rank} ${styles.rank}`}>
              {board('seat.rank', { rank: standing.rank })}
            </span>
            <span className={`${pieceStyles.number} ${styles.money}`} data-ui="money">
              {game.count('dollar', standing.money)}
            </span>
          </span>
        </span>
        <span className={styles.route}>
          <Icon name="s-packet" />
          {withListKeys(standing.ships, (port) => port).map(({ key, item: port }) => (
            <span key={key} className={styles.ship}>
              <Icon name={`d-${port}`} />
              <span className={styles.port}>{port.toUpperCase()}</span>
            </span>
          ))}
          {seat === at.master - 1 && (
            <span className={styles.goods}>
              <Icon name="k-master" />
            </span>
          )}
        </span>
        <span className={styles.details}>
          {facts.map(({ icon, value, name }) => (
            <span key={icon} className={value === '?' ? styles.unknown : ''}>
              <span className={styles.detail}>
                {value}
                <Icon name={icon} />
              </span>
              <span className={styles.term}>{name}</span>
            </span>
          ))}
        </span>
        <span className={`${seatStyles.feeding} ${styles.doing} ${DOING_CLASS[doing]}`}>
          {doing === 'took' && <Icon name="u-check" />}
          {doing === 'decides' && <Icon name="k-master" />}
          <span>{told}</span>
        </span>
        <SeatClock seat={seat} />
      </BoardItemButton>
    </li>
  )
}

export const Seats = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useTexts()
  return (
    <section className={seatStyles.seats} aria-label={board('zone.players')}>
      <ol
        className={`${seatStyles.players} ${styles.seats}`}
        data-zone="players"
        data-seats={sight.at.seats.length}
      >
        {sight.at.seats
          .map((_, seat) => seat)
          .map((seat) => (
            <SeatCard key={seat} seat={seat} sight={sight} />
          ))}
      </ol>
    </section>
  )
}
