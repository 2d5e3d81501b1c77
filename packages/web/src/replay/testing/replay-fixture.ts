/** A recorded game as a replay, without a worker or a table. */

import type { PlayedGame } from '@quayside/game'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { readGame } from '../../backend/game-text.ts'
import { createReplayData } from '../../backend/replay-loader.ts'
import { parseReplay, type ReplayGame } from '../replay-game.ts'

export const replayOfText = async (
  text: string,
  seats: readonly SeatOccupant[],
  played: PlayedGame,
): Promise<ReplayGame> => {
  const game = await readGame(text)
  const data = game.ok ? createReplayData(game.value, seats) : game
  const noTable = {
    ...played,
    Table: () => null,
    useReplayTexts: () => {
      throw new Error('a fixture has no texts')
    },
  }
  const replay = data.ok ? parseReplay(data.value, noTable) : data
  if (!replay.ok) throw new Error(replay.refusal.code)
  return replay.value
}
