import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { EVEN_MATCH } from '../state/new-game-draft.ts'

/** Gives the bots of an even match their level; marks them, so that a rematch chooses it again. */
export const withEvenLevel = async (
  game: string,
  seats: readonly SeatOccupant[],
): Promise<readonly SeatOccupant[]> => {
  if (!seats.some(isEven)) return seats
  const { evenLevel } = await import('./even-match.ts')
  const { level } = await evenLevel(game)
  return seats.map((seat) => (isEven(seat) ? { ...seat, bot: level, isEven: true } : seat))
}

const isEven = ({ bot, isEven }: SeatOccupant): boolean => bot === EVEN_MATCH || isEven === true
