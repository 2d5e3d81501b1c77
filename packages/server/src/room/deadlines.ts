/** How much time each seat has left, worked out from the log alone: nothing else is kept. */
import type { RoomSettings } from '@quayside/protocol'
import { addRunningTime, type Calendar } from './calendar.ts'
import type { RoomStatus } from './room-status.ts'

export interface Tick {
  /** When the entry was made. */
  readonly made: number
  /** The seats that the room waited for since the entry before. */
  readonly deciders: readonly number[]
}

export interface Deadline {
  readonly seat: number
  /** When its time is up. */
  readonly dueAt: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Milliseconds that the seats have left in their banks after a log. */
export const remainingTimeBanks = (
  pace: Extract<RoomSettings['pace'], { kind: 'live' }>,
  seats: number,
  begun: number,
  ticks: readonly Tick[],
  waits: readonly number[],
): number[] => {
  const left = Array.from({ length: seats }, () => pace.bank * SECOND)
  let last = begun
  for (const [index, { made, deciders: waited }] of ticks.entries()) {
    const next = ticks[index + 1]?.deciders ?? waits
    for (const seat of waited) {
      left[seat] = Math.max(0, (left[seat] ?? 0) - (made - last))
      if (!next.includes(seat)) left[seat] = (left[seat] ?? 0) + pace.increment * SECOND
    }
    last = made
  }
  return left
}

/** Day and night, all year. */
const ALWAYS: Calendar = { window: null, vacations: [] }

/** When the time of each waiting seat is up; none where there is no clock. */
export const deadlines = (
  { pace }: RoomSettings,
  seats: number,
  begun: number,
  ticks: readonly Tick[],
  waits: readonly number[],
  calendarOf: (seat: number) => Calendar = () => ALWAYS,
): readonly Deadline[] => {
  if (pace.kind === 'untimed') return []
  const since = ticks.at(-1)?.made ?? begun
  if (pace.kind === 'live') {
    const left = remainingTimeBanks(pace, seats, begun, ticks, waits)
    return waits.map((seat) => ({ seat, dueAt: since + (left[seat] ?? 0) }))
  }
  return waits.map((seat) => ({
    seat,
    dueAt: addRunningTime(waitingSince(seat, begun, ticks), pace.hours * HOUR, calendarOf(seat)),
  }))
}

/** Since when the room has waited for a seat without a break. */
const waitingSince = (seat: number, begun: number, ticks: readonly Tick[]): number => {
  for (let index = ticks.length - 1; index >= 0; index--)
    if (!ticks[index]?.deciders.includes(seat)) return ticks[index]?.made ?? begun
  return begun
}

/** The clocks of a room: everything they depend on is in its settings and its log. */

export interface ClockInput {
  readonly settings: RoomSettings
  readonly seats: number
  readonly begun: number
  readonly ticks: readonly Tick[]
  readonly waits: readonly number[]
  readonly status: RoomStatus
}

/** Where there is no clock, whoever has not come for so long may be done without. */
const PATIENCE_MS = 3 * 24 * 3600_000

/** When the time of each waiting seat is up. */
export const computeDeadlines = ({
  settings,
  seats,
  begun,
  ticks,
  waits,
  status,
}: ClockInput): readonly Deadline[] => {
  const { pace } = settings
  const window = pace.kind === 'days' ? pace.window : undefined
  const calendarOf = (seat: number): Calendar => ({
    window: window ? { ...window, zone: status.zones[seat] ?? 'UTC' } : null,
    vacations: status.vacations.filter((one) => one.seat === seat),
  })
  return deadlines(settings, seats, begun, ticks, waits, calendarOf)
}

/** So much of a seat's time has gone when it is reminded. */
const REMINDED_AFTER = 3 / 4

/** When each waiting seat of a room over days is reminded. */
export const computeReminders = (clocked: ClockInput): readonly Deadline[] => {
  const { pace } = clocked.settings
  return pace.kind === 'days'
    ? computeDeadlines({
        ...clocked,
        settings: { ...clocked.settings, pace: { ...pace, hours: pace.hours * REMINDED_AFTER } },
      })
    : []
}

/** From when on the others may do without each waiting seat. */
export const computeAbsenceDeadlines = (clocked: ClockInput): readonly Deadline[] => {
  const { settings, begun, ticks, waits } = clocked
  return settings.pace.kind === 'untimed'
    ? waits.map((seat) => ({ seat, dueAt: waitingSince(seat, begun, ticks) + PATIENCE_MS }))
    : computeDeadlines(clocked)
}

/** Whether a room has waited for a seat longer than it should. */
export const isOverdue = (clocked: ClockInput, seat: number, now: number): boolean =>
  computeAbsenceDeadlines(clocked).some((deadline) => deadline.seat === seat && deadline.dueAt <= now)
