/** Texts for the time left to decide, for how long a player is away, and for the expiry of a room. */
import type { MyRoom } from '@quayside/protocol'
import { dayText } from '../format.ts'
import type { TableTexts } from '../page/texts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Below this, the time is shown as urgent. */
const URGENT = { live: MINUTE, days: 2 * HOUR } as const

export const isUrgent = (milliseconds: number, pace: 'live' | 'days'): boolean => milliseconds < URGENT[pace]

/** Milliseconds until the text changes. */
export const changesWithin = (milliseconds: number): number => (milliseconds < HOUR ? SECOND : MINUTE)

export const timeText = (milliseconds: number, texts: Pick<TableTexts, 'online'>): string => {
  if (milliseconds <= 0) return texts.online('time.up')
  if (milliseconds >= 2 * DAY) return texts.online('time.days', { days: Math.floor(milliseconds / DAY) })
  if (milliseconds >= HOUR) return texts.online('time.hours', { hours: Math.floor(milliseconds / HOUR) })
  const seconds = Math.ceil(milliseconds / SECOND)
  return texts.online('time.clock', {
    minutes: String(Math.floor(seconds / 60)),
    seconds: String(seconds % 60).padStart(2, '0'),
  })
}

/** When the server deletes the room; null for a room that is kept for good or is still being played. */
export const expiryText = ({ info, isOver: over, expiresAt }: MyRoom, texts: TableTexts): string | null => {
  const isUnplayed = info.seats.some(({ free }) => free)
  return expiresAt !== null && (over || isUnplayed)
    ? texts.online('kept-until', { date: dayText(expiresAt, texts) })
    : null
}

/** Shorter absences are not shown, because reloading the page is one. */
const SHOWN_AFTER_MS = 15_000

/** For how long a player has been away; null while that is too short to mention. */
export const absenceText = (
  since: number | null,
  now: number,
  { online }: Pick<TableTexts, 'online'>,
): string | null => {
  if (since === null) return online('away.unknown')
  const away = now - since
  if (away < SHOWN_AFTER_MS) return null
  if (away < MINUTE) return online('away.unknown')
  if (away < HOUR) return online('away.minutes', { minutes: Math.floor(away / MINUTE) })
  return away < DAY
    ? online('away.hours', { hours: Math.floor(away / HOUR) })
    : online('away.days', { days: Math.floor(away / DAY) })
}
