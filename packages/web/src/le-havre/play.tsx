import { leHavre } from '@quayside/le-havre'
import { useMemo, useState } from 'react'
import { Notices } from '../shell/notices.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { useWords } from '../state/words.ts'
import { EndOfGame } from './end/end-of-game.tsx'
import { useTable } from './state/table.ts'
import { Table } from './table/table.tsx'

/** The table and, when the game is over, its end. */
export const Play = ({ id }: { readonly id: string }) => {
  const words = useWords()
  const frame = useTable(({ shown }) => shown)
  const outcome = useMemo(() => (frame === null ? null : leHavre.outcome(frame.view)), [frame])
  const [looking, look] = useState(false)
  if (frame !== null && outcome !== null && !looking)
    return <EndOfGame id={id} frame={frame} outcome={outcome} look={() => look(true)} />
  return (
    <>
      <Table actions={<TableMenu id={id} />} />
      {outcome !== null && (
        <button type="button" className="sh-button sh-primary sh-result" onClick={() => look(false)}>
          {words.shell('end.result')}
        </button>
      )}
      <Notices />
    </>
  )
}
