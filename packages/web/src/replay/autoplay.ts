/** Plays a game by itself; tokens travel as they do at the table. */

import { animateFlights } from '@quayside/table/motion/fly.ts'
import { useEffect } from 'react'
import { useReplay } from './replay-store.ts'

/** How long a position stays at the ordinary speed, in milliseconds; shorter where nothing unexpected happens. */
const STAY = 1300
const STAY_QUIET = 350

export const useAutoplay = (): void => {
  const { past, at, playing, speed, playOn } = useReplay()
  useEffect(() => {
    const step = past?.steps[at]
    const after = past?.views[at + 1]
    if (!playing || past === null || step === undefined || after === undefined) return
    const { game } = past
    const stay = (game.isQuiet(step) ? STAY_QUIET : STAY) / speed
    const timer = setTimeout(() => {
      void animateFlights(game.flightsOf(step.events, after)).then(() => playOn(at))
    }, stay)
    return () => clearTimeout(timer)
  }, [past, at, playing, speed, playOn])
}
