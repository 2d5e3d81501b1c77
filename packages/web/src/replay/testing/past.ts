/** A recorded game, looked back at without a table. */

import type { PlayedGame } from '@quayside/game'
import type { SeatPlan } from '@quayside/table/session/messages.ts'
import { readGame } from '../../host/game-text.ts'
import { pastOf } from '../../host/past.ts'
import { type Past, readPast } from '../past.ts'

export const pastOfText = async (
  text: string,
  seats: readonly SeatPlan[],
  played: PlayedGame,
): Promise<Past> => {
  const game = await readGame(text)
  const told = game.ok ? pastOf(game.value, seats) : game
  const noTable = {
    ...played,
    Table: () => null,
    useSpoken: () => {
      throw new Error('nothing is said here')
    },
  }
  const past = told.ok ? readPast(told.value, noTable) : told
  if (!past.ok) throw new Error(past.refusal.code)
  return past.value
}
