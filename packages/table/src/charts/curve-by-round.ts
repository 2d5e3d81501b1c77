/** How everybody stood from round to round, for a game that is over. */
import { type GameEvent, parseRecord, type Rules, replay } from '@quayside/kernel'

interface Counted<State> {
  /** Rounds that are over. */
  readonly rounds: (state: State) => number
  readonly standings: (state: State) => readonly number[]
}

/** The set-up, the end of every round, the end. Null for a text that is not the record of a whole game. */
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

/** One row for every moment, one number for every seat. */
export type Curve = readonly (readonly number[])[]

/** Measured from the average of all, so that what lies between them fills the height; alone, as it is. */
export const fromAverage = (curve: Curve): Curve =>
  curve.map((row) => {
    if (row.length < 2) return row
    const average = row.reduce((sum, points) => sum + points, 0) / row.length
    return row.map((points) => points - average)
  })
