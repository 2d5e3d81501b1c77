/** The games that can be trained. */
import type { AnyTrainingGame } from '@quayside/bots/training'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

const found = games.ids.map(async (id): Promise<readonly (readonly [string, AnyTrainingGame])[]> => {
  const game = await botsOf(games, id)
  return game.ok && game.value.trainingGame !== null ? [[id, game.value.trainingGame]] : []
})

const SUBJECTS: ReadonlyMap<string, AnyTrainingGame> = new Map((await Promise.all(found)).flat())

export const findTrainingGame = (game: string): AnyTrainingGame | null => SUBJECTS.get(game) ?? null

export const trainingGameNames = (): readonly string[] => [...SUBJECTS.keys()]
