/** Rating changes after a finished game; the server rates it in a background job soon after the end. */
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { SeatRating } from '@quayside/table/session/messages.ts'
import { useEffect, useState } from 'react'
import { getRatings } from './room-api.ts'

/** Poll delays after the end, until the server has rated the game. */
const ASKED_AFTER_MS: readonly number[] = [0, 1500, 6000, 20_000]

const NO_RATINGS: readonly SeatRating[] = []

export const useFinalRatings = (room: string): readonly SeatRating[] => {
  const isOnline = useBaseGame(({ server }) => server !== null)
  const [ratings, setRatings] = useState(NO_RATINGS)
  const isRated = ratings.some(({ change }) => change !== null)
  useEffect(() => {
    if (!isOnline || isRated) return
    const ask = async (): Promise<void> => {
      const found = await getRatings(room)
      if (found.ok) setRatings(found.value)
    }
    const timers = ASKED_AFTER_MS.map((wait) => setTimeout(() => void ask(), wait))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [room, isOnline, isRated])
  return ratings
}
