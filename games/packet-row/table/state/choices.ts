import { createChoices } from '@quayside/table/state/choices.ts'
import { areaAsked, askedSeat, phaseIndex, roundNumber } from '../../reading/index.ts'
import { packetRow } from '../../rules/index.ts'
import { useTable } from './table.ts'

export const choices = createChoices(useTable, {
  rules: packetRow,
  asks: (view) => [roundNumber(view), phaseIndex(view), areaAsked(view), askedSeat(view)].join(' '),
  isAside: ({ verb }) => verb === 'deliver' || verb === 'cash' || verb === 'done',
})

export const { act } = choices
