/** A game on the page: its drawn table or text board and, when it is over, its end page. */
import type { GameTable } from '@quayside/game'
import controls from '@quayside/table/controls/controls.module.css'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { LazySounds } from '@quayside/table/sound/lazy-sounds.tsx'
import { SlotsContext } from '@quayside/table/table-slots.ts'
import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { useDrawnTable, useText } from '../../games.ts'
import { LazyRoomPart } from '../../online/lazy-room-parts.tsx'
import { RulesButton } from '../../rules/rules-button.tsx'
import { LazySandboxBanner, LazySandboxLog } from '../../sandbox/lazy-sandbox.tsx'
import { GameNotices } from '../components/game-page.tsx'
import { TableMenu } from './table-menu.tsx'
import styles from './table-screen.module.css'

const TextBoard = lazy(async () => ({ default: (await import('../../text-board/text-board.tsx')).TextBoard }))

interface PlayProps {
  readonly id: string
  readonly game: string
}

export const GameScreen = (props: PlayProps) =>
  useSettings(({ board }) => board) === 'text' ? <Text {...props} /> : <Drawn {...props} />

const Text = ({ id, game }: PlayProps) => {
  const text = useText(game)
  return (
    <>
      <text.Play draw={(play) => <TextBoard id={id} game={game} {...play} />} />
      <LazySounds />
    </>
  )
}

const SLOTS = {
  banner: <LazySandboxBanner />,
  branch: <LazySandboxLog />,
  afterwards: <LazyRoomPart part="rematch" />,
}

const Drawn = ({ id, game }: PlayProps) => (
  <SlotsContext value={SLOTS}>
    <DrawnGame id={id} game={game} table={useDrawnTable(game)} />
  </SlotsContext>
)

const loadEnd = async (table: GameTable) => {
  const [{ EndOfGame }, end] = await Promise.all([import('../end/end-of-game.tsx'), table.end()])
  return { EndOfGame, end }
}

type EndPage = Awaited<ReturnType<typeof loadEnd>>

/** The end page, loaded when a game is over; null until then, and if it cannot be loaded. */
const useEndPage = (isOver: boolean, table: GameTable): readonly [EndPage | null, () => void] => {
  const [page, setPage] = useState<EndPage | null>(null)
  const fetchEnd = useCallback(() => {
    loadEnd(table).then(setPage, () => undefined)
  }, [table])
  useEffect(() => {
    if (isOver) fetchEnd()
  }, [isOver, fetchEnd])
  return [page, fetchEnd]
}

const DrawnGame = ({ id, game, table }: PlayProps & { readonly table: GameTable }) => {
  const texts = useTexts()
  const frame = useTable(({ currentFrame }) => currentFrame)
  const rules = useTable((state) => state.rules)
  const isSandbox = useTable((state) => state.sandboxSeat !== null)
  const outcome = useMemo(
    () => (frame === null || rules === null ? null : rules.outcome(frame.view)),
    [frame, rules],
  )
  const [isTableShown, setTableShown] = useState(false)
  const isOver = outcome !== null && !isSandbox
  const [page, fetchEnd] = useEndPage(isOver, table)
  const showEnd = (): void => {
    setTableShown(false)
    // An earlier attempt may have failed offline.
    if (page === null) fetchEnd()
  }
  if (frame !== null && isOver && !isTableShown && page !== null)
    return (
      <page.EndOfGame
        id={id}
        frame={frame}
        outcome={outcome}
        end={page.end}
        look={() => setTableShown(true)}
      />
    )
  return (
    <>
      <table.Table
        actions={
          <>
            <RulesButton game={game} />
            <TableMenu id={id} />
          </>
        }
      />
      {isOver && (
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${styles.result}`}
          onClick={showEnd}
        >
          {texts.shell('end.result')}
        </button>
      )}
      <GameNotices />
      <LazySounds />
    </>
  )
}
