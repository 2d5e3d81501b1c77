/** Replay of Packet Row, with its table and texts. */

import type { ReplayAdapter } from '@quayside/game'
import type { Command, Event, State } from '../../rules/index.ts'
import { Table } from '../table.tsx'
import type { AreaOpened } from './played-game.ts'
import { packetRowPlayed } from './played-game.ts'
import { useReplayTexts } from './replay-texts.ts'

export const replayAdapter: ReplayAdapter<State, Command, Event, AreaOpened> = {
  ...packetRowPlayed,
  Table,
  useReplayTexts: useReplayTexts,
}
