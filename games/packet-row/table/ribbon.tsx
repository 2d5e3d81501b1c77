import type { Seat } from '@quayside/kernel'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { keyboardScroll } from '@quayside/table/keyboard-scroll.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import ribbonStyles from '@quayside/table/ribbon.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { useMemo } from 'react'
import { cardNoun } from '../language/index.ts'
import { dryAreasToEnd, roundsUntilEnd, visitsUntilDry } from '../queries/index.ts'
import { AREAS } from '../rules/index.ts'
import { Icon } from './icons/icon.tsx'
import type { TableView } from './state/table-view.ts'
import styles from './table.module.css'
import { areaIcon, cardOf, cardPieces } from './view-models/card-look.ts'
import { type RibbonCell, type RibbonGroup, ribbonOf, stillOpen } from './view-models/ribbon.ts'
import { visitsThisRound } from './view-models/round-history.ts'

const cellSentence = ({ seat, state, card, master }: RibbonCell, tableView: TableView): string => {
  const { displayNames, packet, game } = tableView
  return packet('say.answer', {
    player: displayNames[seat] ?? '',
    state,
    card: card === null ? '' : cardNoun(card, game).the,
    master: master ? 'yes' : 'no',
  })
}

const Given = ({ cell, tableView }: { readonly cell: RibbonCell; readonly tableView: TableView }) => {
  const { view, game, packet } = tableView
  switch (cell.state) {
    case 'took': {
      const card = cell.card === null ? null : cardOf(view, cell.card)
      return card === null ? (
        <Icon name="u-check" className={styles.quiet} />
      ) : (
        <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
      )
    }
    case 'passed':
    case 'skipped':
      return <Icon name="k-pass" className={styles.quiet} />
    case 'has':
      return <Icon name="u-check" className={styles.quiet} />
    case 'now':
      return <b>{packet('ribbon.now')}</b>
    case 'later':
      return cell.master ? <Icon name="k-master" /> : null
  }
}

const Cell = ({ cell: planned, tableView }: { readonly cell: RibbonCell; readonly tableView: TableView }) => {
  // A game that ended without a result has no more decisions.
  const cell: RibbonCell = useEnded() && planned.state === 'now' ? { ...planned, state: 'later' } : planned
  const { seat, state } = cell
  const isNow = state === 'now'
  const whenClass = isNow ? `${ribbonStyles.now} ${styles.now}` : state === 'later' ? '' : ribbonStyles.done
  return (
    <li
      className={`${layout.column} ${ribbonStyles.turn} ${seatClass(seat)} ${whenClass}${seat === tableView.viewer ? ` ${ribbonStyles.mine}` : ''}`}
      aria-current={isNow ? 'step' : undefined}
    >
      <span className={pieceStyles.hidden}>{cellSentence(cell, tableView)}</span>
      <span className={`${ribbonStyles.supply} ${styles.answer}`} aria-hidden="true">
        <Given cell={cell} tableView={tableView} />
      </span>
      <span className={ribbonStyles.player} aria-hidden="true">
        <SeatShape seat={seat} />
        <span>{tableView.displayNames[seat]}</span>
      </span>
    </li>
  )
}

interface GroupProps {
  readonly group: RibbonGroup
  readonly order: number
  readonly tableView: TableView
}

const Group = ({ group: { area, asking, cells }, order, tableView }: GroupProps) => (
  <li className={`${layout.column} ${ribbonStyles.group}`}>
    <b>
      {tableView.packet(asking ? 'ribbon.asking' : 'ribbon.closed', {
        order,
        area: tableView.game.names.areas[area].name,
      })}
    </b>
    <ol>
      {cells.map((cell) => (
        <Cell key={cell.seat} cell={cell} tableView={tableView} />
      ))}
    </ol>
  </li>
)

/** Shown while the harbour master chooses the next area. */
const Naming = ({ tableView }: { readonly tableView: TableView }) => {
  const master = tableView.literal.master - 1
  return (
    <li className={`${layout.column} ${ribbonStyles.group}`}>
      <b>{tableView.packet('ribbon.naming')}</b>
      <ol>
        <Cell cell={{ seat: master, state: 'now', card: null, master: true }} tableView={tableView} />
      </ol>
    </li>
  )
}

/** Shown after the last round, while all seats deliver simultaneously. */
const LastDeliveries = ({ tableView }: { readonly tableView: TableView }) => (
  <li className={`${layout.column} ${ribbonStyles.group}`}>
    <b>{tableView.packet('ribbon.last')}</b>
    <ol>
      {tableView.literal.seats
        .map(({ done }, seat) => ({ done, seat }))
        .map(({ done, seat }) => (
          <Cell
            key={seat}
            cell={{ seat, state: done ? 'has' : 'now', card: null, master: false }}
            tableView={tableView}
          />
        ))}
    </ol>
  </li>
)

/** How close the end is: the number of dry areas, and the one that runs dry next. */
const Closing = ({ tableView: { view, literal, packet } }: { readonly tableView: TableView }) => {
  const dry = AREAS.filter((area) => literal.boards[area].dry).length
  const [next] = AREAS.filter((area) => !literal.boards[area].dry).toSorted(
    (one, other) => visitsUntilDry(view, AREAS.indexOf(one)) - visitsUntilDry(view, AREAS.indexOf(other)),
  )
  const isOver = literal.phase === 'over' || literal.phase === 'last-deliveries'
  return (
    <li className={`${layout.column} ${ribbonStyles.event} ${styles.aside}`} data-ui="closing">
      <span className={styles.caption}>{packet('closing.dry', { dry, most: dryAreasToEnd(view) })}</span>
      <span className={styles.line}>
        {!isOver && next !== undefined && <Icon name={areaIcon(next)} label={packet(`area.${next}.short`)} />}
        {isOver ? packet('closing.over') : packet('closing.earliest', { rounds: roundsUntilEnd(view) })}
      </span>
    </li>
  )
}

const nextMaster = ({ literal }: TableView): Seat => literal.master % literal.seats.length

export const Ribbon = ({ tableView }: { readonly tableView: TableView }) => {
  const { literal, history, packet, displayNames } = tableView
  const groups = useMemo(() => ribbonOf(literal, visitsThisRound(history, literal)), [literal, history])
  // Cards taken in earlier areas show their pieces on the boards.
  const latest = groups.at(-1)
  const open = stillOpen(literal)
  const inRound = literal.phase !== 'over' && literal.phase !== 'last-deliveries'
  return (
    <ol className={ribbonStyles.ribbon} aria-label={packet('ribbon')} ref={keyboardScroll}>
      {latest !== undefined && literal.phase !== 'naming' && (
        <Group group={latest} order={groups.length} tableView={tableView} />
      )}
      {literal.phase === 'naming' && <Naming tableView={tableView} />}
      {literal.phase === 'last-deliveries' && <LastDeliveries tableView={tableView} />}
      {open.length > 0 && (
        <li className={`${layout.column} ${ribbonStyles.event} ${styles.aside}`}>
          <span className={styles.caption}>{packet('ribbon.open')}</span>
          <span className={styles.line}>
            {open.map((area) => (
              <span key={area}>
                <Icon name={areaIcon(area)} />
                <span className={styles.areaName}>{packet(`area.${area}.short`)}</span>
              </span>
            ))}
          </span>
        </li>
      )}
      {inRound && (
        <li className={`${layout.column} ${ribbonStyles.event} ${styles.aside}`}>
          <span className={styles.caption}>{packet('ribbon.next-master')}</span>
          <span className={styles.line}>
            <SeatShape seat={nextMaster(tableView)} />
            {displayNames[nextMaster(tableView)]}
          </span>
        </li>
      )}
      <Closing tableView={tableView} />
    </ol>
  )
}
