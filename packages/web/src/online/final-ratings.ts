/** What a finished game did to the ratings; a job of the server rates it soon after its end. */
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { SeatRating } from '@quayside/table/session/messages.ts'
import { useEffect, useState } from 'react'
import { getRatings } from './room-api.ts'

/** When the server is asked after the end, until it has rated the game. */
const ASKED_AFTER_MS: readonly number[] = [0, 1500, 6000, 20_000]

const NO_RATINGS: readonly SeatRating[] = []

export const useFinalRatings = (room: string): readonly SeatRating[] => {
  const isOnline = useBaseGame(({ server }) => server !== null)
  const [ratings, keep] = useState(NO_RATINGS)
  const isRated = ratings.some(({ change }) => change !== null)
  useEffect(() => {
    if (!isOnline || isRated) return
    const ask = async (): Promise<void> => {
      const found = await getRatings(room)
      if (found.ok) keep(found.value)
    }
    const timers = ASKED_AFTER_MS.map((wait) => setTimeout(() => void ask(), wait))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [room, isOnline, isRated])
  return ratings
}
