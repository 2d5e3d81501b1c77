import type { Sight } from '../state/sight.ts'
import { usePassingOut } from '../state/standing-orders.ts'

/** For whoever wants nothing more this round, so that nobody waits. */
export const PassOut = ({ sight }: { readonly sight: Sight }) => {
  const passing = usePassingOut(sight)
  if (passing === null) return null
  const { passes, change } = passing
  return (
    <button
      type="button"
      className="chip"
      data-key="pass-out"
      aria-pressed={passes}
      onClick={() => change(!passes)}
    >
      {sight.packet('chip.pass-out')}
    </button>
  )
}
