/** What is agreed on before a table is opened at the server, and what became of it the last time. */
import { accept, type Result } from '@quayside/kernel'
import type { CreatedRoom, CreateRoom, RoomSettings } from '@quayside/protocol'
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import type { NewGame } from '@quayside/table/session/messages.ts'
import { LEVELS, levelIn, MOST_PLAYERS, usualLevel } from '../state/new-game-draft.ts'
import { openRoom, prepareDeal } from './api.ts'
import { keepDeal, withPreparedDeal } from './prepared-deal.ts'
import { storeSeatKey } from './room-storage.ts'

/** Who shall sit in a seat: the person, whoever comes by the link, or a bot. */
export const SEAT_CHOICES = ['me', 'open', ...LEVELS] as const
export type SeatWish = (typeof SEAT_CHOICES)[number]

export const CLOCKS = ['untimed', 'live', 'days'] as const
type ClockKind = (typeof CLOCKS)[number]

export const TIMEOUT_CHOICES = ['wait', 'bot', 'policies'] as const
type Absence = (typeof TIMEOUT_CHOICES)[number]

/** In minutes, in seconds and in hours. */
export const BANKS: readonly number[] = [10, 15, 25, 40, 60, 90]
export const INCREMENTS: readonly number[] = [0, 10, 20, 30, 60]
export const HOURS: readonly number[] = [6, 12, 24, 48, 72, 168]

/** Who may write to the table. */
export const CHAT_CHOICES = ['off', 'seats', 'everybody'] as const
type Talkers = (typeof CHAT_CHOICES)[number]

/** In minutes, hours of the day, and days for the whole game. */
export const DELAYS: readonly number[] = [0, 5, 15, 60]
export const ACTIVE_HOURS = {
  always: null,
  day: { from: 8, to: 20 },
  long: { from: 7, to: 23 },
  evening: { from: 18, to: 23 },
} as const
export const WINDOW_NAMES = ['always', 'day', 'long', 'evening'] as const
type WindowName = (typeof WINDOW_NAMES)[number]
export const VACATIONS: readonly number[] = [0, 3, 7, 14, 30]

export interface OnlineDraft {
  /** One for every seat that a table can have; the first ones are used. */
  readonly seats: readonly SeatWish[]
  readonly clock: ClockKind
  readonly bank: number
  readonly increment: number
  readonly hours: number
  readonly absent: Absence
  /** Whether everybody finds the table in the list of open ones. */
  readonly listed: boolean
  readonly chat: Talkers
  /** How long spectators are behind, in minutes. */
  readonly delay: number
  /** When the clock runs, over days. */
  readonly window: WindowName
  /** Days off for each seat, over days. */
  readonly vacation: number
}

export const FIRST_ONLINE_DRAFT: OnlineDraft = {
  seats: Array.from({ length: MOST_PLAYERS }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  clock: 'untimed',
  bank: 25,
  increment: 20,
  hours: 24,
  absent: 'wait',
  listed: false,
  chat: 'seats',
  delay: 0,
  window: 'always',
  vacation: 0,
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

const paceOf = ({ clock, bank, increment, hours, window, vacation }: OnlineDraft): RoomSettings['pace'] => {
  if (clock === 'untimed') return { kind: 'untimed' }
  if (clock === 'live') return { kind: 'live', bank: bank * 60, increment }
  const open = ACTIVE_HOURS[window]
  return {
    kind: 'days',
    hours,
    ...(open === null ? {} : { window: open }),
    ...(vacation === 0 ? {} : { vacation }),
  }
}

const absenceOf = ({ clock, absent }: OnlineDraft, game: string): RoomSettings['absent'] => {
  if (clock === 'untimed') return { kind: 'wait' }
  return absent === 'bot' ? { kind: 'bot', level: usualLevel(game) } : { kind: absent }
}

const settingsOf = (draft: OnlineDraft, game: string): RoomSettings => ({
  pace: paceOf(draft),
  absent: absenceOf(draft, game),
  chat: draft.chat,
  ...(draft.delay === 0 ? {} : { delay: { kind: 'minutes', minutes: draft.delay } }),
})

type Agreed = Pick<NewGame, 'game' | 'options' | 'seed'> & { readonly players: number }

export const wishOf = (
  draft: OnlineDraft,
  { game, options, seed, players }: Agreed,
  name: string,
): CreateRoom => ({
  game,
  options,
  ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  seats: draft.seats.slice(0, players).map((wish) => {
    if (wish === 'open') return { kind: 'open' }
    return wish === 'me' ? { kind: 'mine', name } : { kind: 'bot', level: levelIn(game, wish) }
  }),
  settings: settingsOf(draft, game),
  listed: draft.listed,
})

/** Opens a table and keeps what opens its seats. */
export const openTable = async (
  draft: OnlineDraft,
  agreed: Agreed,
  name: string,
): Promise<Result<CreatedRoom>> => {
  const wish = wishOf(draft, agreed, name)
  const opened = await withPreparedDeal(prepareDeal, (deal) => openRoom({ ...wish, ...deal }))
  if (!opened.ok) return opened
  const { deal, answer } = opened.value
  const { room, keys, commitment } = answer
  if (commitment !== undefined) keepDeal(browserStorage, room, deal)
  for (const key of Object.values(keys)) storeSeatKey(browserStorage, room, key)
  return accept(answer)
}

const isSeatWish = (wish: unknown): wish is SeatWish => SEAT_CHOICES.some((known) => known === wish)

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
      absent: oneOf(TIMEOUT_CHOICES, stored.absent, first.absent),
      // Everybody is invited only where that was wished for this time.
      listed: first.listed,
      chat: oneOf(CHAT_CHOICES, stored.chat, first.chat),
      delay: oneOf(DELAYS, stored.delay, first.delay),
      window: oneOf(WINDOW_NAMES, stored.window, first.window),
      vacation: oneOf(VACATIONS, stored.vacation, first.vacation),
    }
  } catch {
    return first
  }
}

const KEY = 'quayside.newRoomDraft'

/** Where version 0.1 stored it. */
const FORMER_KEY = 'quayside.new-table'

export const keptOnlineDraft = (storage: () => TextStorage): OnlineDraft =>
  readOnlineDraft(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

export const keepOnlineDraft = (keep: () => TextStorage, draft: OnlineDraft): void => {
  writeText(keep, KEY, JSON.stringify(draft))
}
