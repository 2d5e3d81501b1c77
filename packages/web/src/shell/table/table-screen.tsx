import { lazy, Suspense, useEffect } from 'react'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { Closed } from './closed.tsx'
import { HandOver } from './hand-over.tsx'

const LeHavre = lazy(async () => ({ default: (await import('../../le-havre/play.tsx')).Play }))

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
  return <PlayScreen id={id} />
}

/** What is played, with the table of its own game. */
export const PlayScreen = ({ id }: { readonly id: string }) => (
  <Suspense fallback={<Opening />}>
    <LeHavre id={id} />
  </Suspense>
)

export const Opening = () => {
  const words = useWords()
  return (
    <main className="sh-still" aria-busy="true">
      <p role="status">{words.shell('table.opening')}</p>
    </main>
  )
}
