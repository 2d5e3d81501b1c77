/** The games of the command. */
import type { BotGame } from '@quayside/bots'
import { games } from '@quayside/games'
import { misuse } from '../trouble.ts'

export { games }

/** Bots are large; whoever needs none does not wait for them. */
export const botsOf = async (game: string): Promise<BotGame> => {
  const found = await games.bots(game)
  if (!found.ok) throw misuse('unknown-game', { game, known: games.ids })
  return found.value
}
