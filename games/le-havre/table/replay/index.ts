/** Le Havre, looked back at. */

import type { ReplayAdapter } from '@quayside/game'
import type { Command, Event, State } from '../../rules/index.ts'
import { Table } from '../table.tsx'
import { leHavrePlayed } from './played.ts'
import { useSpoken } from './spoken.ts'
import type { TurnBegun } from './turns.ts'

export const replayed: ReplayAdapter<State, Command, Event, TurnBegun> = {
  ...leHavrePlayed,
  Table,
  useSpoken,
}
