/** Le Havre, as far as its past is concerned. */
import { type Command, type Event, leHavre, type State, total, wealth } from '@quayside/le-havre'
import { players } from '@quayside/le-havre/reading'
import { flightsOf } from '../../le-havre/reading/flights.ts'
import { isTold } from '../../le-havre/reading/log.ts'
import { isQuiet } from '../../le-havre/reading/playback.ts'
import type { PlayedGame } from '../replayed-game.ts'
import { roundsOf, type TurnBegun } from './turns.ts'

export const leHavrePlayed: PlayedGame<State, Command, Event, TurnBegun> = {
  rules: leHavre,
  measure: () => 'wealth',
  standings: (view) => Array.from({ length: players(view) }, (_, seat) => total(wealth(view, seat))),
  roundsOf,
  isTold,
  isQuiet: (step) => isQuiet({ steps: [step] }),
  flightsOf,
}
