/** The games that can be trained. */
import type { AnySubject } from '@quayside/bots/training'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

const found = games.ids.map(async (id): Promise<readonly (readonly [string, AnySubject])[]> => {
  const game = await botsOf(games, id)
  return game.ok && game.value.subject !== null ? [[id, game.value.subject]] : []
})

const SUBJECTS: ReadonlyMap<string, AnySubject> = new Map((await Promise.all(found)).flat())

export const findTrainingGame = (game: string): AnySubject | null => SUBJECTS.get(game) ?? null

export const subjectNames = (): readonly string[] => [...SUBJECTS.keys()]
