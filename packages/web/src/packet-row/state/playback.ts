import { packetRow } from '@quayside/packet-row'
import { createPlayback } from '../../table/state/playback.ts'
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
