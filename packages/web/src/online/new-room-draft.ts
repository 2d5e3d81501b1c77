/** The draft of a new room: choices in the form, the request made of them, and the last draft from localStorage. */
import { accept, currentLevel, type Result } from '@quayside/kernel'
import type { CreatedRoom, CreateRoom, RoomSettings } from '@quayside/protocol'
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import type { NewGame } from '@quayside/table/session/messages.ts'
import { defaultLevel, LEVELS, levelIn, MAX_PLAYERS } from '../state/new-game-draft.ts'
import { storeDeal, withPreparedDeal } from './prepared-deal.ts'
import { openRoom, prepareDeal } from './room-api.ts'
import { storeSeatKey } from './room-storage.ts'

/** Who gets a seat: the player, anybody with the link, or a bot of a level. */
export const SEAT_CHOICES = ['me', 'open', ...LEVELS] as const
export type SeatChoice = (typeof SEAT_CHOICES)[number]

export const CLOCKS = ['untimed', 'live', 'days'] as const
type ClockKind = (typeof CLOCKS)[number]

export const TIMEOUT_CHOICES = ['wait', 'bot', 'policies'] as const
type TimeoutChoice = (typeof TIMEOUT_CHOICES)[number]

/** Time bank in minutes, increment in seconds, time for a decision in hours. */
export const BANKS: readonly number[] = [10, 15, 25, 40, 60, 90]
export const INCREMENTS: readonly number[] = [0, 10, 20, 30, 60]
export const HOURS: readonly number[] = [6, 12, 24, 48, 72, 168]

export const CHAT_CHOICES = ['off', 'seats', 'everybody'] as const
type ChatChoice = (typeof CHAT_CHOICES)[number]

/** Spectator delay in minutes, active hours of the day, vacation days for the whole game. */
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

export interface NewRoomDraft {
  /** One for each seat of the largest game; a smaller game uses the first ones. */
  readonly seats: readonly SeatChoice[]
  readonly clock: ClockKind
  readonly bank: number
  readonly increment: number
  readonly hours: number
  readonly absent: TimeoutChoice
  /** Whether the lobby lists the room. */
  readonly listed: boolean
  readonly chat: ChatChoice
  /** Spectator delay in minutes. */
  readonly delay: number
  /** Active hours, in a correspondence game. */
  readonly window: WindowName
  /** Vacation days of each seat, in a correspondence game. */
  readonly vacation: number
}

export const INITIAL_ROOM_DRAFT: NewRoomDraft = {
  seats: Array.from({ length: MAX_PLAYERS }, (_, seat) => (seat === 0 ? 'me' : 'open')),
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

/** The player has one seat only, so another one is opened where they had it. */
export const withSeatChoice = (draft: NewRoomDraft, seat: number, choice: SeatChoice): NewRoomDraft => ({
  ...draft,
  seats: draft.seats.map((other, index) => {
    if (index === seat) return choice
    return choice === 'me' && other === 'me' ? 'open' : other
  }),
})

export const countSeats = (
  { seats }: NewRoomDraft,
  players: number,
): { readonly open: number; readonly bots: number } => {
  const used = seats.slice(0, players)
  const open = used.filter((choice) => choice === 'open').length
  return { open, bots: used.filter((choice) => choice !== 'open' && choice !== 'me').length }
}

const roomPace = ({
  clock,
  bank,
  increment,
  hours,
  window,
  vacation,
}: NewRoomDraft): RoomSettings['clock'] => {
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

const timeoutAction = ({ clock, absent }: NewRoomDraft, game: string): RoomSettings['onTimeout'] => {
  if (clock === 'untimed') return { kind: 'wait' }
  return absent === 'bot' ? { kind: 'bot', level: defaultLevel(game) } : { kind: absent }
}

const roomSettings = (draft: NewRoomDraft, game: string): RoomSettings => ({
  clock: roomPace(draft),
  onTimeout: timeoutAction(draft, game),
  chat: draft.chat,
  ...(draft.delay === 0 ? {} : { spectatorDelay: { kind: 'minutes', minutes: draft.delay } }),
})

type AgreedGame = Pick<NewGame, 'game' | 'options' | 'seed'> & { readonly players: number }

export const createRoomRequest = (
  draft: NewRoomDraft,
  { game, options, seed, players }: AgreedGame,
  name: string,
): CreateRoom => ({
  game,
  options,
  ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  seats: draft.seats.slice(0, players).map((choice) => {
    if (choice === 'open') return { kind: 'open' }
    return choice === 'me' ? { kind: 'mine', name } : { kind: 'bot', level: levelIn(game, choice) }
  }),
  settings: roomSettings(draft, game),
  listed: draft.listed,
})

/** Creates the room and stores the secrets of the player's seats. */
export const openNewRoom = async (
  draft: NewRoomDraft,
  agreed: AgreedGame,
  name: string,
): Promise<Result<CreatedRoom>> => {
  const request = createRoomRequest(draft, agreed, name)
  const opened = await withPreparedDeal(prepareDeal, (deal) => openRoom({ ...request, ...deal }))
  if (!opened.ok) return opened
  const { deal, answer } = opened.value
  const { room, keys, commitment } = answer
  if (commitment !== undefined) storeDeal(browserStorage, room, deal)
  for (const key of Object.values(keys)) storeSeatKey(browserStorage, room, key)
  return accept(answer)
}

/** Null for an invalid choice; renames bot levels of older versions. */
const seatChoice = (choice: unknown): SeatChoice | null =>
  SEAT_CHOICES.find((known) => typeof choice === 'string' && known === currentLevel(choice)) ?? null

const seatChoices = (stored: unknown): readonly SeatChoice[] | null => {
  if (!Array.isArray(stored) || stored.length !== MAX_PLAYERS) return null
  const choices = stored.map(seatChoice).filter((choice) => choice !== null)
  const mine = choices.filter((choice) => choice === 'me')
  return choices.length === MAX_PLAYERS && mine.length <= 1 ? choices : null
}

const oneOf = <Value>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find((known) => known === value) ?? fallback

/** Replaces every value that is missing or unknown by its default. */
export const parseRoomDraft = (text: string | null): NewRoomDraft => {
  const first = INITIAL_ROOM_DRAFT
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<keyof NewRoomDraft, unknown>>
    return {
      seats: seatChoices(stored.seats) ?? first.seats,
      clock: oneOf(CLOCKS, stored.clock, first.clock),
      bank: oneOf(BANKS, stored.bank, first.bank),
      increment: oneOf(INCREMENTS, stored.increment, first.increment),
      hours: oneOf(HOURS, stored.hours, first.hours),
      absent: oneOf(TIMEOUT_CHOICES, stored.absent, first.absent),
      // Always the default, so that no room is listed by accident.
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

export const readRoomDraft = (storage: () => TextStorage): NewRoomDraft =>
  parseRoomDraft(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

export const writeRoomDraft = (storage: () => TextStorage, draft: NewRoomDraft): void => {
  writeText(storage, KEY, JSON.stringify(draft))
}
