/** Replay of Le Havre, with its table and texts. */

import type { ReplayAdapter } from '@quayside/game'
import type { Command, Event, State } from '../../rules/index.ts'
import { Table } from '../table.tsx'
import type { TurnBegun } from './played-game.ts'
import { leHavrePlayed } from './played-game.ts'
import { useReplayTexts } from './replay-texts.ts'

export const replayAdapter: ReplayAdapter<State, Command, Event, TurnBegun> = {
  ...leHavrePlayed,
  Table,
  useReplayTexts: useReplayTexts,
}
