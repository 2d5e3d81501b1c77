/** Names of the players and numbers of their seats. */
import { playerName } from '@quayside/texts'
import type { SiteTexts } from './page/texts.ts'
import type { SeatOccupant } from './session/messages.ts'

export const seatName = (seats: readonly SeatOccupant[], seat: number, texts: SiteTexts): string =>
  playerName(seat, texts.common, [...seatNames(seats)])

export const seatNames = (seats: readonly SeatOccupant[]): readonly (string | undefined)[] =>
  seats.map(({ name }) => name || undefined)

/** The seats with their numbers, which never change during a game. */
export const withSeatNumbers = (
  seats: readonly SeatOccupant[],
): readonly { readonly seat: number; readonly plan: SeatOccupant }[] =>
  seats.map((plan, seat) => ({ seat, plan }))

const BOT_NAMES = ['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const

/** The default name of a bot in this seat. */
export const botName = (seat: number, texts: SiteTexts): string => texts.shell(BOT_NAMES[seat] ?? 'bot.1')
