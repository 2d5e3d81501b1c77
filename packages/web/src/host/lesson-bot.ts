/** The opponents of a lesson do what it says, one command after the other. */
import { accept, type GameRecord, type Result, refused, type Seat } from '@quayside/kernel'
import { answerOf } from '../learning/lesson.ts'
import { loadLesson } from '../learning/lessons/load.ts'
import type { GameName } from './games.ts'

export const lessonAnswer = async (
  game: GameName,
  seat: Seat,
  { lines }: Pick<GameRecord, 'lines'>,
): Promise<Result<string>> => {
  const done = lines.filter((line) => line.seat === seat).length
  const answer = answerOf(await loadLesson(game), seat, done)
  return answer === null ? refused('bot-crashed') : accept(answer)
}
