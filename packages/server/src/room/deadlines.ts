/** Deadlines and time banks, computed from the log alone. */
import type { RoomSettings } from '@quayside/protocol'
import { addRunningTime, type Calendar } from './calendar.ts'
import type { RoomStatus } from './room-status.ts'

export interface Tick {
  readonly madeAt: number
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
  startedAt: number,
  ticks: readonly Tick[],
  deciders: readonly number[],
): number[] => {
  const left = Array.from({ length: seats }, () => clock.bank * SECOND)
  let last = startedAt
  for (const [index, { madeAt, deciders: waited }] of ticks.entries()) {
    const next = ticks[index + 1]?.deciders ?? deciders
    for (const seat of waited) {
      left[seat] = Math.max(0, (left[seat] ?? 0) - (madeAt - last))
      if (!next.includes(seat)) left[seat] = (left[seat] ?? 0) + clock.increment * SECOND
    }
    last = madeAt
  }
  return left
}

/** The clock runs day and night. */
const ALWAYS: Calendar = { window: null, vacations: [] }

/** The deadline of each decider; empty without a clock. */
export const deadlines = (
  { clock }: RoomSettings,
  seats: number,
  startedAt: number,
  ticks: readonly Tick[],
  deciders: readonly number[],
  calendarOf: (seat: number) => Calendar = () => ALWAYS,
): readonly Deadline[] => {
  if (clock.kind === 'untimed') return []
  const since = ticks.at(-1)?.madeAt ?? startedAt
  if (clock.kind === 'live') {
    const left = remainingTimeBanks(clock, seats, startedAt, ticks, deciders)
    return deciders.map((seat) => ({ seat, dueAt: since + (left[seat] ?? 0) }))
  }
  return deciders.map((seat) => ({
    seat,
    dueAt: addRunningTime(waitingSince(seat, startedAt, ticks), clock.hours * HOUR, calendarOf(seat)),
  }))
}

/** Since when the room has waited for a seat without a break. */
const waitingSince = (seat: number, startedAt: number, ticks: readonly Tick[]): number => {
  for (let index = ticks.length - 1; index >= 0; index--)
    if (!ticks[index]?.deciders.includes(seat)) return ticks[index]?.madeAt ?? startedAt
  return startedAt
}

/** Everything that the clocks of a room depend on; it all comes from the settings and the log. */

export interface ClockInput {
  readonly settings: RoomSettings
  readonly seats: number
  readonly startedAt: number
  readonly ticks: readonly Tick[]
  readonly deciders: readonly number[]
  readonly status: RoomStatus
}

/** Without a clock, a seat counts as overdue after this time. */
const OVERDUE_AFTER_MS = 3 * 24 * 3600_000

/** The deadline of each decider. */
export const computeDeadlines = ({
  settings,
  seats,
  startedAt,
  ticks,
  deciders,
  status,
}: ClockInput): readonly Deadline[] => {
  const { clock } = settings
  const window = clock.kind === 'days' ? clock.window : undefined
  const calendarOf = (seat: number): Calendar => ({
    window: window ? { ...window, zone: status.timeZones[seat] ?? 'UTC' } : null,
    vacations: status.vacations.filter((one) => one.seat === seat),
  })
  return deadlines(settings, seats, startedAt, ticks, deciders, calendarOf)
}

/** The remaining time bank of each seat in milliseconds, as of the last entry; empty without time banks. */
export const computeTimeBanks = ({
  settings: { clock },
  seats,
  startedAt,
  ticks,
  deciders,
}: ClockInput): readonly number[] =>
  clock.kind === 'live' ? remainingTimeBanks(clock, seats, startedAt, ticks, deciders) : []

/** The fraction of the decision time after which a seat is reminded. */
const REMINDED_AFTER = 3 / 4

/** When each decider of a correspondence room is reminded. */
export const computeReminders = (input: ClockInput): readonly Deadline[] => {
  const { clock } = input.settings
  return clock.kind === 'days'
    ? computeDeadlines({
        ...input,
        settings: { ...input.settings, clock: { ...clock, hours: clock.hours * REMINDED_AFTER } },
      })
    : []
}

/** When the others may vote to replace each decider. */
export const computeAbsenceDeadlines = (input: ClockInput): readonly Deadline[] => {
  const { settings, startedAt, ticks, deciders } = input
  return settings.clock.kind === 'untimed'
    ? deciders.map((seat) => ({ seat, dueAt: waitingSince(seat, startedAt, ticks) + OVERDUE_AFTER_MS }))
    : computeDeadlines(input)
}

/** Whether the others may vote to replace a seat because its time is up. */
export const isOverdue = (input: ClockInput, seat: number, now: number): boolean =>
  computeAbsenceDeadlines(input).some((deadline) => deadline.seat === seat && deadline.dueAt <= now)
