import { createPlayback } from '@quayside/table/state/playback.ts'
import { packetRow } from '../../rules/index.ts'
import { flightsOf } from '../reading/flights.ts'
import { useTable } from './table.ts'

export const playback = createPlayback(useTable, {
  rules: packetRow,
  flightsIn: ({ steps, view }) =>
    flightsOf(
      steps.flatMap(({ events }) => events),
      view,
    ),
  isQuiet: () => false,
})
