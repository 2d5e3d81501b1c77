import { type ReactNode, useMemo } from 'react'
import '../../styles/table.css'
import { askedThings } from '../reading/asked-things.ts'
import { type Sight, useSight } from '../state/sight.ts'
import { useTable } from '../state/table.ts'
import { Drawers } from './drawers.tsx'
import { Harbour } from './harbour/harbour.tsx'
import { Keys } from './keys/keys.tsx'
import { LiveRegion } from './log/live-region.tsx'
import { Log } from './log/log.tsx'
import { Mine } from './mine/mine.tsx'
import { Offers } from './offers/offers.tsx'
import { Proposals } from './proposals/proposals.tsx'
import { Bar } from './ribbon/bar.tsx'
import { Rounds } from './rounds/rounds.tsx'
import { Seats } from './seats/seats.tsx'
import { Ships } from './ships/ships.tsx'
import { AskedThings } from './thing-button.tsx'
import { Tray } from './tray/tray.tsx'
import { ZoneTabs } from './zone-tabs.tsx'

/** What stands at a table that is only looked at in place of the coming turns, the tray and the log. */
export interface Instead {
  readonly ribbon: ReactNode
  readonly tray: ReactNode
  readonly log: ReactNode
}

interface TableProps {
  readonly actions: ReactNode
  readonly instead?: Instead
}

interface LaidProps extends TableProps {
  readonly sight: Sight
}

const NOTHING_ASKED: ReadonlySet<string> = new Set()

const Laid = ({ sight, actions, instead }: LaidProps) => {
  const at = useTable(({ shown }) => shown?.at)
  const asked = useMemo(
    () => (instead === undefined ? askedThings(sight.view, sight.viewer) : NOTHING_ASKED),
    [sight, instead],
  )
  return (
    <AskedThings value={asked}>
      <div className={instead === undefined ? 'app' : 'app rpl'} data-at={at}>
        <Bar sight={sight} actions={actions} ribbon={instead?.ribbon} />
        {instead === undefined ? <Tray /> : instead.tray}
        <ZoneTabs />
        <main className="zones">
          <Offers sight={sight} />
          <Harbour sight={sight} />
          <Proposals sight={sight} />
          <Ships sight={sight} />
          <Rounds sight={sight} />
        </main>
        <Mine sight={sight} />
        <Seats sight={sight} />
        <Drawers sight={sight} log={instead?.log ?? <Log />} />
        {instead === undefined && <LiveRegion />}
        <Keys />
      </div>
    </AskedThings>
  )
}

/** The whole table; `actions` are the page's own buttons at its head. */
export const Table = (props: TableProps) => {
  const sight = useSight()
  return sight === null ? null : <Laid sight={sight} {...props} />
}
