/** Packet Row, as far as its past is concerned. */

import type { PlayedGame } from '@quayside/game'
import { money, players, pointsOf } from '../../reading/index.ts'
import { type Command, type Event, packetRow, type State } from '../../rules/index.ts'
import { flightsOf } from '../reading/flights.ts'
import { isLogged } from '../reading/log.ts'
import { type AreaOpened, roundsOf } from './areas.ts'

export const packetRowPlayed: PlayedGame<State, Command, Event, AreaOpened> = {
  rules: packetRow,
  // Points lie in hands that are not shown before the end.
  measure: (isOver) => (isOver ? 'points' : 'money'),
  standings: (view, measure) =>
    Array.from({ length: players(view) }, (_, seat) =>
      measure === 'money' ? money(view, seat) : pointsOf(view, seat),
    ),
  roundsOf,
  isTold: isLogged,
  isQuiet: ({ events }) => events.every((event) => !isLogged(event)),
  flightsOf,
}
