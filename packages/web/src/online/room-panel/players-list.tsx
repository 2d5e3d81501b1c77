/** List of all players in the room with their status as text, for all boards and screen readers. */
import { SeatClock } from '@quayside/table/clock/seat-clock.tsx'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useAbsenceText } from '@quayside/table/online/seat-status.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import styles from './room-panel.module.css'

export const PlayersList = () => {
  const people = useCommunityTexts()
  const seats = useBaseGame((game) => game.seats)
  return (
    <section className={styles.company} data-ui="players" aria-labelledby="players-list">
      <h3 id="players-list">{people('players')}</h3>
      <ul className={styles.players}>
        {seats
          .map((_, seat) => seat)
          .map((seat) => (
            <PlayerLine key={seat} seat={seat} />
          ))}
      </ul>
    </section>
  )
}

const PlayerLine = ({ seat }: { readonly seat: number }) => {
  const texts = useTexts()
  const { seats, server, currentFrame } = useBaseGame((game) => game)
  const away = useAbsenceText(seat)
  const rating = server?.ratings.find((one) => one.seat === seat)?.ratingPoints
  const facts = [
    seat === currentFrame?.viewer ? texts.online('seat.me') : null,
    seats[seat]?.bot == null ? away : texts.online('seat.bot'),
    rating === undefined ? null : texts.online('seat.rating', { points: rating }),
  ].filter((fact) => fact !== null)
  return (
    <li className={seatClass(seat)}>
      <SeatShape seat={seat} />
      <b>{seatName(seats, seat, texts)}</b>
      {facts.length > 0 && <span className={controls.quiet}>{facts.join(' · ')}</span>}
      <SeatClock seat={seat} />
    </li>
  )
}
