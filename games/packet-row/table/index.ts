/** The drawn table of Packet Row, loaded lazily. */
import type { GameTable } from '@quayside/game'
import type { State } from '../rules/index.ts'
import { Table } from './table.tsx'

export const table: GameTable<State> = {
  Table,
  end: () => import('./end/use-end.tsx'),
}
