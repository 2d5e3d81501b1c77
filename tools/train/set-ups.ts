/** Set-ups by the names of their networks. */
import type { AnySubject } from '@quayside/bots/training'
import { findTrainingGame, subjectNames } from './training-games.ts'

export interface TrainedSetUp {
  /** As its file of weights is called. */
  readonly name: string
  readonly game: string
  readonly subject: AnySubject
  readonly options: unknown
}

const PLAYERS = [1, 2, 3, 4, 5]

const variants = (game: string): TrainedSetUp[] => {
  const subject = findTrainingGame(game)
  if (subject === null) return []
  const found = PLAYERS.flatMap((players) =>
    [{ players }, { players, version: 'full' }, { players, version: 'short' }].flatMap((asked) => {
      const options = subject.rules.options(asked)
      if (!options.ok) return []
      return [{ name: `${game}-${subject.setUpName(options.value)}`, game, subject, options: options.value }]
    }),
  )
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}

const SET_UPS: ReadonlyMap<string, TrainedSetUp> = new Map(
  subjectNames()
    .flatMap(variants)
    .map((setUp) => [setUp.name, setUp]),
)

export const setUpNames = (): readonly string[] => [...SET_UPS.keys()]

export const findSetUp = (name: string): TrainedSetUp => {
  const setUp = SET_UPS.get(name)
  if (setUp === undefined) throw new Error(`there is no set-up ${name}; there are ${setUpNames().join(', ')}`)
  return setUp
}
