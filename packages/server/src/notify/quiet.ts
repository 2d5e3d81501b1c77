/** Hours in which somebody does not want to hear anything. */
import type { TellMe } from '@quayside/protocol'

const HOUR = 3600_000

const hourIn = (zone: string, time: number): { hour: number; past: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return { hour: part('hour'), past: part('minute') * 60_000 + part('second') * 1000 + (time % 1000) }
}

const isKnownZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The first moment from now on at which somebody may be told something. */
export const nextMoment = (quiet: TellMe['quiet'], now: number): number => {
  if (quiet === null || !isKnownZone(quiet.zone)) return now
  const { hour, past } = hourIn(quiet.zone, now)
  const hours = (quiet.to - quiet.from + 24) % 24
  const into = (hour - quiet.from + 24) % 24
  return into < hours ? now - past + (hours - into) * HOUR : now
}
