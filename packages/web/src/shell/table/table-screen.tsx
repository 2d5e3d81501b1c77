import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { Suspense, useEffect } from 'react'
import { gameTitle } from '../../games.ts'
import { Loading } from '../components/loading.tsx'
import { GameScreen } from './game-screen.tsx'
import { GameUnavailable } from './game-unavailable.tsx'
import { HandOverScreen } from './hand-over-screen.tsx'

/** The page is called like the game on the table. */
const useTableTitle = (): void => {
  const words = useTexts()
  const game = useTable(({ game }) => game)
  useEffect(() => {
    const app = words.shell('app')
    document.title = game === null ? app : `${gameTitle(game, words)} · ${app}`
  }, [words, game])
}

/** One game: the table itself, or what stands before and after it. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const { currentFrame, closed, resume } = useBaseGame((game) => game)
  useEffect(() => {
    if (useTable.getState().id !== id) resume(id)
  }, [id, resume])
  useTableTitle()
  if (closed !== null) return <GameUnavailable id={id} refusal={closed} />
  if (currentFrame === null) return <Loading />
  if (currentFrame.handOver !== null) return <HandOverScreen seat={currentFrame.handOver} />
  return <PlayScreen id={id} />
}

/** What is played, with the table of its own game. */
export const PlayScreen = ({ id }: { readonly id: string }) => {
  // Here once more: what stood before the table, such as the waiting room, has a title of its own.
  useTableTitle()
  const game = useTable((table) => table.game)
  return <Suspense fallback={<Loading />}>{game !== null && <GameScreen id={id} game={game} />}</Suspense>
}
