/** Next to a seat's name in an online room: a bot mark, or the player's rating and absence. */
import { useEffect, useState } from 'react'
import { absenceText } from '../clock/time-left.ts'
import { BotGlyph } from '../controls/glyphs.tsx'
import { useTexts } from '../page/texts.ts'
import { useBaseGame } from '../session/current-game.ts'
import styles from './seat-status.module.css'

/** Refresh interval of the text. */
const REFRESH_MS = 15_000

/** How long the player of a seat has been away, updated regularly; null while they are present. */
export const useAbsenceText = (seat: number): string | null => {
  const texts = useTexts()
  const absent = useBaseGame(({ server }) => server?.absent.find((one) => one.seat === seat))
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (absent === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [absent])
  return absent === undefined ? null : absenceText(absent.since, now, texts)
}

export const SeatStatus = ({ seat }: { readonly seat: number }) => {
  const { online } = useTexts()
  const isBot = useBaseGame(({ server, seats }) => server !== null && seats[seat]?.bot != null)
  const away = useAbsenceText(seat)
  const rating = useBaseGame(({ server }) => server?.ratings.find((one) => one.seat === seat)?.ratingPoints)
  if (isBot)
    return (
      <span className={styles.bot} data-ui="bot" title={online('seat.bot')}>
        <BotGlyph />
      </span>
    )
  return (
    <>
      {rating !== undefined && (
        <span className={styles.rating} data-ui="rating" title={online('seat.rating', { points: rating })}>
          {rating}
        </span>
      )}
      {away !== null && (
        <span className={styles.away} data-ui="away" title={away}>
          <i />
          <span>{away}</span>
        </span>
      )}
    </>
  )
}
