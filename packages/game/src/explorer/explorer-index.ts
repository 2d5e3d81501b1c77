/** Statistics of one set-up, as the tool counts them and the page shows them. */

/** Number of first turns that are counted. */
export const TURNS_COUNTED = 12

/** Moves with fewer games are grouped together. */
export const MIN_GAMES_OF_A_MOVE = 30

/** Moves with fewer games show no averages. */
export const MIN_GAMES_FOR_AVERAGES = 200

/** Games with their final points and wins; a shared win counts as a fraction. */
export interface GameTally {
  readonly games: number
  readonly mean: number
  /** Standard deviation of single games, not of the mean. */
  readonly sd: number
  readonly wins: number
}

export interface MoveTally extends GameTally {
  readonly move: string
}

/** Several rare moves together. */
export interface OtherMoves {
  readonly kinds: number
  readonly games: number
}

/** A game of the same set-up in which another seat began. */
export interface Dealt {
  readonly options: unknown
  readonly first: number
}

export interface ExplorerPosition {
  readonly key: string
  /** Turn of the game, from 1. */
  readonly turn: number
  readonly seat: number
  readonly games: number
  /** The position and move that most games came from, as indexes; null at the first turn. */
  readonly from: readonly [position: number, move: number] | null
  /** One game that reached the position: its seed and its commands so far. */
  readonly seed: string
  readonly commands: string
  /** How that game was dealt, if not with the options of the index. */
  readonly dealt?: Dealt
  /** Most frequent first. */
  readonly moves: readonly MoveTally[]
  readonly others: OtherMoves
}

export interface ItemTally {
  readonly item: string
  /** Games in which a player owned it at the end. */
  readonly games: number
  /** Number of owners by the round in which they got it. */
  readonly rounds: readonly number[]
  readonly owners: number
  readonly wins: number
  /**
   * Final points of owners minus those of comparable seats: other players of the same seat with equal worth
   * one round before.
   */
  readonly difference: number
  /** Standard deviation of single owners. */
  readonly sd: number
  /** Owners for whom a comparable seat existed. */
  readonly compared: number
}

/** Source of the games. */
export interface ExplorerSource {
  /** A level, `network`, or `person`. */
  readonly players: string
  readonly games: number
}

export interface ExplorerIndex {
  readonly game: string
  readonly setUp: string
  /** Rules version. */
  readonly rules: number
  readonly options: unknown
  readonly games: number
  readonly sources: readonly ExplorerSource[]
  readonly positions: readonly ExplorerPosition[]
  readonly items: readonly ItemTally[]
}

/** Quantile of the normal distribution for 95 %. */
const Z = 1.96

/** Half width of the 95 % interval of the mean. */
export const meanBand = ({ sd, games }: Pick<GameTally, 'sd' | 'games'>): number =>
  (Z * sd) / Math.sqrt(games)

/** Wilson interval of a share. */
export const shareBand = (part: number, games: number): readonly [low: number, high: number] => {
  const share = part / games
  const z2 = Z * Z
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games)
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}

/** Index of the move whose interval lies above all others; null if there is none. */
export const clearlyBest = (moves: readonly MoveTally[]): number | null => {
  const [first, second] = moves
    .filter(({ games }) => games >= MIN_GAMES_FOR_AVERAGES)
    .map((tally) => ({ place: moves.indexOf(tally), mean: tally.mean, band: meanBand(tally) }))
    .toSorted((one, other) => other.mean - one.mean)
  if (first === undefined || second === undefined) return null
  return first.mean - first.band > second.mean + second.band ? first.place : null
}

/** The round of the median; null if all counts are 0. */
export const medianRound = (rounds: readonly number[]): number | null => {
  const half = rounds.reduce((sum, count) => sum + count, 0) / 2
  if (half === 0) return null
  let passed = 0
  const place = rounds.findIndex((count) => {
    passed += count
    return passed >= half
  })
  return place + 1
}
