import type { Seat } from '@quayside/kernel'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { SeatClock, SeatStatus } from '@quayside/table/online/lazy-parts.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { useMemo } from 'react'
import { cardFace } from '../language/index.ts'
import { packetRow } from '../rules/index.ts'
import { BoardItemButton } from './board-item-button.tsx'
import { Flag, Icon } from './icons/icon.tsx'
import styles from './seats.module.css'
import type { TableView } from './state/table-view.ts'
import { deliveredBy, takenBy, visitsThisRound } from './view-models/round-history.ts'
import { type SeatSummary, seatSummary } from './view-models/seat-summary.ts'

type Doing = 'asked' | 'took' | 'passed' | 'decides' | 'done' | 'waits'

const doingOf = ({ view, literal, history }: TableView, seat: Seat, isEnded: boolean): Doing => {
  // A game that ended without a result has no more decisions.
  if (isEnded) return 'done'
  if (packetRow.deciders(view).includes(seat)) return 'asked'
  if (literal.phase === 'over' || literal.phase === 'last-deliveries') return 'done'
  const visits = visitsThisRound(history, literal)
  if (literal.seats[seat]?.piece !== null) return 'took'
  if (seat === literal.master - 1) return 'decides'
  return visits.at(-1)?.answers.some((answer) => answer.seat === seat) === true ? 'passed' : 'waits'
}

const doingText = (doing: Doing, tableView: TableView, seat: Seat): string => {
  const { packet, game, history, literal } = tableView
  if (doing !== 'took') return packet(`seat.${doing}`)
  const card = takenBy(visitsThisRound(history, literal)).get(seat)
  return card === undefined ? packet('seat.took') : cardFace(card, game)
}

interface SeatCardProps {
  readonly seat: Seat
  readonly tableView: TableView
}

const sentenceOf = (
  standing: SeatSummary,
  doing: string,
  delivered: number,
  { seat, tableView }: SeatCardProps,
): string => {
  const { packet, game, displayNames, literal } = tableView
  const ships = standing.ships.map((port) => game.names.destinations[port].name)
  return packet('say.seat', {
    player: displayNames[seat] ?? '',
    money: game.count('dollar', standing.money),
    rank: standing.rank,
    ships: standing.ships.length,
    ports: game.list(ships, 'and'),
    cards: game.count('card', standing.cards),
    delivered,
    master: seat === literal.master - 1 ? 'yes' : 'no',
    doing,
  })
}

/** A longer amount leaves no room beside it on a phone. */
const LONG = 4

const widthOf = (text: string): number => text.replace(/\p{Script=Han}/gu, 'MM').length

const SeatCard = ({ seat, tableView }: SeatCardProps) => {
  const { view, literal, viewer, displayNames, packet, game, history } = tableView
  const standing = useMemo(() => seatSummary(view, literal, seat), [view, literal, seat])
  const delivered = deliveredBy(history, seat).length
  const doing = doingOf(tableView, seat, useEnded())
  const answer = doingText(doing, tableView, seat)
  const facts = [
    { icon: 'k-hand', value: standing.cards, name: packet('seat.cards') },
    { icon: 'k-contract', value: delivered, name: packet('seat.delivered') },
    { icon: 'h-banker', value: standing.bankers ?? '?', name: packet('seat.bankers') },
  ] as const
  const wealth = game.count('dollar', standing.money)
  const isMaster = seat === literal.master - 1
  return (
    <li>
      <BoardItemButton
        item={{ kind: 'seat', seat }}
        sentence={sentenceOf(standing, answer, delivered, { seat, tableView })}
        place={`seat-${seat}`}
        data-mine={seat === viewer || undefined}
        data-long={widthOf(wealth) > LONG || undefined}
        aria-current={doing === 'asked' ? 'step' : undefined}
        className={`${styles.seat} ${seatClass(seat)} ${doing === 'asked' ? styles.asked : ''}`}
      >
        <span className={`${layout.row} ${styles.head}`}>
          <SeatShape seat={seat} />
          <b title={displayNames[seat]}>{displayNames[seat]}</b>
          <SeatStatus seat={seat} />
          <SeatClock seat={seat} />
        </span>
        <span className={styles.money} data-ui="money">
          {wealth}
        </span>
        <span className={styles.ships}>
          {withListKeys(standing.ships, (port) => port).map(({ key, item: port }) => (
            <Flag key={key} to={port} />
          ))}
          {standing.ships.length === 0 && <span className={styles.none}>{packet('seat.no-ship')}</span>}
        </span>
        <span className={styles.facts}>
          {facts.map(({ icon, value, name }) => (
            <span key={icon} className={value === '?' ? styles.none : ''} title={name}>
              {value}
              <Icon name={icon} />
            </span>
          ))}
          {isMaster && (
            <span className={`${layout.center} ${styles.master}`} title={packet('master')}>
              <Icon name="k-master" />
            </span>
          )}
        </span>
        <span className={`${styles.doing} ${doing === 'took' ? styles.took : ''}`} title={answer}>
          {answer}
        </span>
      </BoardItemButton>
    </li>
  )
}

export const Seats = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useTexts()
  return (
    <section className={styles.seats} aria-label={board('zone.players')}>
      <ol className={styles.list} data-zone="players" data-seats={tableView.literal.seats.length}>
        {tableView.literal.seats
          .map((_, seat) => seat)
          .map((seat) => (
            <SeatCard key={seat} seat={seat} tableView={tableView} />
          ))}
      </ol>
    </section>
  )
}
