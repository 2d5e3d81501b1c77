import { packetRow } from '@quayside/packet-row'
import { areaAsked, askedSeat, phaseIndex, roundNumber } from '@quayside/packet-row/reading'
import { createChoices } from '../../table/state/choices.ts'
import { useTable } from './table.ts'

export const choices = createChoices(useTable, {
  rules: packetRow,
  asks: (view) => [roundNumber(view), phaseIndex(view), areaAsked(view), askedSeat(view)].join(' '),
  isAside: ({ verb }) => verb === 'deliver' || verb === 'cash' || verb === 'done',
})

export const { act } = choices
