import { lazy, Suspense, useEffect } from 'react'
import { useSettings } from '../../state/settings.ts'
import { useRealGame, useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { Opening } from '../parts/opening.tsx'
import { gameTitle } from '../parts/texts-of-games.ts'
import { Closed } from './closed.tsx'
import { HandOver } from './hand-over.tsx'

const LeHavre = lazy(async () => ({ default: (await import('../../le-havre/play.tsx')).Play }))
const TextLeHavre = lazy(async () => ({
  default: (await import('../../text-board/le-havre/play.tsx')).Play,
}))
const PacketRow = lazy(async () => ({ default: (await import('../../packet-row/play.tsx')).Play }))
const TextPacketRow = lazy(async () => ({
  default: (await import('../../text-board/packet-row/play.tsx')).Play,
}))

/** Every game as it is drawn and as a text. */
const TABLES = {
  visual: { 'le-havre': LeHavre, 'packet-row': PacketRow },
  text: { 'le-havre': TextLeHavre, 'packet-row': TextPacketRow },
} as const

/** The page is called like the game on the table. */
const useTableTitle = (): void => {
  const words = useWords()
  const game = useTable(({ game }) => game)
  useEffect(() => {
    const app = words.shell('app')
    document.title = game === null ? app : `${gameTitle(game, words)} · ${app}`
  }, [words, game])
}

/** One game: the table itself, or what stands before and after it. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const { shown, closed, resume } = useRealGame((game) => game)
  useEffect(() => {
    if (useTable.getState().id !== id) resume(id)
  }, [id, resume])
  useTableTitle()
  if (closed !== null) return <Closed id={id} refusal={closed} />
  if (shown === null) return <Opening />
  if (shown.handOver !== null) return <HandOver seat={shown.handOver} />
  return <PlayScreen id={id} />
}

/** What is played, with the table of its own game. */
export const PlayScreen = ({ id }: { readonly id: string }) => {
  // Here once more: what stood before the table, such as the waiting room, has a title of its own.
  useTableTitle()
  const isPacketRow = useTable(({ game }) => game === 'packet-row')
  const board = useSettings((settings) => settings.board)
  const Play = TABLES[board][isPacketRow ? 'packet-row' : 'le-havre']
  return (
    <Suspense fallback={<Opening />}>
      <Play id={id} />
    </Suspense>
  )
}
