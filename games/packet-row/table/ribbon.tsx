import type { Seat } from '@quayside/kernel'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { keyboardScroll } from '@quayside/table/keyboard-scroll.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import ribbonStyles from '@quayside/table/ribbon.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo } from 'react'
import { cardNoun } from '../language/index.ts'
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
        <Icon name="u-check" className={` ${styles.check}`} />
      ) : (
        <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
      )
    }
    case 'passed':
    case 'skipped':
      return <Icon name="k-pass" className={styles.passed} />
    case 'has':
      return <Icon name="u-check" className={` ${styles.check}`} />
    case 'now':
      return <b>{packet('ribbon.now')}</b>
    case 'later':
      return cell.master ? <Icon name="k-master" /> : null
  }
}

const Cell = ({ cell, sight }: { readonly cell: RibbonCell; readonly sight: TableView }) => {
  const { seat, state } = cell
  const isNow = state === 'now'
  const whenClass = isNow
    ? `${ribbonStyles.now} ${styles.current}`
    : state === 'later'
      ? ''
      : ribbonStyles.done
  return (
    <li
      className={`${ribbonStyles.turn} ${styles.turn} ${seatClass(seat)} ${whenClass}${seat === sight.viewer ? ` ${ribbonStyles.mine} ${styles.own}` : ''}`}
      aria-current={isNow ? 'step' : undefined}
    >
      <span className={pieceStyles.hidden}>{cellSentence(cell, sight)}</span>
      <span className={`${ribbonStyles.supply} ${styles.picture}`} aria-hidden="true">
        <Given cell={cell} sight={sight} />
      </span>
      <span className={`${ribbonStyles.player} ${styles.player}`} aria-hidden="true">
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
  <li className={`${ribbonStyles.group} ${styles.group}`}>
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
    <li className={`${ribbonStyles.group} ${styles.group}`}>
      <b>{sight.packet('ribbon.naming')}</b>
      <ol>
        <Cell cell={{ seat: master, state: 'now', card: null, master: true }} sight={sight} />
      </ol>
    </li>
  )
}

/** After the last round everybody delivers at once. */
const LastDeliveries = ({ sight }: { readonly sight: TableView }) => (
  <li className={`${ribbonStyles.group} ${styles.group}`}>
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

const nextMaster = ({ at }: TableView): Seat => at.master % at.seats.length

export const Ribbon = ({ sight }: { readonly sight: TableView }) => {
  const { at, history, packet, called } = sight
  const groups = useMemo(() => ribbonOf(at, visitsThisRound(history, at)), [at, history])
  const open = stillOpen(at)
  const inRound = at.phase !== 'over' && at.phase !== 'last-deliveries'
  return (
    <ol
      className={`${ribbonStyles.ribbon} ${styles.ribbon}`}
      aria-label={packet('ribbon')}
      ref={keyboardScroll}
    >
      {withListKeys(groups, ({ area }) => area).map(({ key, item }, place) => (
        <Group key={key} group={item} order={place + 1} sight={sight} />
      ))}
      {at.phase === 'naming' && <Naming sight={sight} />}
      {at.phase === 'last-deliveries' && <LastDeliveries sight={sight} />}
      {open.length > 0 && (
        <li className={`${ribbonStyles.event} ${styles.aside}`}>
          <span className={trayStyles.caption}>{packet('ribbon.open')}</span>
          {open.map((area) => (
            <span key={area} className={`${ribbonStyles.secondLine} ${styles.line}`}>
              <Icon name={areaIcon(area)} />
              {packet(`area.${area}.short`)}
            </span>
          ))}
        </li>
      )}
      {inRound && (
        <li className={`${ribbonStyles.event} ${styles.aside}`}>
          <span className={trayStyles.caption}>{packet('round', { round: at.round + 1 })}</span>
          <span className={`${ribbonStyles.firstLine} ${styles.firstLine}`}>
            <Icon name="k-master" label={packet('master')} />
            <SeatShape seat={nextMaster(sight)} />
            {called[nextMaster(sight)]}
          </span>
        </li>
      )}
    </ol>
  )
}
