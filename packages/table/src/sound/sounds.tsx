import { useEffect } from 'react'
import { useTable } from '../session/table-state.ts'
import { ring } from './ring.ts'
import { soundsBetween } from './sounds-between.ts'

/** Lets the table be heard; nothing is drawn. */
export const Sounds = () => {
  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        for (const sound of soundsBetween(before, now)) ring(sound)
      }),
    [],
  )
  return null
}
