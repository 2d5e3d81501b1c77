/** Beside the name of a seat at a table of a server: a bot, or the rating of a player and since when they are away. */
import { useEffect, useState } from 'react'
import { absenceText } from '../clock/time-left.ts'
import { BotGlyph } from '../controls/glyphs.tsx'
import { useTexts } from '../page/texts.ts'
import { useBaseGame } from '../session/current-game.ts'
import styles from './seat-status.module.css'

/** How often the text is looked at. */
const REFRESH_MS = 15_000

/** The text for a seat, kept up to date; null for a player who is there. */
export const useAbsenceText = (seat: number): string | null => {
  const words = useTexts()
  const absent = useBaseGame(({ server }) => server?.absent.find((one) => one.seat === seat))
  const [now, tick] = useState(Date.now)
  useEffect(() => {
    if (absent === undefined) return
    tick(Date.now())
    const timer = setInterval(() => tick(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [absent])
  return absent === undefined ? null : absenceText(absent.since, now, words)
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
