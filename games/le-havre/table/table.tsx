import { memo, useDeferredValue, useMemo } from 'react'
import '@quayside/table/styles/table.css'
import type { TableProps } from '@quayside/game'
import { Drawers } from '@quayside/table/drawers.tsx'
import { LiveRegion } from '@quayside/table/log/live-region.tsx'
import { useSlots } from '@quayside/table/table-slots.ts'
import { LeHavreOnTable } from './game.tsx'
import { Harbour } from './harbour/harbour.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { Keys } from './keys.tsx'
import { Log } from './log/log.tsx'
import { OwnArea } from './mine/mine.tsx'
import { Offers } from './offers/offers.tsx'
import { Proposals } from './proposals/proposals.tsx'
import { answerItems } from './reading/asked-things.ts'
import { Bar } from './ribbon/bar.tsx'
import { Rounds } from './rounds/rounds.tsx'
import { Seats } from './seats/seats.tsx'
import { Ships } from './ships/ships.tsx'
import { ChangesContext, useChangesIn } from './state/playback.ts'
import { type TableView, useTableView } from './state/sight.ts'
import { useTable } from './state/table.ts'
import { AskedThings } from './thing-button.tsx'
import { Tray } from './tray/tray.tsx'
import { ZoneTabs } from './zone-tabs.tsx'

interface LaidProps extends TableProps {
  readonly sight: TableView
}

const NOTHING_ASKED: ReadonlySet<string> = new Set()

/** Drawn again only with another position. */
const Zones = memo(({ sight }: { readonly sight: TableView }) => (
  <>
    <main className="zones">
      <Offers sight={sight} />
      <Harbour sight={sight} />
      <Proposals sight={sight} />
      <Ships sight={sight} />
      <Rounds sight={sight} />
    </main>
    <OwnArea sight={sight} />
    <Seats sight={sight} />
  </>
))

const Laid = ({ sight, actions, instead }: LaidProps) => {
  const { banner } = useSlots()
  // Whoever presses something meanwhile does not wait until everything that others changed is drawn.
  const drawn = useDeferredValue(sight)
  const at = useDeferredValue(useTable(({ shown }) => shown?.moveNumber))
  const watched = instead !== undefined
  const asked = useMemo(
    () => (watched ? NOTHING_ASKED : answerItems(drawn.view, drawn.viewer)),
    [drawn, watched],
  )
  const changes = useChangesIn(drawn)
  return (
    <LeHavreOnTable sight={sight}>
      <AskedThings value={asked}>
        {banner}
        <div
          className={instead === undefined ? 'app' : 'app rpl'}
          data-at={at}
          data-behind={drawn === sight ? undefined : ''}
        >
          <Bar sight={drawn} actions={actions} ribbon={instead?.ribbon} />
          {instead === undefined ? <Tray /> : instead.tray}
          <ZoneTabs />
          <ChangesContext value={changes}>
            <Zones sight={drawn} />
          </ChangesContext>
          <Drawers card={<Inspector sight={drawn} />} log={instead?.log ?? <Log />} />
          {instead === undefined && <LiveRegion />}
          <Keys />
        </div>
      </AskedThings>
    </LeHavreOnTable>
  )
}

export const Table = (props: TableProps) => {
  const sight = useTableView()
  return sight === null ? null : <Laid sight={sight} {...props} />
}
