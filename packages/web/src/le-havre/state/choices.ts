import { leHavre, question } from '@quayside/le-havre'
import { createChoices } from '../../table/state/choices.ts'
import { isAside } from '../reading/decision.ts'
import { useTable } from './table.ts'

export const choices = createChoices(useTable, {
  rules: leHavre,
  asks: (view) => question(view)?.asks,
  isAside,
})

export const { usePicked, markPicked, act } = choices
