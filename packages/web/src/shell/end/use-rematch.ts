import { parseRecord } from '@quayside/kernel'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useEffect, useState } from 'react'
import { rematchOnline } from '../../online/start-rematch.ts'
import { createId } from '../../state/new-game-draft.ts'
import { goTo } from '../../state/routing.ts'
import { gameText } from '../components/export-game.ts'

/** Begins the same game anew; null while there is nothing to repeat, as with one that began in a position. */
export const useRematch = (id: string): (() => void) | null => {
  const { game, seats, begin, line } = useTable()
  const [options, agree] = useState<unknown>(null)
  useEffect(() => {
    void gameText(id).then((text) => {
      const record = parseRecord(text ?? '')
      agree(record.ok ? record.value.options : null)
    })
  }, [id])
  if (line !== null) return line.place.seat === null ? null : () => void rematchOnline(id)
  if (options === null || game === null) return null
  return () => {
    const next = createId()
    begin(next, { game, options, seed: createId(), seats })
    goTo({ page: 'table', id: next })
  }
}
