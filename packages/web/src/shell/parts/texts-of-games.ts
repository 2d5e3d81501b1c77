/** Words about games that several pages need. */
import type { Refusal } from '@quayside/kernel'
import { PACKET_ROW_TITLE, playerName } from '@quayside/texts'
import { refusalText } from '@quayside/texts/le-havre'
import type { SeatPlan } from '../../host/protocol.ts'
import type { Words } from '../../state/words.ts'

/** The refusals that are the program's own; every other one is the game's. */
const OWN = [
  'no-such-game',
  'open-elsewhere',
  'taken-over',
  'damaged',
  'host-crashed',
  'bot-crashed',
  'unknown-game',
  'wrong-seats',
  'storage-full',
  'storage-blocked',
  'storage-newer',
  'storage-failed',
] as const

export const whyNot = (refusal: Refusal, words: Words): string => {
  const own = OWN.find((code) => code === refusal.code)
  return own === undefined ? refusalText(refusal, words.game) : words.shell(`refusal.${own}`)
}

/** What a game is called, without the words that only its table needs. */
export const gameTitle = (game: string, words: Words): string =>
  game === 'packet-row' ? PACKET_ROW_TITLE[words.locale] : words.game.names.title

export const seatName = (seats: readonly SeatPlan[], seat: number, words: Words): string =>
  playerName(seat, words.game, [...seatNames(seats)])

export const seatNames = (seats: readonly SeatPlan[]): readonly (string | undefined)[] =>
  seats.map(({ name }) => name || undefined)

/** The seats with their numbers, which never change at a table. */
export const numbered = (
  seats: readonly SeatPlan[],
): readonly { readonly seat: number; readonly plan: SeatPlan }[] =>
  seats.map((plan, seat) => ({ seat, plan }))

const BOT_NAMES = ['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const

/** What a bot in this seat is called until somebody gives it another name. */
export const botName = (seat: number, words: Words): string => words.shell(BOT_NAMES[seat] ?? 'bot.1')

/** With a real minus sign. */
export const signed = (francs: number): string => (francs < 0 ? `−${-francs}` : `${francs}`)

export const dayText = (time: number, words: Words): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
