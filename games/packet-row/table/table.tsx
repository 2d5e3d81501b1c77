import type { TableProps } from '@quayside/game'
import { Drawers } from '@quayside/table/drawers.tsx'
import frameStyles from '@quayside/table/frame.module.css'
import { Keyboard as TableKeys } from '@quayside/table/keyboard/keyboard.tsx'
import { LiveRegion } from '@quayside/table/log/live-region.tsx'
import { Log as TableLog } from '@quayside/table/log/log.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { TableFrame } from '@quayside/table/table-frame.tsx'
import { TableHeader } from '@quayside/table/table-header.tsx'
import { useSlots } from '@quayside/table/table-slots.ts'
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

/** As they lie on the table, two by two. */
const BOARDS: readonly Area[] = ['market', 'guildhall', 'docks', 'bank']

const STATES: readonly AreaState[] = ['asking', 'open', 'closed']

/** Where they lie one behind the other, the area that is asked about comes first and closed ones last. */
const tabOrder = ({ view, at }: TableView): readonly Area[] => {
  const rank = (area: Area): number => STATES.indexOf(areaState(view, at, area))
  return [...BOARDS].sort((one, other) => rank(one) - rank(other))
}

interface LaidProps extends TableProps {
  readonly sight: TableView
}

/** While an area is asked about, it is what everybody looks at. */
const IN_AREA: readonly string[] = ['asking', 'deciding', 'last-choice']

const NOTHING_ASKED: ReadonlySet<string> = new Set()

const Laid = ({ sight, actions, overrides }: LaidProps) => {
  const { banner } = useSlots()
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const watched = overrides?.tray !== undefined
  const asked = useMemo(
    () => (watched ? NOTHING_ASKED : answerItems(sight.view, sight.viewer)),
    [sight, watched],
  )
  const { game, packet } = sight
  const order = tabOrder(sight)
  return (
    <PacketRowOnTable sight={sight}>
      <AnswerItemsContext value={asked}>
        <TableFrame
          banner={banner}
          at={at}
          className={`${frameStyles.table} ${watched ? `${frameStyles.replay} ${styles.watched}` : ''} ${styles.table}`}
        >
          <TableHeader
            title={game.names.title}
            when={sight.at.phase === 'over' ? packet('over') : packet('round', { round: sight.at.round })}
            viewer={sight.viewer}
            watched={watched}
            ribbon={overrides?.ribbon ?? <Ribbon sight={sight} />}
            find={<CardSearch sight={sight} />}
            actions={actions}
          />
          {overrides?.tray ?? <Tray sight={sight} />}
          <ZoneTabs
            follow={IN_AREA.includes(sight.at.phase) ? sight.at.area : null}
            tabs={order.map((area) => ({
              zone: area,
              icon: areaIcon(area),
              label: packet('tab', {
                area: packet(`area.${area}.short`),
                visits: visitsUntilDry(sight.view, AREAS.indexOf(area)),
              }),
            }))}
          />
          <main className={`${frameStyles.zones} ${styles.board}`}>
            {BOARDS.map((area) => (
              <AreaBoard key={area} sight={sight} area={area} />
            ))}
          </main>
          <Hand sight={sight} watched={watched} />
          <Seats sight={sight} />
          <Drawers card={<Inspector sight={sight} />} log={overrides?.log ?? <Log sight={sight} />} />
          {!watched && <LiveRegion />}
          <Keys />
        </TableFrame>
      </AnswerItemsContext>
    </PacketRowOnTable>
  )
}

export const Table = (props: TableProps) => {
  const sight = useTableView()
  return sight === null ? null : <Laid sight={sight} {...props} />
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

export const Log = ({ sight: { history, at } }: { readonly sight: TableView }) => {
  const select = useSelection(({ select }) => select)
  const { tray } = useTexts()
  const groups = useMemo(
    () =>
      logOf(history, at.round).map(({ round, lines }) => ({
        key: String(round),
        round,
        seat: null,
        title: round === null ? tray('log.final') : tray('log.round', { round }),
        lines,
      })),
    [history, at.round, tray],
  )
  return <TableLog groups={groups} look={({ about }) => select(about)} />
}
