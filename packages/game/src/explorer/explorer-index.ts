/** The numbers of one set-up, as a tool counts them and a page shows them. */

/** So many first turns are counted. */
export const TURNS_COUNTED = 12

/** A move of fewer games stands together with others like it. */
export const FEWEST_OF_A_MOVE = 30

/** A move of fewer games has no averages. */
export const FEWEST_FOR_NUMBERS = 200

/** Games with their final points and their wins; a shared victory is a part of one. */
export interface Tally {
  readonly games: number
  readonly mean: number
  /** Of single games, not of the mean. */
  readonly sd: number
  readonly wins: number
}

export interface MoveTally extends Tally {
  readonly move: string
}

/** Several moves of few games. */
export interface OtherMoves {
  readonly kinds: number
  readonly games: number
}

export interface ExplorerPosition {
  readonly key: string
  /** Of the game, counted from 1. */
  readonly turn: number
  readonly seat: number
  readonly games: number
  /** The position and its move that most games came from, by their places; null at the first turn. */
  readonly from: readonly [position: number, move: number] | null
  /** A game that came here: its seed, and its commands so far as a line has them. */
  readonly seed: string
  readonly commands: string
  /** The commonest first. */
  readonly moves: readonly MoveTally[]
  readonly others: OtherMoves
}

export interface ItemTally {
  readonly item: string
  /** Games in which somebody owned it in the end. */
  readonly games: number
  /** How many owners got it in each round, from the first. */
  readonly rounds: readonly number[]
  readonly owners: number
  readonly wins: number
  /** Final points of owners less those of others of the same seat who were worth as much one round before. */
  readonly difference: number
  /** Of single owners. */
  readonly sd: number
  /** Owners for whom there was somebody to compare with. */
  readonly compared: number
}

/** Where games come from. */
export interface ExplorerSource {
  /** A level, `network`, or `person`. */
  readonly players: string
  readonly games: number
}

export interface ExplorerIndex {
  readonly game: string
  readonly setUp: string
  /** The version of the rules. */
  readonly rules: number
  readonly options: unknown
  readonly games: number
  readonly sources: readonly ExplorerSource[]
  readonly positions: readonly ExplorerPosition[]
  readonly items: readonly ItemTally[]
}

/** Of the normal distribution, for 95 %. */
const Z = 1.96

/** How far a mean may be off. */
export const meanBand = ({ sd, games }: Pick<Tally, 'sd' | 'games'>): number => (Z * sd) / Math.sqrt(games)

/** Wilson's interval of a share. */
export const shareBand = (part: number, games: number): readonly [low: number, high: number] => {
  const share = part / games
  const z2 = Z * Z
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games)
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}

/** The place of the move whose average is clear of all others; null where none is. */
export const clearlyBest = (moves: readonly MoveTally[]): number | null => {
  const [first, second] = moves
    .filter(({ games }) => games >= FEWEST_FOR_NUMBERS)
    .map((tally) => ({ place: moves.indexOf(tally), mean: tally.mean, band: meanBand(tally) }))
    .toSorted((one, other) => other.mean - one.mean)
  if (first === undefined || second === undefined) return null
  return first.mean - first.band > second.mean + second.band ? first.place : null
}

/** The middle of a list of counts, as the round it falls in; null where all are 0. */
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
