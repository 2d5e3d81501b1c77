/** Le Havre, as far as its past is concerned. */

import type { PlayedGame } from '@quayside/game'
import { players } from '../../reading/index.ts'
import { type Command, type Event, leHavre, type State, total, wealth } from '../../rules/index.ts'
import { flightsOf } from '../reading/flights.ts'
import { isLogged } from '../reading/log.ts'
import { isRoutine } from '../reading/playback.ts'
import { roundsOf, type TurnBegun } from './turns.ts'

export const leHavrePlayed: PlayedGame<State, Command, Event, TurnBegun> = {
  rules: leHavre,
  measure: () => 'wealth',
  standings: (view) => Array.from({ length: players(view) }, (_, seat) => total(wealth(view, seat))),
  roundsOf,
  isTold: isLogged,
  isQuiet: (step) => isRoutine({ steps: [step] }),
  flightsOf,
}
