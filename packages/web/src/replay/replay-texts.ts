import type { ReplayTexts } from '@quayside/game'
import { createContext, useContext } from 'react'

export const SpokenContext = createContext<ReplayTexts | null>(null)

/** The game's own words about its past. */
export const useSpoken = (): ReplayTexts => {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('a part of the replay outside of it')
  return spoken
}
