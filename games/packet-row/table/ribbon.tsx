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

const cellSentence = ({ seat, state, card, master }: RibbonCell, sight: TableView): string => {
  const { called, packet, game } = sight
  return packet('say.answer', {
    player: called[seat] ?? '',
    state,
    card: card === null ? '' : cardNoun(card, game).the,
    master: master ? 'yes' : 'no',
  })
}

const Given = ({ cell, sight }: { readonly cell: RibbonCell; readonly sight: TableView }) => {
  const { view, game, packet } = sight
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

const Cell = ({ cell: planned, sight }: { readonly cell: RibbonCell; readonly sight: TableView }) => {
  // A game that ended without a result asks nobody any more.
  const cell: RibbonCell = useEnded() && planned.state === 'now' ? { ...planned, state: 'later' } : planned
  const { seat, state } = cell
  const isNow = state === 'now'
  const whenClass = isNow ? `${ribbonStyles.now} ${styles.now}` : state === 'later' ? '' : ribbonStyles.done
  return (
    <li
      className={`${layout.column} ${ribbonStyles.turn} ${seatClass(seat)} ${whenClass}${seat === sight.viewer ? ` ${ribbonStyles.mine}` : ''}`}
      aria-current={isNow ? 'step' : undefined}
    >
      <span className={pieceStyles.hidden}>{cellSentence(cell, sight)}</span>
      <span className={`${ribbonStyles.supply} ${styles.answer}`} aria-hidden="true">
        <Given cell={cell} sight={sight} />
      </span>
      <span className={ribbonStyles.player} aria-hidden="true">
        <SeatShape seat={seat} />
        <span>{sight.called[seat]}</span>
      </span>
    </li>
  )
}

interface GroupProps {
  readonly group: RibbonGroup
  readonly order: number
  readonly sight: TableView
}

const Group = ({ group: { area, asking, cells }, order, sight }: GroupProps) => (
  <li className={`${layout.column} ${ribbonStyles.group}`}>
    <b>
      {sight.packet(asking ? 'ribbon.asking' : 'ribbon.closed', {
        order,
        area: sight.game.names.areas[area].name,
      })}
    </b>
    <ol>
      {cells.map((cell) => (
        <Cell key={cell.seat} cell={cell} sight={sight} />
      ))}
    </ol>
  </li>
)

/** The harbour master thinks about which area comes next. */
const Naming = ({ sight }: { readonly sight: TableView }) => {
  const master = sight.at.master - 1
  return (
    <li className={`${layout.column} ${ribbonStyles.group}`}>
      <b>{sight.packet('ribbon.naming')}</b>
      <ol>
        <Cell cell={{ seat: master, state: 'now', card: null, master: true }} sight={sight} />
      </ol>
    </li>
  )
}

/** After the last round everybody delivers at once. */
const LastDeliveries = ({ sight }: { readonly sight: TableView }) => (
  <li className={`${layout.column} ${ribbonStyles.group}`}>
    <b>{sight.packet('ribbon.last')}</b>
    <ol>
      {sight.at.seats
        .map(({ done }, seat) => ({ done, seat }))
        .map(({ done, seat }) => (
          <Cell
            key={seat}
            cell={{ seat, state: done ? 'has' : 'now', card: null, master: false }}
            sight={sight}
          />
        ))}
    </ol>
  </li>
)

/** How near the end is: how many areas are dry, and which comes next. */
const Closing = ({ sight: { view, at, packet } }: { readonly sight: TableView }) => {
  const dry = AREAS.filter((area) => at.boards[area].dry).length
  const [next] = AREAS.filter((area) => !at.boards[area].dry).toSorted(
    (one, other) => visitsUntilDry(view, AREAS.indexOf(one)) - visitsUntilDry(view, AREAS.indexOf(other)),
  )
  const isOver = at.phase === 'over' || at.phase === 'last-deliveries'
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

const nextMaster = ({ at }: TableView): Seat => at.master % at.seats.length

export const Ribbon = ({ sight }: { readonly sight: TableView }) => {
  const { at, history, packet, called } = sight
  const groups = useMemo(() => ribbonOf(at, visitsThisRound(history, at)), [at, history])
  // What was taken in earlier areas lies on the table with its pieces.
  const latest = groups.at(-1)
  const open = stillOpen(at)
  const inRound = at.phase !== 'over' && at.phase !== 'last-deliveries'
  return (
    <ol className={ribbonStyles.ribbon} aria-label={packet('ribbon')} ref={keyboardScroll}>
      {latest !== undefined && at.phase !== 'naming' && (
        <Group group={latest} order={groups.length} sight={sight} />
      )}
      {at.phase === 'naming' && <Naming sight={sight} />}
      {at.phase === 'last-deliveries' && <LastDeliveries sight={sight} />}
      {open.length > 0 && (
        <li className={`${layout.column} ${ribbonStyles.event} ${styles.aside}`}>
          <span className={styles.caption}>{packet('ribbon.open')}</span>
          <span className={styles.line}>
            {open.map((area) => (
              <span key={area}>
                <Icon name={areaIcon(area)} />
                {packet(`area.${area}.short`)}
              </span>
            ))}
          </span>
        </li>
      )}
      {inRound && (
        <li className={`${layout.column} ${ribbonStyles.event} ${styles.aside}`}>
          <span className={styles.caption}>{packet('ribbon.next-master')}</span>
          <span className={styles.line}>
            <SeatShape seat={nextMaster(sight)} />
            {called[nextMaster(sight)]}
          </span>
        </li>
      )}
      <Closing sight={sight} />
    </ol>
  )
}
