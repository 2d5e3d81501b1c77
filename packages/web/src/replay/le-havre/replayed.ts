/** Le Havre, looked back at. */
import type { Command, Event, State } from '@quayside/le-havre'
import { Table } from '../../le-havre/table/table.tsx'
import type { ReplayedGame } from '../replayed-game.ts'
import { leHavrePlayed } from './played.ts'
import { useSpoken } from './spoken.ts'
import type { TurnBegun } from './turns.ts'

export const leHavreReplayed: ReplayedGame<State, Command, Event, TurnBegun> = {
  ...leHavrePlayed,
  Table,
  useSpoken,
}
