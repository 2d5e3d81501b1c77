/** A recorded game, looked back at without a table. */

import type { PlayedGame } from '@quayside/game'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { readGame } from '../../backend/game-text.ts'
import { createReplayData } from '../../backend/replay-loader.ts'
import { parseReplay, type ReplayGame } from '../replay-game.ts'

export const pastOfText = async (
  text: string,
  seats: readonly SeatOccupant[],
  played: PlayedGame,
): Promise<ReplayGame> => {
  const game = await readGame(text)
  const told = game.ok ? createReplayData(game.value, seats) : game
  const noTable = {
    ...played,
    Table: () => null,
    useSpoken: () => {
      throw new Error('nothing is said here')
    },
  }
  const past = told.ok ? parseReplay(told.value, noTable) : told
  if (!past.ok) throw new Error(past.refusal.code)
  return past.value
}
