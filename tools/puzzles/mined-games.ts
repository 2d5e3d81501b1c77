/** The games that puzzles are mined from, and what each of them says about it in `tools/puzzles.ts`. */
import type { Adviser } from '@quayside/bots'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import type { Seat } from '@quayside/kernel'
import { gameFile } from '../game-file.ts'

/** A solved position, for the rules that name its themes. */
export interface Solved<State, Command> {
  /** What the seat sees. */
  readonly before: State
  readonly seat: Seat
  readonly command: Command
  /** Where the own action ends, with the best plan and with the best of the wrong ones. */
  readonly right: State
  readonly wrong: State
  /** Everything that the seat does in the best plan. */
  readonly plan: readonly Command[]
  /** Whether after the wrong plan somebody else goes for what the right one would have taken. */
  readonly isWanted: boolean
}

/** Functions are methods, so that what one game says can be asked of any. */
export interface GameMining<State, Command> {
  /** Played in turn. */
  readonly setUps: readonly Readonly<Record<string, unknown>>[]
  /** Every wrong plan is at least this far behind, and what is at most `even` behind counts as equal. */
  readonly gap: number
  readonly even: number
  /** The expected margin to the best rival is at most this, either way. */
  readonly margin: number
  /** Whether the position is the main decision of a turn, with everything open that ought to be. */
  isCandidate(view: State, seat: Seat): boolean
  /** Plans of one idea are variants of each other. */
  idea(command: Command): string
  themes(solved: Solved<State, Command>): readonly string[]
}

export interface MinedGame {
  readonly id: string
  readonly adviser: Adviser<unknown, unknown>
  readonly mining: GameMining<unknown, unknown>
  /** Whether hands are hidden: then nobody else's moves are told. */
  readonly secrets: boolean
  /** Bots by level, for how hard a puzzle is. */
  readonly levels: NonNullable<Awaited<ReturnType<typeof loadBots>>>['levels']
}

const loadBots = async (id: string) => {
  const found = await botsOf(games, id)
  return found.ok ? found.value : null
}

/** Null for a game without bots that can advise, or without a word about puzzles. */
export const minedGame = async (id: string): Promise<MinedGame | null> => {
  const [bots, manifest] = [await loadBots(id), games.get(id)]
  const own = await gameFile<{ readonly PUZZLES: GameMining<unknown, unknown> }>(id, 'puzzles')
  if (bots === null || bots.adviser === null || own === null || !manifest.ok) return null
  const { secrets } = manifest.value
  return { id, adviser: bots.adviser, mining: own.PUZZLES, secrets, levels: bots.levels }
}
