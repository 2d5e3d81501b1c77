import { createChoices } from '@quayside/table/state/choices.ts'
import { leHavre, question } from '../../rules/index.ts'
import { isExtraCommand } from '../view-models/decision.ts'
import { useTable } from './use-game.ts'

export const choices = createChoices(useTable, {
  rules: leHavre,
  asks: (view) => question(view)?.asks,
  isAside: isExtraCommand,
})

export const { usePicked, markPicked, act } = choices
