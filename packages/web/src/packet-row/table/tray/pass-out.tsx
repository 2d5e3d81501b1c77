import type { Seat } from '@quayside/kernel'
import { hasTaken, masterOf } from '@quayside/packet-row/reading'
import type { Sight } from '../../state/sight.ts'
import { usePassingOut } from '../../state/standing-orders.ts'

interface PassOutProps {
  readonly sight: Sight
  readonly seat: Seat
}

/** For whoever wants nothing more this round, so that nobody waits; the harbor master has to decide. */
export const PassOut = ({ sight: { view, at, packet }, seat }: PassOutProps) => {
  const { passes, change } = usePassingOut(seat, at.round)
  const mayBeAsked = at.phase === 'naming' || at.phase === 'asking' || at.phase === 'deciding'
  if (!mayBeAsked || masterOf(view) === seat || hasTaken(view, seat)) return null
  return (
    <button
      type="button"
      className="chip"
      data-key="pass-out"
      aria-pressed={passes}
      onClick={() => change(!passes)}
    >
      {packet('chip.pass-out')}
    </button>
  )
}
