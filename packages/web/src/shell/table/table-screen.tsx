/** The screen of one game: opening, hand-over on a shared screen, the table, or why it is closed. */
import type { Seat } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { Suspense, useEffect } from 'react'
import { GameNotices } from '../components/game-page.tsx'
import { Loading, StillScreen } from '../components/still-screen.tsx'
import { GameScreen } from './game-screen.tsx'
import { GameUnavailable } from './game-unavailable.tsx'
import { useTabSignal } from './tab-signal.ts'
import styles from './table-screen.module.css'

/** One game: the table itself, or the screen before or after it. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const { currentFrame, closed, resume } = useBaseGame((game) => game)
  useEffect(() => {
    if (useTable.getState().id !== id) resume(id)
  }, [id, resume])
  useTabSignal()
  if (closed !== null) return <GameUnavailable id={id} refusal={closed} />
  if (currentFrame === null) return <Loading />
  if (currentFrame.handOver !== null) return <HandOverScreen seat={currentFrame.handOver} />
  return <PlayScreen id={id} />
}

/** The open game with its own table. */
export const PlayScreen = ({ id }: { readonly id: string }) => {
  // Also called here, because the screen before, such as a waiting room, sets its own title.
  useTabSignal()
  const game = useTable((table) => table.game)
  return <Suspense fallback={<Loading />}>{game !== null && <GameScreen id={id} game={game} />}</Suspense>
}

/** Replaces the table: the next player's view is not rendered before they confirm that they are looking. */
export const HandOverScreen = ({ seat }: { readonly seat: Seat }) => {
  const texts = useTexts()
  const { seats, confirmHandOver } = useTable()
  const player = seats[seat]?.name
  // Where a player has no name, some languages need an article before the number.
  const number = seat + 1
  return (
    <StillScreen className={`${styles.handOver} ${seatClass(seat)}`} data-ui="hand-over">
      <SeatShape seat={seat} />
      {/* The heading gets the focus, not the button: pressing Enter twice would open the next player's view. */}
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()} aria-describedby="hand-over">
        {player ? texts.shell('hand-over', { player }) : texts.shell('hand-over.seat', { number })}
      </h1>
      <p id="hand-over">{texts.shell('hand-over.hint')}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        aria-describedby="hand-over"
        // The second click of a double click was meant for the table.
        onClick={({ detail }) => {
          if (detail < 2) confirmHandOver(seat)
        }}
      >
        {player ? texts.shell('hand-over.go', { player }) : texts.shell('hand-over.go.seat', { number })}
      </button>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
        {texts.shell('home')}
      </a>
      <GameNotices />
    </StillScreen>
  )
}
