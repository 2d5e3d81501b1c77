/** Carries out the rest of a longer choice, such as several deliveries, as soon as it is its turn. */
import { useEffect } from 'react'
import { actByItself, takePlanned } from './choices.ts'
import { useTable } from './table.ts'

export const usePlan = (): void => {
  const shown = useTable(({ shown }) => shown)
  const isComing = useTable(({ coming }) => coming.length > 0)
  useEffect(() => {
    if (shown === null || isComing || shown.viewer === 'spectator' || shown.handOver !== null) return
    const next = takePlanned(shown.view, shown.viewer, shown.at)
    if (next !== null) actByItself(shown.viewer, next)
  }, [shown, isComing])
}
