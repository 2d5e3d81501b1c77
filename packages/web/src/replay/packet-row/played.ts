/** Packet Row, as far as its past is concerned. */
import { type Command, type Event, packetRow, type State } from '@quayside/packet-row'
import { money, players, pointsOf } from '@quayside/packet-row/reading'
import { flightsOf } from '../../packet-row/reading/flights.ts'
import { isTold } from '../../packet-row/reading/log.ts'
import type { PlayedGame } from '../replayed-game.ts'
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
  isTold,
  isQuiet: ({ events }) => events.every((event) => !isTold(event)),
  flightsOf,
}
