/** Deadlines and time banks, computed from the log alone. */
import type { RoomSettings } from '@quayside/protocol'
import { addRunningTime, type Calendar } from './calendar.ts'
import type { RoomStatus } from './room-status.ts'

export interface Tick {
  /** When the entry was made. */
  readonly at: number
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

/** The remaining time banks in milliseconds. */
export const remainingTimeBanks = (
  clock: Extract<RoomSettings['clock'], { kind: 'live' }>,
  seats: number,
  begun: number,
  ticks: readonly Tick[],
  waits: readonly number[],
): number[] => {
  const left = Array.from({ length: seats }, () => clock.bank * SECOND)
  let last = begun
  for (const [index, { at: made, deciders: waited }] of ticks.entries()) {
    const next = ticks[index + 1]?.deciders ?? waits
    for (const seat of waited) {
      left[seat] = Math.max(0, (left[seat] ?? 0) - (made - last))
      if (!next.includes(seat)) left[seat] = (left[seat] ?? 0) + clock.increment * SECOND
    }
    last = made
  }
  return left
}

/** Day and night, all year. */
const ALWAYS: Calendar = { window: null, vacations: [] }

/** When the time of each waiting seat is up; none where there is no clock. */
export const deadlines = (
  { clock }: RoomSettings,
  seats: number,
  begun: number,
  ticks: readonly Tick[],
  waits: readonly number[],
  calendarOf: (seat: number) => Calendar = () => ALWAYS,
): readonly Deadline[] => {
  if (clock.kind === 'untimed') return []
  const since = ticks.at(-1)?.at ?? begun
  if (clock.kind === 'live') {
    const left = remainingTimeBanks(clock, seats, begun, ticks, waits)
    return waits.map((seat) => ({ seat, dueAt: since + (left[seat] ?? 0) }))
  }
  return waits.map((seat) => ({
    seat,
    dueAt: addRunningTime(waitingSince(seat, begun, ticks), clock.hours * HOUR, calendarOf(seat)),
  }))
}

/** Since when the room has waited for a seat without a break. */
const waitingSince = (seat: number, begun: number, ticks: readonly Tick[]): number => {
  for (let index = ticks.length - 1; index >= 0; index--)
    if (!ticks[index]?.deciders.includes(seat)) return ticks[index]?.at ?? begun
  return begun
}

/** The clocks of a room: everything they depend on is in its settings and its log. */

export interface ClockInput {
  readonly settings: RoomSettings
  readonly seats: number
  readonly startedAt: number
  readonly ticks: readonly Tick[]
  readonly deciders: readonly number[]
  readonly status: RoomStatus
}

/** Without a clock, a seat counts as overdue after this time. */
const PATIENCE_MS = 3 * 24 * 3600_000

/** When the time of each waiting seat is up. */
export const computeDeadlines = ({
  settings,
  seats,
  startedAt: begun,
  ticks,
  deciders: waits,
  status,
}: ClockInput): readonly Deadline[] => {
  const { clock } = settings
  const window = clock.kind === 'days' ? clock.window : undefined
  const calendarOf = (seat: number): Calendar => ({
    window: window ? { ...window, zone: status.timeZones[seat] ?? 'UTC' } : null,
    vacations: status.vacations.filter((one) => one.seat === seat),
  })
  return deadlines(settings, seats, begun, ticks, waits, calendarOf)
}

/** What is left of every time bank, in milliseconds, as of the last entry; empty where there are none. */
export const computeTimeBanks = ({
  settings: { clock },
  seats,
  startedAt: begun,
  ticks,
  deciders: waits,
}: ClockInput): readonly number[] =>
  clock.kind === 'live' ? remainingTimeBanks(clock, seats, begun, ticks, waits) : []

/** The part of the time after which a seat is reminded. */
const REMINDED_AFTER = 3 / 4

/** When each waiting seat of a room over days is reminded. */
export const computeReminders = (clocked: ClockInput): readonly Deadline[] => {
  const { clock } = clocked.settings
  return clock.kind === 'days'
    ? computeDeadlines({
        ...clocked,
        settings: { ...clocked.settings, clock: { ...clock, hours: clock.hours * REMINDED_AFTER } },
      })
    : []
}

/** When the others may vote to replace each decider. */
export const computeAbsenceDeadlines = (clocked: ClockInput): readonly Deadline[] => {
  const { settings, startedAt: begun, ticks, deciders: waits } = clocked
  return settings.clock.kind === 'untimed'
    ? waits.map((seat) => ({ seat, dueAt: waitingSince(seat, begun, ticks) + PATIENCE_MS }))
    : computeDeadlines(clocked)
}

/** Whether a room has waited for a seat longer than it should. */
export const isOverdue = (clocked: ClockInput, seat: number, now: number): boolean =>
  computeAbsenceDeadlines(clocked).some((deadline) => deadline.seat === seat && deadline.dueAt <= now)
