/** The lessons, each fetched when it is begun. */
import { type GameName, isGameName } from '../../host/games.ts'
import type { SeatPlan } from '../../host/protocol.ts'
import type { Lesson } from '../lesson.ts'

const LOADERS: Readonly<Record<GameName, () => Promise<Lesson>>> = {
  'le-havre': async () => (await import('./le-havre.ts')).lesson,
  'packet-row': async () => (await import('./packet-row.ts')).lesson,
}

export const loadLesson = (game: GameName): Promise<Lesson> => LOADERS[game]()

const BOT = 'lesson/'

/** The name of the bot that plays a lesson's opponents. */
export const lessonBot = (game: GameName): string => `${BOT}${game}`

/** Which lesson a bot belongs to; null for one that thinks for itself. */
export const lessonOf = (bot: string): GameName | null => {
  const game = bot.startsWith(BOT) ? bot.slice(BOT.length) : ''
  return isGameName(game) ? game : null
}

/** A lesson's game is gone on with from its lesson, not from the list of games. */
export const isLesson = ({ seats }: { readonly seats: readonly SeatPlan[] }): boolean =>
  seats.some(({ bot }) => bot !== null && lessonOf(bot) !== null)
