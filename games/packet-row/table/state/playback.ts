import { createPlayback } from '@quayside/table/state/playback.ts'
import { packetRow } from '../../rules/index.ts'
import { flightsOf } from '../view-models/token-flights.ts'
import { useTable } from './use-game.ts'

export const playback = createPlayback(useTable, {
  rules: packetRow,
  flightsIn: ({ steps, view }) =>
    flightsOf(
      steps.flatMap(({ events }) => events),
      view,
    ),
  isRoutine: () => false,
})
