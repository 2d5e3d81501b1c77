/** Standings of all seats after each round of a finished game. */
import { type GameEvent, parseRecord, type Rules, replay } from '@quayside/kernel'

interface Counted<State> {
  /** Number of completed rounds. */
  readonly rounds: (state: State) => number
  readonly standings: (state: State) => readonly number[]
}

/**
 * Standings at the set-up, after every round and at the end. Null for a text that is not the record of a finished game.
 */
export const curveByRound = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  text: string,
  { rounds, standings }: Counted<State>,
): Curve | null => {
  const record = parseRecord(text)
  if (!record.ok) return null
  const curve: (readonly number[])[] = []
  const played = replay(rules, record.value, (state) => {
    if (curve.length === rounds(state)) curve.push(standings(state))
  })
  return played.ok ? [...curve, standings(played.value.state)] : null
}

/** One row per point in time, one number per seat. */
export type Curve = readonly (readonly number[])[]

/**
 * Differences from the average of all seats, so that the chart's height shows the differences; a solo game keeps its
 * values.
 */
export const fromAverage = (curve: Curve): Curve =>
  curve.map((row) => {
    if (row.length < 2) return row
    const average = row.reduce((sum, points) => sum + points, 0) / row.length
    return row.map((points) => points - average)
  })
