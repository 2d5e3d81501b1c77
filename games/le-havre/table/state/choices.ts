import { createChoices } from '@quayside/table/state/choices.ts'
import { leHavre, question } from '../../rules/index.ts'
import { isExtraCommand } from '../view-models/decision.ts'
import { useTable } from './use-game.ts'

export const choices = createChoices(useTable, {
  rules: leHavre,
  question: (view) => question(view)?.asks,
  isExtraCommand,
})

export const { usePicked, markPicked, act } = choices
