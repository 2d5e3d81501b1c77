import { leHavre } from '@quayside/le-havre'
import { Played } from '../table/play.tsx'
import { useTable } from './state/table.ts'
import { Table } from './table/table.tsx'

const loadEnd = async () => (await import('./end/end-of-game.tsx')).EndOfGame

export const Play = ({ id }: { readonly id: string }) => (
  <Played id={id} game="le-havre" rules={leHavre} useTable={useTable} Table={Table} loadEnd={loadEnd} />
)
