import { useEffect } from 'react'
import { useTable } from '../session/current-game.ts'
import { playSound } from './play-sound.ts'
import { soundsBetween } from './sounds-between.ts'

/** Lets the table be heard; nothing is drawn. */
export const Sounds = () => {
  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        for (const sound of soundsBetween(before, now)) playSound(sound)
      }),
    [],
  )
  return null
}
