/** Standings, bookmarks and log of a replay of Le Havre. */

import type { Bookmark, PlayedGame, RoundBookmarks } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { activeSeat, phaseOf, players, roundIndex, turnIndex } from '../../queries/index.ts'
import { type Command, type Event, leHavre, type State, total, wealth } from '../../rules/index.ts'
import { isRoutine } from '../state/playback.ts'
import type { Step } from '../state/use-game.ts'
import { isLogged } from '../view-models/log.ts'
import { flightsOf } from '../view-models/token-flights.ts'

export interface TurnBegun extends Bookmark {
  readonly seat: Seat
  readonly turn: number
}

/** The first turn has no `turn-begins` event. */
const firstRound = (start: State): { round: number | null; stops: TurnBegun[] } => ({
  round: phaseOf(start) === 'final' ? null : roundIndex(start) + 1,
  stops: [{ position: 0, seat: activeSeat(start), turn: turnIndex(start) + 1 }],
})

export const roundsOf = (start: State, steps: readonly Step[]): readonly RoundBookmarks<TurnBegun>[] => {
  const rounds = [firstRound(start)]
  for (const { moveNumber, events } of steps)
    for (const event of events) {
      if (event.kind !== 'turn-begins') continue
      const begun = { position: moveNumber + 1, seat: event.seat, turn: event.turn }
      const last = rounds.at(-1)
      if (last?.round === event.round) last.stops.push(begun)
      else rounds.push({ round: event.round, stops: [begun] })
    }
  return rounds
}

export const leHavrePlayed: PlayedGame<State, Command, Event, TurnBegun> = {
  rules: leHavre,
  measure: () => 'fortune',
  standings: (view) => Array.from({ length: players(view) }, (_, seat) => total(wealth(view, seat))),
  roundsOf,
  isLogged,
  isRoutine: (step) => isRoutine({ steps: [step] }),
  flightsOf,
}
