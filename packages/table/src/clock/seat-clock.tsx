import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useTexts } from '../page/texts.ts'
import { useBaseGame } from '../session/current-game.ts'

import clockStyles from './clock.module.css'
import { changesWithin, isUrgent, timeText } from './time-left.ts'

interface TimeLeftProps {
  /** When the time runs out. */
  readonly until: number
  readonly pace: 'live' | 'days'
}

export const TimeLeft = ({ until, pace }: TimeLeftProps) => {
  const texts = useTexts()
  const [now, setNow] = useState(Date.now)
  const left = until - now
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), changesWithin(left))
    return () => clearTimeout(timer)
  }, [left])
  return (
    <span
      data-ui="time-left"
      className={
        isUrgent(left, pace)
          ? `${clockStyles.timeLeft} ${clockStyles.running} ${clockStyles.urgent}`
          : `${clockStyles.timeLeft} ${clockStyles.running}`
      }
    >
      <Icon name="u-clock" />
      {timeText(left, texts)}
    </span>
  )
}

/** The clock of a seat: the time left to decide, or the remaining time bank while the clock is stopped. */
export const SeatClock = ({ seat }: { readonly seat: number }) => {
  const until = useBaseGame(({ server }) => server?.deadlines.find((clock) => clock.seat === seat)?.dueAt)
  const pace = useBaseGame(({ server }) => server?.room?.settings.clock.kind)
  const bank = useBaseGame(({ server }) => server?.timeBanks[seat])
  const isEnded = useBaseGame(({ server }) => server?.status.isEnded === true)
  if (isEnded || pace === undefined || pace === 'untimed') return null
  if (until !== undefined) return <TimeLeft key={until} until={until} pace={pace} />
  return bank === undefined ? null : <StoppedClock left={bank} />
}

const StoppedClock = ({ left }: { readonly left: number }) => {
  const texts = useTexts()
  return (
    <span data-ui="time-stopped" className={`${clockStyles.timeLeft} ${clockStyles.stopped}`}>
      {timeText(left, texts)}
    </span>
  )
}
