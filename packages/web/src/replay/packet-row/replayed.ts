/** Packet Row, looked back at. */
import type { Command, Event, State } from '@quayside/packet-row'
import { Table } from '../../packet-row/table/table.tsx'
import type { ReplayedGame } from '../replayed-game.ts'
import type { AreaOpened } from './areas.ts'
import { packetRowPlayed } from './played.ts'
import { useSpoken } from './spoken.ts'

export const packetRowReplayed: ReplayedGame<State, Command, Event, AreaOpened> = {
  ...packetRowPlayed,
  Table,
  useSpoken,
}
