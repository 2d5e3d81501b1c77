/** The clocks of a table: everything they depend on is in its settings and its log. */
import type { RoomSettings } from '@quayside/protocol'
import type { Affairs } from '../rooms/affairs.ts'
import type { Calendar } from './calendar.ts'
import { type Deadline, deadlines, type Tick, waitingSince } from './clock.ts'

export interface Clocked {
  readonly settings: RoomSettings
  readonly seats: number
  readonly begun: number
  readonly ticks: readonly Tick[]
  readonly waits: readonly number[]
  readonly affairs: Affairs
}

/** Where there is no clock, whoever has not come for so long may be done without. */
const PATIENCE_MS = 3 * 24 * 3600_000

/** When the time of each waiting seat is up. */
export const deadlinesAt = ({
  settings,
  seats,
  begun,
  ticks,
  waits,
  affairs,
}: Clocked): readonly Deadline[] => {
  const { pace } = settings
  const window = pace.kind === 'days' ? pace.window : undefined
  const calendarOf = (seat: number): Calendar => ({
    window: window ? { ...window, zone: affairs.zones[seat] ?? 'UTC' } : null,
    vacations: affairs.vacations.filter((one) => one.seat === seat),
  })
  return deadlines(settings, seats, begun, ticks, waits, calendarOf)
}

/** So much of a seat's time has gone when it is reminded. */
const REMINDED_AFTER = 3 / 4

/** When each waiting seat of a table over days is reminded. */
export const remindersAt = (clocked: Clocked): readonly Deadline[] => {
  const { pace } = clocked.settings
  return pace.kind === 'days'
    ? deadlinesAt({
        ...clocked,
        settings: { ...clocked.settings, pace: { ...pace, hours: pace.hours * REMINDED_AFTER } },
      })
    : []
}

/** From when on the others may do without each waiting seat. */
export const patienceAt = (clocked: Clocked): readonly Deadline[] => {
  const { settings, begun, ticks, waits } = clocked
  return settings.pace.kind === 'untimed'
    ? waits.map((seat) => ({ seat, at: waitingSince(seat, begun, ticks) + PATIENCE_MS }))
    : deadlinesAt(clocked)
}

/** Whether a table has waited for a seat longer than it should. */
export const isOverdue = (clocked: Clocked, seat: number, now: number): boolean =>
  patienceAt(clocked).some((deadline) => deadline.seat === seat && deadline.at <= now)
