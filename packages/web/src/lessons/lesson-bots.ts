/** Names of the scripted bots that play the opponents of lessons; imported by the worker, so without React. */
import type { SeatOccupant } from '@quayside/table/session/messages.ts'

const BOT = 'lesson/'

export const lessonBot = (game: string): string => `${BOT}${game}`

/** The game whose lesson a bot is scripted for; null for any other bot. */
export const lessonOf = (bot: string): string | null => (bot.startsWith(BOT) ? bot.slice(BOT.length) : null)

/** A lesson is not listed among the saved games, because it is resumed from its own card. */
export const isLesson = ({ seats }: { readonly seats: readonly SeatOccupant[] }): boolean =>
  seats.some(({ bot }) => bot !== null && lessonOf(bot) !== null)
