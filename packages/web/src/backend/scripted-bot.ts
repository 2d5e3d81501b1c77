/** The opponents of a lesson follow its script. */
import { answerOf } from '@quayside/game/lesson'
import { accept, type GameRecord, type Result, refused, type Seat } from '@quayside/kernel'
import { games } from './game-registry.ts'

export const scriptedMove = async (
  id: string,
  seat: Seat,
  { moves: lines }: Pick<GameRecord, 'moves'>,
): Promise<Result<string>> => {
  const game = games.get(id)
  const lesson = game.ok ? await game.value.lesson?.() : undefined
  const done = lines.filter((line) => line.seat === seat).length
  const answer = lesson === undefined ? null : answerOf(lesson, seat, done)
  return answer === null ? refused('bot-crashed') : accept(answer)
}
