import type { TableProps } from '@quayside/game'
import { Drawers } from '@quayside/table/drawers.tsx'
import frameStyles from '@quayside/table/frame.module.css'
import { Keyboard as TableKeys } from '@quayside/table/keyboard/keyboard.tsx'
import { LiveRegion } from '@quayside/table/log/live-region.tsx'
import { Log as TableLog } from '@quayside/table/log/log.tsx'
import { useLanded } from '@quayside/table/state/playback.ts'
import { TableFrame } from '@quayside/table/table-frame.tsx'
import { useSlots } from '@quayside/table/table-slots.ts'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { ZoneTabs as TableZoneTabs } from '@quayside/table/zone-tabs.tsx'
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { activeSeat, currentRound, roundIndex, turnIndex } from '../queries/index.ts'
import { AnswerItemsContext } from './board-item-button.tsx'
import { LeHavreOnTable } from './game-context.tsx'
import { Harbour } from './harbour/harbour.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { Offers } from './offers/offers.tsx'
import { GoodsStrip, OwnArea } from './own-area/own-area.tsx'
import { Proposals } from './proposals/proposals.tsx'
import { Bar } from './ribbon/table-header.tsx'
import { Rounds } from './rounds/rounds.tsx'
import { Seats } from './seats/seats.tsx'
import { Ships } from './ships/ships.tsx'
import { ChangesContext, useChangesIn } from './state/playback.ts'
import { useSelection } from './state/selection.ts'
import { type TableView, useTableView } from './state/table-view.ts'
import { useGameTexts } from './state/texts.ts'
import { useTable } from './state/use-game.ts'
import styles from './table.module.css'
import { Tray } from './tray/tray.tsx'
import { answerItems } from './view-models/answer-items.ts'
import { harbour, proposalLayout, proposalPiles } from './view-models/card-piles.ts'
import { type LogTurn, logOf } from './view-models/log.ts'
import { buildingsOf } from './view-models/seat-summary.ts'

interface LaidProps extends TableProps {
  readonly tableView: TableView
}

const NOTHING_ASKED: ReadonlySet<string> = new Set()

/** Memoized: redrawn only when the view changes. */
const Zones = memo(({ tableView }: { readonly tableView: TableView }) => (
  <>
    <main className={frameStyles.zones}>
      <Offers tableView={tableView} />
      <Harbour tableView={tableView} />
      <Proposals tableView={tableView} />
      <div className={styles.time}>
        <Rounds tableView={tableView} />
        <Ships tableView={tableView} />
      </div>
      <OwnArea tableView={tableView} />
    </main>
    <GoodsStrip tableView={tableView} />
    <Seats tableView={tableView} />
  </>
))

const CardTooltip = lazy(async () => ({
  default: (await import('./inspector/card-tooltip.tsx')).CardTooltip,
}))

const PreviewOf = ({ tableView }: { readonly tableView: TableView }) => {
  const preview = useSelection(({ preview }) => preview)
  return preview === null ? null : (
    <Suspense fallback={null}>
      <CardTooltip preview={preview} tableView={tableView} />
    </Suspense>
  )
}

/** From this number of own buildings on, they get more room. */
const MANY_OWN = 7

const COLUMNS = { 1: '', 2: styles.twoColumns, 3: styles.threeColumns }

const ownsMany = ({ view, me }: TableView): boolean => buildingsOf(view, me).length >= MANY_OWN

const Laid = ({ tableView, actions, overrides }: LaidProps) => {
  const { banner } = useSlots()
  // Deferred, so that a click is handled before the whole table is redrawn.
  const drawn = useDeferredValue(useLanded(tableView))
  const moveNumber = useDeferredValue(useTable(({ currentFrame }) => currentFrame?.moveNumber))
  const watched = overrides?.tray !== undefined
  const hasEnded = useEnded()
  const asked = useMemo(
    () => (watched || hasEnded ? NOTHING_ASKED : answerItems(drawn.view, drawn.viewer)),
    [drawn, watched, hasEnded],
  )
  const changes = useChangesIn(drawn)
  return (
    <LeHavreOnTable tableView={tableView}>
      <AnswerItemsContext value={asked}>
        <TableFrame
          banner={banner}
          at={moveNumber}
          behind={drawn !== tableView}
          className={`${styles.table} ${COLUMNS[proposalLayout(drawn.view, drawn.me).columns]} ${ownsMany(drawn) ? styles.manyOwn : ''} ${watched ? `${styles.watched} ${frameStyles.replay}` : ''}`}
        >
          <Bar tableView={drawn} watched={watched} actions={actions} ribbon={overrides?.ribbon} />
          {overrides?.tray ?? <Tray tableView={tableView} />}
          <ZoneTabs tableView={drawn} />
          <ChangesContext value={changes}>
            <Zones tableView={drawn} />
          </ChangesContext>
          <Drawers
            card={<Inspector tableView={drawn} />}
            log={overrides?.log ?? <Log tableView={tableView} />}
          />
          {!watched && <LiveRegion />}
          <PreviewOf tableView={drawn} />
          <Keys />
        </TableFrame>
      </AnswerItemsContext>
    </LeHavreOnTable>
  )
}

export const Table = (props: TableProps) => {
  const tableView = useTableView()
  return tableView === null ? null : <Laid tableView={tableView} {...props} />
}

const KEYS = {
  zones: ['tray', 'offers', 'harbour', 'proposals', 'ships', 'mine', 'players', 'log'],
  letters: { u: 'undo', a: 'all', b: 'buy', s: 'sell', n: 'skip', h: 'hint' },
} as const

const clearSelection = (): void => useSelection.getState().select(null)

export const Keys = () => {
  const { tray } = useGameTexts()
  return (
    <TableKeys
      map={KEYS}
      shortcuts={[
        ['+  −', tray('keys.amount')],
        ['A', tray('keys.all')],
        ['S', tray('keys.sell')],
      ]}
      clear={clearSelection}
    />
  )
}

const ZONE_TABS = ['offers', 'harbour', 'proposals', 'ships', 'rounds', 'mine'] as const

const ZoneTabs = ({ tableView: { view, me } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const cards: Partial<Record<string, readonly number[]>> = {
    harbour: harbour(view, me),
    proposals: proposalPiles(view).flatMap(({ cards }) => cards),
  }
  return (
    <TableZoneTabs
      tabs={ZONE_TABS.map((zone) => ({
        zone,
        label: `${board(zone === 'mine' ? 'zone.own' : `zone.${zone}`)} ${cards[zone]?.length ?? ''}`,
      }))}
    />
  )
}

export const Log = ({ tableView: { view, viewer, displayNames } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const history = useTable(({ history }) => history)
  const select = useSelection(({ select }) => select)
  const groups = useMemo(() => {
    const round = currentRound(view) === undefined ? null : roundIndex(view) + 1
    const now = { round, turn: turnIndex(view) + 1, seat: activeSeat(view) }
    const titleOf = ({ round, turn, seat }: LogTurn): string => {
      if (seat === null || turn === null) return round === null ? '' : board('when.round-end', { round })
      const player = displayNames[seat] ?? ''
      return round === null
        ? board('when.final', { player, you: seat === viewer ? 'yes' : 'no' })
        : board('jump.turn', { turn, player })
    }
    return logOf(history, now).map((turn) => ({
      ...turn,
      key: `${turn.round} ${turn.turn} ${turn.seat}`,
      title: titleOf(turn),
    }))
  }, [history, view, viewer, displayNames, board])
  return <TableLog groups={groups} look={({ about }) => select(about)} />
}
