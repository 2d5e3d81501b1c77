/** Set-ups by the names of their networks. */
import type { AnyTrainingGame } from '@quayside/bots/training'
import { findTrainingGame, trainingGameNames } from './training-games.ts'

export interface TrainedSetUp {
  /** Name of its weights file. */
  readonly name: string
  readonly game: string
  readonly trainingGame: AnyTrainingGame
  readonly options: unknown
}

const PLAYERS = [1, 2, 3, 4, 5]

const variants = (game: string): TrainedSetUp[] => {
  const trainingGame = findTrainingGame(game)
  if (trainingGame === null) return []
  const found = PLAYERS.flatMap((players) =>
    [{ players }, { players, version: 'full' }, { players, version: 'short' }].flatMap((asked) => {
      const options = trainingGame.rules.options(asked)
      if (!options.ok) return []
      return [
        {
          name: `${game}-${trainingGame.setUpName(options.value)}`,
          game,
          trainingGame,
          options: options.value,
        },
      ]
    }),
  )
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}

const SET_UPS: ReadonlyMap<string, TrainedSetUp> = new Map(
  trainingGameNames()
    .flatMap(variants)
    .map((setUp) => [setUp.name, setUp]),
)

export const setUpNames = (): readonly string[] => [...SET_UPS.keys()]

export const findSetUp = (name: string): TrainedSetUp => {
  const setUp = SET_UPS.get(name)
  if (setUp === undefined) throw new Error(`there is no set-up ${name}; there are ${setUpNames().join(', ')}`)
  return setUp
}
