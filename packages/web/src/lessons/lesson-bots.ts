/** Names of the scripted bots that play the opponents of lessons; imported by the worker, so without React. */
import type { SeatOccupant } from '@quayside/table/session/messages.ts'

const BOT = 'lesson/'

interface LessonKey {
  readonly game: string
  readonly name: string
}

export const lessonBot = ({ game, name }: LessonKey): string => `${BOT}${game}/${name}`

/** The lesson that a bot is scripted for; null for any other bot. */
export const lessonOf = (bot: string): LessonKey | null => {
  const [game, name] = bot.startsWith(BOT) ? bot.slice(BOT.length).split('/') : []
  return game === undefined || name === undefined ? null : { game, name }
}

/** A lesson is not listed among the saved games, because it is resumed from its own card. */
export const isLesson = ({ seats }: { readonly seats: readonly SeatOccupant[] }): boolean =>
  seats.some(({ bot }) => bot?.startsWith(BOT) === true)
