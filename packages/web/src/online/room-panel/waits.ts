import { useBaseGame } from '@quayside/table/session/table-state.ts'
import { useMemo } from 'react'

/** The other seats that the table waits for. */
export const useOtherDeciders = (): readonly number[] => {
  const shown = useBaseGame((game) => game.shown)
  const rules = useBaseGame((game) => game.rules)
  return useMemo(
    () =>
      shown === null || rules === null
        ? []
        : rules.deciders(shown.view).filter((seat) => seat !== shown.viewer),
    [shown, rules],
  )
}
