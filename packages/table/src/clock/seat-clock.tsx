import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useTexts } from '../page/texts.ts'
import { useBaseGame } from '../session/current-game.ts'

import clockStyles from './clock.module.css'
import { changesWithin, isUrgent, timeText } from './time-left.ts'

interface TimeLeftProps {
  /** When it is up. */
  readonly until: number
  readonly pace: 'live' | 'days'
}

export const TimeLeft = ({ until, pace }: TimeLeftProps) => {
  const words = useTexts()
  const [now, tick] = useState(Date.now)
  const left = until - now
  useEffect(() => {
    const timer = setTimeout(() => tick(Date.now()), changesWithin(left))
    return () => clearTimeout(timer)
  }, [left])
  return (
    <span
      data-ui="time-left"
      className={
        isUrgent(left, pace) ? `${clockStyles.timeLeft} ${clockStyles.urgent}` : clockStyles.timeLeft
      }
    >
      <Icon name="u-clock" />
      {timeText(left, words)}
    </span>
  )
}

/** How long a seat has still to decide; nothing where no clock runs for it. */
export const SeatClock = ({ seat }: { readonly seat: number }) => {
  const until = useBaseGame(({ server }) => server?.deadlines.find((clock) => clock.seat === seat)?.dueAt)
  const pace = useBaseGame(({ server }) => server?.room?.settings.clock.kind)
  if (until === undefined || pace === undefined || pace === 'untimed') return null
  return <TimeLeft key={until} until={until} pace={pace} />
}
