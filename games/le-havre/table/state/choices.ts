import { createChoices } from '@quayside/table/state/choices.ts'
import { leHavre, question } from '../../rules/index.ts'
import { isExtraCommand } from '../reading/decision.ts'
import { useTable } from './table.ts'

export const choices = createChoices(useTable, {
  rules: leHavre,
  asks: (view) => question(view)?.asks,
  isAside: isExtraCommand,
})

export const { usePicked, markPicked, act } = choices
