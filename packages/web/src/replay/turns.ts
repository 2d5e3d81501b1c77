/** Where each turn of a game begins, to go there. */
import type { Seat } from '@quayside/kernel'
import type { State } from '@quayside/le-havre'
import { activeSeat, phaseOf, roundIndex, turnIndex } from '@quayside/le-havre/reading'
import type { Step } from '../le-havre/state/table.ts'

export interface TurnBegun {
  readonly position: number
  readonly seat: Seat
  readonly turn: number
}

export interface RoundBegun {
  /** Null for the final stage. */
  readonly round: number | null
  readonly turns: readonly TurnBegun[]
}

/** The turn that is under way at the beginning is not told of by any event. */
const firstRound = (start: State): { round: number | null; turns: TurnBegun[] } => ({
  round: phaseOf(start) === 'final' ? null : roundIndex(start) + 1,
  turns: [{ position: 0, seat: activeSeat(start), turn: turnIndex(start) + 1 }],
})

export const roundsOf = (start: State, steps: readonly Step[]): readonly RoundBegun[] => {
  const rounds = [firstRound(start)]
  for (const { at, events } of steps)
    for (const event of events) {
      if (event.kind !== 'turn-begins') continue
      const begun = { position: at + 1, seat: event.seat, turn: event.turn }
      const last = rounds.at(-1)
      if (last?.round === event.round) last.turns.push(begun)
      else rounds.push({ round: event.round, turns: [begun] })
    }
  return rounds
}

/** The turn that a position is part of. */
export const turnAt = (rounds: readonly RoundBegun[], position: number): TurnBegun | undefined =>
  rounds.flatMap(({ turns }) => turns).findLast((turn) => turn.position <= position)
