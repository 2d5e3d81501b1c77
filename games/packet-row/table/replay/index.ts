/** Packet Row, looked back at. */

import type { ReplayAdapter } from '@quayside/game'
import type { Command, Event, State } from '../../rules/index.ts'
import { Table } from '../table.tsx'
import type { AreaOpened } from './areas.ts'
import { packetRowPlayed } from './played.ts'
import { useSpoken } from './spoken.ts'

export const replayed: ReplayAdapter<State, Command, Event, AreaOpened> = {
  ...packetRowPlayed,
  Table,
  useSpoken,
}
