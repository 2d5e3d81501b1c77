import { createChoices } from '@quayside/table/state/choices.ts'
import { areaAsked, askedSeat, phaseIndex, roundNumber } from '../../queries/index.ts'
import { packetRow } from '../../rules/index.ts'
import { useTable } from './use-game.ts'

export const choices = createChoices(useTable, {
  rules: packetRow,
  question: (view) => [roundNumber(view), phaseIndex(view), areaAsked(view), askedSeat(view)].join(' '),
  isExtraCommand: ({ verb }) => verb === 'deliver' || verb === 'cash' || verb === 'done',
})

export const { act } = choices
