import { type ReactNode, useState } from 'react'
import { Notices } from '../shell/notices.tsx'
import { useTable } from '../state/table-state.ts'
import { useWords } from '../state/words.ts'
import { LateSounds } from './sound/late.tsx'

interface PlayedProps {
  readonly isOver: boolean
  readonly table: ReactNode
  /** What is shown when the game is over; `look` leads back to the table. */
  readonly end: (look: () => void) => ReactNode
}

/** The table and, when the game is over, its end. */
export const Played = ({ isOver, table, end }: PlayedProps) => {
  const words = useWords()
  const [looking, look] = useState(false)
  const rehearsed = useTable(({ rehearsed }) => rehearsed !== null)
  if (isOver && !looking && !rehearsed) return end(() => look(true))
  return (
    <>
      {table}
      {isOver && !rehearsed && (
        <button type="button" className="sh-button sh-primary sh-result" onClick={() => look(false)}>
          {words.shell('end.result')}
        </button>
      )}
      <Notices />
      <LateSounds />
    </>
  )
}
