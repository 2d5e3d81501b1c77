import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import ribbonStyles from '@quayside/table/ribbon.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { memo, useMemo } from 'react'
import type { UpcomingRoundEnd, UpcomingTurn } from '../../queries/index.ts'
import { SUPPLY_TILES } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { type RibbonPart, ribbon, turnSentence } from '../view-models/turn-ribbon.ts'

const WHEN_CLASS: Readonly<Record<string, string | undefined>> = {
  now: ribbonStyles.now,
  done: ribbonStyles.done,
}

interface TurnProps {
  readonly turn: UpcomingTurn
  /** Above the first turn of a round. */
  readonly heading: string | null
  readonly tableView: TableView
}

const Turn = ({ turn, heading, tableView }: TurnProps) => {
  const texts = useGameTexts()
  const goods = turn.tile === null ? null : (SUPPLY_TILES[turn.tile]?.goods ?? null)
  const mine = turn.seat === tableView.viewer
  return (
    <li
      className={`${layout.column} ${ribbonStyles.turn} ${seatClass(turn.seat)}${mine ? ` ${ribbonStyles.mine}` : ''} ${WHEN_CLASS[turn.when] ?? ''}`}
      aria-current={turn.when === 'now' ? 'step' : undefined}
    >
      {heading !== null && <b>{heading}</b>}
      <span className={pieceStyles.hidden}>
        {turnSentence(turn, tableView.displayNames[turn.seat] ?? '', texts)}
      </span>
      <span className={ribbonStyles.supply} aria-hidden="true">
        {turn.round === null ? (
          <Icon name="t-hourglass" />
        ) : goods === null ? (
          <i className={ribbonStyles.faceDown}>?</i>
        ) : (
          goods.map((name) => <Icon key={name} name={tokenIcon(name)} />)
        )}
      </span>
      <span className={ribbonStyles.player} title={tableView.displayNames[turn.seat]} aria-hidden="true">
        <SeatShape seat={turn.seat} />
        <span>{tableView.displayNames[turn.seat]}</span>
      </span>
      {turn.interest === true && <Icon name="m-interest" className={ribbonStyles.interest} />}
    </li>
  )
}

const Feeding = ({ end }: { readonly end: UpcomingRoundEnd }) => {
  const { board } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const { food, harvest, townGets } = end.brings
  const now = end.when === 'now'
  return (
    <li
      className={`${layout.column} ${ribbonStyles.event}${now ? ` ${ribbonStyles.now}` : ''}`}
      aria-current={now ? 'step' : undefined}
    >
      <button
        type="button"
        aria-label={board('ribbon.feeding', {
          round: end.round,
          food,
          harvest: harvest ? 'yes' : 'no',
          town: townGets,
        })}
        onClick={() => select({ kind: 'round', round: end.round })}
      >
        <span className={ribbonStyles.firstLine}>
          <Icon name="m-food" />
          {now ? board('ribbon.feed', { food }) : food}
        </span>
        <span className={ribbonStyles.secondLine}>
          {now ? (
            board('ribbon.now')
          ) : (
            <>
              <Icon name={harvest ? 'm-harvest' : 'm-noharvest'} />
              {townGets === 'standard' && <Icon name="t-town" />}
              {townGets === 'special' && <Icon name="t-special" />}
            </>
          )}
        </span>
      </button>
    </li>
  )
}

const Part = ({ part, tableView }: { readonly part: RibbonPart; readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  if (part.kind === 'round-end') return <Feeding end={part} />
  const heading = part.round === null ? board('ribbon.final') : board('ribbon.round', { round: part.round })
  return part.turns.map((turn, place) => (
    <Turn key={turn.turn} turn={turn} heading={place === 0 ? heading : null} tableView={tableView} />
  ))
}

const keyOf = (part: RibbonPart): string =>
  part.kind === 'round-end' ? `end ${part.round}` : `turns ${part.round ?? 'final'}`

export const Ribbon = memo(({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const parts = useMemo(() => ribbon(tableView.view), [tableView.view])
  return (
    <ol
      className={`${ribbonStyles.ribbon} ${ribbonStyles.whole}`}
      data-ui="ribbon"
      aria-label={board('ribbon')}
    >
      {parts.map((part) => (
        <Part key={keyOf(part)} part={part} tableView={tableView} />
      ))}
    </ol>
  )
})
