import type { Seat } from '@quayside/kernel'

/** What the people at the table are called, seat by seat; a seat without a name goes by its number. */
export type SeatNames = readonly (string | undefined)[]

interface PlayerText {
  say(id: 'player', values: { readonly number: number }): string
}

export const playerName = (seat: Seat, texts: PlayerText, seatNames: SeatNames = []): string =>
  seatNames[seat] ?? texts.say('player', { number: seat + 1 })
