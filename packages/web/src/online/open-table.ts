/** What is agreed on before a table is opened at the server, and what became of it the last time. */
import { leHavre, type Options } from '@quayside/le-havre'
import type { OpenRoom, RoomSettings } from '@quayside/protocol'
import { LEVELS, type Level, MOST_PLAYERS } from '../state/new-game.ts'
import type { Keep } from '../state/settings.ts'

/** Who shall sit in a seat: the person, whoever comes by the link, or a bot. */
export const SEAT_WISHES = ['me', 'open', ...LEVELS] as const
export type SeatWish = (typeof SEAT_WISHES)[number]

export const CLOCKS = ['untimed', 'live', 'days'] as const
type ClockKind = (typeof CLOCKS)[number]

export const ABSENCES = ['wait', 'bot'] as const
type Absence = (typeof ABSENCES)[number]

/** In minutes, in seconds and in hours. */
export const BANKS: readonly number[] = [10, 15, 25, 40, 60, 90]
export const INCREMENTS: readonly number[] = [0, 10, 20, 30, 60]
export const HOURS: readonly number[] = [6, 12, 24, 48, 72, 168]

export interface OnlineDraft {
  /** One for every seat that a table can have; the first ones are used. */
  readonly seats: readonly SeatWish[]
  readonly clock: ClockKind
  readonly bank: number
  readonly increment: number
  readonly hours: number
  readonly absent: Absence
}

/** Who stands in for somebody whose time is up. */
const STAND_IN: Level = 'mate'

export const FIRST_ONLINE_DRAFT: OnlineDraft = {
  seats: Array.from({ length: MOST_PLAYERS }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  clock: 'untimed',
  bank: 25,
  increment: 20,
  hours: 24,
  absent: 'wait',
}

/** A person sits in one place only. */
export const withSeatWish = (draft: OnlineDraft, seat: number, wish: SeatWish): OnlineDraft => ({
  ...draft,
  seats: draft.seats.map((other, index) => {
    if (index === seat) return wish
    return wish === 'me' && other === 'me' ? 'open' : other
  }),
})

export const seatsAsked = (
  { seats }: OnlineDraft,
  players: number,
): { readonly open: number; readonly bots: number } => {
  const asked = seats.slice(0, players)
  const open = asked.filter((wish) => wish === 'open').length
  return { open, bots: asked.filter((wish) => wish !== 'open' && wish !== 'me').length }
}

const settingsOf = ({ clock, bank, increment, hours, absent }: OnlineDraft): RoomSettings => {
  if (clock === 'untimed') return { pace: { kind: 'untimed' }, absent: { kind: 'wait' } }
  return {
    pace: clock === 'live' ? { kind: 'live', bank: bank * 60, increment } : { kind: 'days', hours },
    absent: absent === 'wait' ? { kind: 'wait' } : { kind: 'bot', level: STAND_IN },
  }
}

export const wishOf = (draft: OnlineDraft, options: Options, seed: string, name: string): OpenRoom => ({
  game: leHavre.game,
  options,
  ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  seats: draft.seats.slice(0, options.players).map((wish) => {
    if (wish === 'open') return { kind: 'open' }
    return wish === 'me' ? { kind: 'mine', name } : { kind: 'bot', level: wish }
  }),
  settings: settingsOf(draft),
})

const isSeatWish = (wish: unknown): wish is SeatWish => SEAT_WISHES.some((known) => known === wish)

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise

/** What was agreed on the last time, as far as it can be understood. */
export const readOnlineDraft = (text: string | null): OnlineDraft => {
  const first = FIRST_ONLINE_DRAFT
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<keyof OnlineDraft, unknown>>
    const { seats } = stored
    const fits = Array.isArray(seats) && seats.length === MOST_PLAYERS && seats.every(isSeatWish)
    return {
      seats: fits && seats.filter((wish) => wish === 'me').length <= 1 ? seats : first.seats,
      clock: oneOf(CLOCKS, stored.clock, first.clock),
      bank: oneOf(BANKS, stored.bank, first.bank),
      increment: oneOf(INCREMENTS, stored.increment, first.increment),
      hours: oneOf(HOURS, stored.hours, first.hours),
      absent: oneOf(ABSENCES, stored.absent, first.absent),
    }
  } catch {
    return first
  }
}

const KEY = 'quayside.new-table'

export const keptOnlineDraft = (keep: () => Keep): OnlineDraft => {
  try {
    return readOnlineDraft(keep().getItem(KEY))
  } catch {
    return FIRST_ONLINE_DRAFT
  }
}

export const keepOnlineDraft = (keep: () => Keep, draft: OnlineDraft): void => {
  try {
    keep().setItem(KEY, JSON.stringify(draft))
  } catch {}
}
