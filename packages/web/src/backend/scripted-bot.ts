/** Plays the opponents of a lesson by its script. */
import { answerOf } from '@quayside/game/lesson'
import { accept, type GameRecord, type Result, refused, type Seat } from '@quayside/kernel'
import { games } from './game-registry.ts'

export const scriptedMove = async (
  of: { readonly game: string; readonly name: string },
  seat: Seat,
  { moves: lines }: Pick<GameRecord, 'moves'>,
): Promise<Result<string>> => {
  const game = games.get(of.game)
  const course = game.ok ? await game.value.lessons?.() : undefined
  const lesson = course?.lessons.find(({ name }) => name === of.name)
  const done = lines.filter((line) => line.seat === seat).length
  const answer = lesson === undefined ? null : answerOf(lesson, seat, done)
  return answer === null ? refused('bot-crashed') : accept(answer)
}
