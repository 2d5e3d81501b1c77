import { localDate, untilMidnight } from '@quayside/game/daily/deal.ts'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The local date and the time left of it; updated while the page is open. */
export const useToday = (): { readonly today: string; readonly left: number } => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return { today: localDate(now), left: untilMidnight(now) }
}
