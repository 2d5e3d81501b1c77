/** The games that puzzles are mined from, with the settings of each in `games/<game>/tools/puzzles.ts`. */
import type { Adviser } from '@quayside/bots'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import type { Seat } from '@quayside/kernel'
import { gameFile } from '../game-file.ts'

/** A solved position, for the rules that assign its themes. */
export interface SolvedPosition<State, Command> {
  /** The seat's view. */
  readonly before: State
  readonly seat: Seat
  readonly command: Command
  /** The state at the end of the seat's action, with the best plan and with the best wrong one. */
  readonly right: State
  readonly wrong: State
  /** All commands of the seat in the best plan. */
  readonly plan: readonly Command[]
  /** Whether another seat takes the same thing after the wrong plan. */
  readonly isWanted: boolean
}

/** Functions are declared as methods so that the settings of one game are assignable to those of any game. */
export interface GameMining<State, Command> {
  /** Set-ups, played in turn. */
  readonly setUps: readonly Readonly<Record<string, unknown>>[]
  /** Minimum distance of every wrong plan; plans at most `even` behind count as equal. */
  readonly gap: number
  readonly even: number
  /** Maximum expected margin to the best rival, in either direction. */
  readonly margin: number
  /** Whether the position is the main decision of a turn with enough alternatives. */
  isCandidate(view: State, seat: Seat): boolean
  /** Plans with the same idea are variants of each other. */
  idea(command: Command): string
  themes(solved: SolvedPosition<State, Command>): readonly string[]
}

export interface MinedGame {
  readonly id: string
  readonly adviser: Adviser<unknown, unknown>
  readonly mining: GameMining<unknown, unknown>
  /** Whether hands are hidden: then other seats' moves are left out. */
  readonly secrets: boolean
  /** Bots by level, to rate the puzzle. */
  readonly levels: NonNullable<Awaited<ReturnType<typeof loadBots>>>['levels']
}

const loadBots = async (id: string) => {
  const found = await botsOf(games, id)
  return found.ok ? found.value : null
}

/** Null for a game without an adviser or without settings for puzzles. */
export const minedGame = async (id: string): Promise<MinedGame | null> => {
  const [bots, manifest] = [await loadBots(id), games.get(id)]
  const own = await gameFile<{ readonly PUZZLES: GameMining<unknown, unknown> }>(id, 'puzzles')
  if (bots === null || bots.adviser === null || own === null || !manifest.ok) return null
  const { secrets } = manifest.value
  return { id, adviser: bots.adviser, mining: own.PUZZLES, secrets, levels: bots.levels }
}
