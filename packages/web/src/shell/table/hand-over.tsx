import type { Seat } from '@quayside/kernel'
import { SeatShape } from '../../icons/icon.tsx'
import { seatClass } from '../../icons/icon-names.ts'
import { addressOf } from '../../state/address.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { Notices } from '../notices.tsx'
import { seatName } from '../parts/texts-of-games.ts'

/** Stands in place of the table: nothing of the next person's view is drawn before they say that they look. */
export const HandOver = ({ seat }: { readonly seat: Seat }) => {
  const words = useWords()
  const { seats, look } = useTable()
  const player = seatName(seats, seat, words)
  return (
    <main className={`sh-still sh-hand-over ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
      <h1>{words.shell('hand-over', { player })}</h1>
      <p id="hand-over">{words.shell('hand-over.hint')}</p>
      <button
        type="button"
        className="sh-button sh-primary"
        aria-describedby="hand-over"
        // The one thing to do here; focus would otherwise be lost with the table.
        ref={(button) => button?.focus()}
        onClick={() => look(seat)}
      >
        {words.shell('hand-over.go', { player })}
      </button>
      <a className="sh-button sh-ghost" href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
      <Notices />
    </main>
  )
}
