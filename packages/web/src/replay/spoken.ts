import { createContext, useContext } from 'react'
import type { Spoken } from './replayed-game.ts'

export const SpokenContext = createContext<Spoken | null>(null)

/** The game's own words about its past. */
export const useSpoken = (): Spoken => {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('a part of the replay outside of it')
  return spoken
}
