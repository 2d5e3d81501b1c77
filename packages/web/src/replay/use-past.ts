/** What is derived from the whole game once, for everything around the table. */

import type { People, RoundBookmarks } from '@quayside/game'
import type { Curve } from '@quayside/table/charts/curve.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { seatName } from '@quayside/table/people.ts'
import { useMemo } from 'react'
import { curveOf } from './curve.ts'
import type { ReplayGame } from './replay-game.ts'
import { useReplay } from './replay-store.ts'

/** Everything around the table is drawn when the game is there. */
export const usePast = (): ReplayGame => {
  const past = useReplay(({ past }) => past)
  if (past === null) throw new Error('drawn before the game was opened')
  return past
}

export const useRounds = (): readonly RoundBookmarks[] => {
  const { game, views, steps } = usePast()
  return useMemo(() => game.roundsOf(views[0], steps), [game, views, steps])
}

export const useCurve = (): Curve => {
  const past = usePast()
  return useMemo(() => curveOf(past), [past])
}

export const usePeople = (): People => {
  const { seats, viewer } = usePast()
  const words = useTexts()
  return useMemo(() => {
    const names = seats.map((_, seat) => seatName(seats, seat, words))
    const called = names.map((name, seat) => (seat === viewer ? words.board('you') : name))
    return { viewer, names, called }
  }, [seats, viewer, words])
}
