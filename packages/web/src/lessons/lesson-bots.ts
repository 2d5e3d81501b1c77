/** The bots that play the opponents of lessons, by name. */
import type { SeatOccupant } from '@quayside/table/session/messages.ts'

const BOT = 'lesson/'

/** The name of the bot that plays a lesson's opponents. */
export const lessonBot = (game: string): string => `${BOT}${game}`

/** Which game's lesson a bot belongs to; null for one that thinks for itself. */
export const lessonOf = (bot: string): string | null => (bot.startsWith(BOT) ? bot.slice(BOT.length) : null)

/** A lesson's game is gone on with from its lesson, not from the list of games. */
export const isLesson = ({ seats }: { readonly seats: readonly SeatOccupant[] }): boolean =>
  seats.some(({ bot }) => bot !== null && lessonOf(bot) !== null)
