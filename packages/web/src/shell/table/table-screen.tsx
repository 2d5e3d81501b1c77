import { leHavre } from '@quayside/le-havre'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { type Frame, useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { EndOfGame } from '../end/end-of-game.tsx'
import { Notices } from '../notices.tsx'
import { Closed } from './closed.tsx'
import { HandOver } from './hand-over.tsx'
import { TableMenu } from './table-menu.tsx'

const Table = lazy(async () => ({ default: (await import('../../table/table.tsx')).Table }))

/** One game: the table itself, or what stands before and after it. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const words = useWords()
  const { shown, closed, resume } = useTable()
  useEffect(() => {
    if (useTable.getState().id !== id) resume(id)
  }, [id, resume])
  useEffect(() => {
    document.title = `${words.game.names.title} · ${words.shell('app')}`
  }, [words])
  if (closed !== null) return <Closed id={id} refusal={closed} />
  if (shown === null) return <Opening />
  if (shown.handOver !== null) return <HandOver seat={shown.handOver} />
  return <PlayScreen id={id} frame={shown} />
}

interface PlayProps {
  readonly id: string
  readonly frame: Frame
}

/** The table and, when the game is over, its end. */
export const PlayScreen = (play: PlayProps) => (
  <Suspense fallback={<Opening />}>
    <Play {...play} />
  </Suspense>
)

const Play = ({ id, frame }: PlayProps) => {
  const words = useWords()
  const outcome = useMemo(() => leHavre.outcome(frame.view), [frame])
  const [looking, look] = useState(false)
  if (outcome !== null && !looking)
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

export const Opening = () => {
  const words = useWords()
  return (
    <main className="sh-still" aria-busy="true">
      <p role="status">{words.shell('table.opening')}</p>
    </main>
  )
}
