/** The games finished on this device, counted in the same way as the data set. */
import type { GameExplorer } from '@quayside/game'
import { type CountedSetUp, GameCounter } from '@quayside/game/explorer/count-games.ts'
import type { ExplorerIndex } from '@quayside/game/explorer/explorer-index.ts'
import { finishedGame } from '@quayside/game/explorer/finished-game.ts'
import { TurnFollower } from '@quayside/game/explorer/turns.ts'
import { type AnyRules, parseRecord } from '@quayside/kernel'
import { onlyPerson } from '@quayside/table/session/messages.ts'
import { listSavedGames, type SavedGame } from '../backend/saved-games.ts'
import { isLesson } from '../lessons/lesson-bots.ts'

export interface OwnTurn {
  readonly key: string
  readonly move: string
  /** Final points of the viewer. */
  readonly points: number
}

export const turnsOf = (
  saved: SavedGame,
  setUp: string,
  rules: AnyRules,
  explorer: GameExplorer,
): readonly OwnTurn[] => {
  const [own, record] = [onlyPerson(saved.seats), parseRecord(saved.record)]
  if (own === null || !record.ok || record.value.rulesVersion !== rules.version) return []
  const options = rules.options(record.value.options)
  const points = record.value.result?.[own]
  if (!options.ok || points === undefined || explorer.setUpOf(options.value) !== setUp) return []
  const follower = new TurnFollower(rules, explorer, rules.setup(options.value, record.value.seed))
  for (const { seat, command } of record.value.moves) {
    const parsed = rules.notation.parse(command)
    if (!parsed.ok || follower.isDone) break
    follower.give({ seat, command: parsed.value })
  }
  return follower
    .end()
    .filter(({ seat }) => seat === own)
    .map(({ key, move }) => ({ key, move, points }))
}

const finishedGames = async (game: string): Promise<readonly SavedGame[]> => {
  const saved = await listSavedGames()
  return saved.ok
    ? saved.value.games.filter(
        (one) => one.game === game && one.over && one.position === null && !isLesson(one),
      )
    : []
}

/** Finished games with this set-up; empty where nothing is saved. */
export const ownTurns = async (
  game: string,
  setUp: string,
  rules: AnyRules,
  explorer: GameExplorer,
): Promise<readonly OwnTurn[]> =>
  (await finishedGames(game)).flatMap((one) => turnsOf(one, setUp, rules, explorer))

/** All moves of these games, those of the other players included. */
export const ownIndex = async (at: CountedSetUp): Promise<ExplorerIndex> => {
  const counter = new GameCounter(at)
  for (const saved of await finishedGames(at.game)) {
    const game = finishedGame(saved.record, at)
    try {
      if (game !== null) counter.add(game.line, 'person', game.options)
    } catch {
      // A game that was edited by hand is not counted.
    }
    // The page stays responsive between games.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return counter.index(1)
}
