import { packetRow } from '@quayside/packet-row'
import { Played } from '../table/play.tsx'
import { useTable } from './state/table.ts'
import { Table } from './table/table.tsx'

const loadEnd = async () => (await import('./end/end-of-game.tsx')).EndOfGame

export const Play = ({ id }: { readonly id: string }) => (
  <Played id={id} game="packet-row" rules={packetRow} useTable={useTable} Table={Table} loadEnd={loadEnd} />
)
