import type { TableProps } from '@quayside/game'
import { Drawers } from '@quayside/table/drawers.tsx'
import frameStyles from '@quayside/table/frame.module.css'
import { Keyboard as TableKeys } from '@quayside/table/keyboard/keyboard.tsx'
import { LiveRegion } from '@quayside/table/log/live-region.tsx'
import { Log as TableLog } from '@quayside/table/log/log.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useLanded } from '@quayside/table/state/playback.ts'
import { TableFrame } from '@quayside/table/table-frame.tsx'
import { TableHeader } from '@quayside/table/table-header.tsx'
import { useSlots } from '@quayside/table/table-slots.ts'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { ZoneTabs } from '@quayside/table/zone-tabs.tsx'
import { useMemo } from 'react'
import { visitsUntilDry } from '../queries/index.ts'
import { AREAS, type Area } from '../rules/index.ts'
import { AreaBoard } from './area/area-board.tsx'
import { AnswerItemsContext } from './board-item-button.tsx'
import { CardSearch } from './card-search.tsx'
import { PacketRowOnTable } from './game-context.tsx'
import { Hand } from './hand/hand.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { Ribbon } from './ribbon.tsx'
import { Seats } from './seats.tsx'
import { useSelection } from './state/selection.ts'
import { type TableView, useTableView } from './state/table-view.ts'
import { usePacketRowTexts } from './state/texts.ts'
import { useTable } from './state/use-game.ts'
import styles from './table.module.css'
import { Tray } from './tray/tray.tsx'
import { answerItems } from './view-models/answer-items.ts'
import { type AreaState, areaState } from './view-models/area-state.ts'
import { areaIcon } from './view-models/card-look.ts'
import { logOf } from './view-models/log.ts'

/** The order of the boards on the table, two by two. */
const BOARDS: readonly Area[] = ['market', 'guildhall', 'docks', 'bank']

const STATES: readonly AreaState[] = ['asking', 'open', 'closed']

/** Under tabs, the area that is asked about comes first and closed areas last. */
const tabOrder = ({ view, literal }: TableView): readonly Area[] => {
  const rank = (area: Area): number => STATES.indexOf(areaState(view, literal, area))
  return [...BOARDS].sort((one, other) => rank(one) - rank(other))
}

interface LaidProps extends TableProps {
  readonly tableView: TableView
}

/** Phases in which an area is asked about and highlighted. */
const IN_AREA: readonly string[] = ['asking', 'deciding', 'last-choice']

const NOTHING_ASKED: ReadonlySet<string> = new Set()

const Laid = ({ tableView, actions, overrides }: LaidProps) => {
  const { banner } = useSlots()
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const drawn = useLanded(tableView)
  const watched = overrides?.tray !== undefined
  const hasEnded = useEnded()
  const asked = useMemo(
    () => (watched || hasEnded ? NOTHING_ASKED : answerItems(drawn.view, drawn.viewer)),
    [drawn, watched, hasEnded],
  )
  const { game, packet } = tableView
  const order = tabOrder(tableView)
  return (
    <PacketRowOnTable tableView={tableView}>
      <AnswerItemsContext value={asked}>
        <TableFrame
          banner={banner}
          at={moveNumber}
          behind={drawn !== tableView}
          className={`${frameStyles.table} ${watched ? `${frameStyles.replay} ${styles.watched}` : ''} ${styles.table}`}
        >
          <TableHeader
            title={game.names.title}
            when={
              tableView.literal.phase === 'over'
                ? packet('over')
                : packet('round', { round: tableView.literal.round })
            }
            viewer={tableView.viewer}
            watched={watched}
            ribbon={overrides?.ribbon ?? <Ribbon tableView={tableView} />}
            find={<CardSearch tableView={tableView} />}
            actions={actions}
          />
          {overrides?.tray ?? <Tray tableView={tableView} />}
          <ZoneTabs
            follow={IN_AREA.includes(tableView.literal.phase) ? tableView.literal.area : null}
            tabs={order.map((area) => ({
              zone: area,
              icon: areaIcon(area),
              label: packet('tab', {
                area: packet(`area.${area}.short`),
                visits: visitsUntilDry(tableView.view, AREAS.indexOf(area)),
              }),
            }))}
          />
          <main className={`${frameStyles.zones} ${styles.board}`}>
            {BOARDS.map((area) => (
              <AreaBoard key={area} tableView={drawn} area={area} />
            ))}
          </main>
          <Hand tableView={drawn} watched={watched} />
          <Seats tableView={drawn} />
          <Drawers
            card={<Inspector tableView={tableView} />}
            log={overrides?.log ?? <Log tableView={tableView} />}
          />
          {!watched && <LiveRegion />}
          <Keys />
        </TableFrame>
      </AnswerItemsContext>
    </PacketRowOnTable>
  )
}

export const Table = (props: TableProps) => {
  const tableView = useTableView()
  return tableView === null ? null : <Laid tableView={tableView} {...props} />
}

const KEYS = {
  zones: ['tray', 'market', 'guildhall', 'docks', 'bank', 'mine', 'players', 'log'],
  letters: {
    u: 'undo',
    a: 'all',
    x: 'pass',
    r: 'pass-out',
    d: 'deliver',
    c: 'cash',
    o: 'own',
    n: 'skip',
    h: 'hint',
  },
} as const

const clearSelection = (): void => useSelection.getState().select(null)

export const Keys = () => {
  const { tray } = useTexts()
  const { packet } = usePacketRowTexts()
  return (
    <TableKeys
      map={KEYS}
      shortcuts={[
        ['X', packet('keys.pass')],
        ['R', packet('chip.pass-out')],
        ['D', packet('keys.deliver')],
        ['O', packet('build.own')],
        ['C', packet('keys.cash')],
        ['A', tray('keys.all')],
      ]}
      clear={clearSelection}
    />
  )
}

export const Log = ({ tableView: { history, literal } }: { readonly tableView: TableView }) => {
  const select = useSelection(({ select }) => select)
  const { tray } = useTexts()
  const groups = useMemo(
    () =>
      logOf(history, literal.round).map(({ round, lines }) => ({
        key: String(round),
        round,
        seat: null,
        title: round === null ? tray('log.final') : tray('log.round', { round }),
        lines,
      })),
    [history, literal.round, tray],
  )
  return <TableLog groups={groups} look={({ about }) => select(about)} />
}
