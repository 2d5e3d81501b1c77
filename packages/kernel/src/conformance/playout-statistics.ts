import type { GameEvent } from '../rules.ts'
import type { PlayoutMove } from './playout.ts'

/** Counts of the games that were played without a failure. */
export interface Statistics {
  readonly games: number
  readonly decisions: number
  readonly interjections: number
  /** States on which all checks ran. */
  readonly examined: number
  readonly longestList: number
  readonly longestGame: number
}

export const NOTHING_PLAYED: Statistics = {
  games: 0,
  decisions: 0,
  interjections: 0,
  examined: 0,
  longestList: 0,
  longestGame: 0,
}

export const statisticsOf = <Command, Event extends GameEvent>(
  turns: readonly PlayoutMove<Command, Event>[],
  examined: number,
): Statistics => {
  const interjections = turns.filter(({ interjected }) => interjected).length
  return {
    games: 1,
    decisions: turns.length - interjections,
    interjections,
    examined,
    longestList: turns.reduce((longest, { list }) => Math.max(longest, list.length), 0),
    longestGame: turns.length,
  }
}

export const add = (one: Statistics, other: Statistics): Statistics => ({
  games: one.games + other.games,
  decisions: one.decisions + other.decisions,
  interjections: one.interjections + other.interjections,
  examined: one.examined + other.examined,
  longestList: Math.max(one.longestList, other.longestList),
  longestGame: Math.max(one.longestGame, other.longestGame),
})
