import { packetRow } from '@quayside/packet-row'
import { useMemo } from 'react'
import { RulesButton } from '../rules/rules-button.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { Played } from '../table/play.tsx'
import { EndOfGame } from './end/end-of-game.tsx'
import { useTable } from './state/table.ts'
import { Table } from './table/table.tsx'

export const Play = ({ id }: { readonly id: string }) => {
  const frame = useTable(({ shown }) => shown)
  const outcome = useMemo(() => (frame === null ? null : packetRow.outcome(frame.view)), [frame])
  return (
    <Played
      isOver={outcome !== null}
      table={
        <Table
          actions={
            <>
              <RulesButton game="packet-row" />
              <TableMenu id={id} />
            </>
          }
        />
      }
      end={(look) =>
        frame !== null &&
        outcome !== null && <EndOfGame id={id} frame={frame} outcome={outcome} look={look} />
      }
    />
  )
}
