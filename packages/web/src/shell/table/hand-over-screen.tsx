import type { Seat } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { GameNotices } from '../components/game-page.tsx'
import styles from './table-screen.module.css'

/** Stands in place of the table: nothing of the next person's view is drawn before they say that they look. */
export const HandOverScreen = ({ seat }: { readonly seat: Seat }) => {
  const words = useTexts()
  const { seats, confirmHandOver } = useTable()
  const player = seatName(seats, seat, words)
  return (
    <main className={`${styles.still} ${styles.handOver} ${seatClass(seat)}`} data-ui="hand-over">
      <SeatShape seat={seat} />
      <h1>{words.shell('hand-over', { player })}</h1>
      <p id="hand-over">{words.shell('hand-over.hint')}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        aria-describedby="hand-over"
        // The only action here; otherwise the focus would be lost with the table.
        ref={(button) => button?.focus()}
        onClick={() => confirmHandOver(seat)}
      >
        {words.shell('hand-over.go', { player })}
      </button>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
      <GameNotices />
    </main>
  )
}
