/** Where each turn of a game begins, to go there. */

import type { Bookmark, RoundBookmarks } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { activeSeat, phaseOf, roundIndex, turnIndex } from '../../reading/index.ts'
import type { State } from '../../rules/index.ts'
import type { Step } from '../state/table.ts'

export interface TurnBegun extends Bookmark {
  readonly seat: Seat
  readonly turn: number
}

/** The turn that is under way at the beginning is not told of by any event. */
const firstRound = (start: State): { round: number | null; stops: TurnBegun[] } => ({
  round: phaseOf(start) === 'final' ? null : roundIndex(start) + 1,
  stops: [{ position: 0, seat: activeSeat(start), turn: turnIndex(start) + 1 }],
})

export const roundsOf = (start: State, steps: readonly Step[]): readonly RoundBookmarks<TurnBegun>[] => {
  const rounds = [firstRound(start)]
  for (const { moveNumber: at, events } of steps)
    for (const event of events) {
      if (event.kind !== 'turn-begins') continue
      const begun = { position: at + 1, seat: event.seat, turn: event.turn }
      const last = rounds.at(-1)
      if (last?.round === event.round) last.stops.push(begun)
      else rounds.push({ round: event.round, stops: [begun] })
    }
  return rounds
}
