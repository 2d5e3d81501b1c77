import { useRealGame } from '@quayside/table/session/table-state.ts'
import { useMemo } from 'react'

/** The other seats that the table waits for. */
export const useWaits = (): readonly number[] => {
  const shown = useRealGame((game) => game.shown)
  const rules = useRealGame((game) => game.rules)
  return useMemo(
    () =>
      shown === null || rules === null
        ? []
        : rules.deciders(shown.view).filter((seat) => seat !== shown.viewer),
    [shown, rules],
  )
}
