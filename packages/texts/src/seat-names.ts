import type { Seat } from '@quayside/kernel'

/** Names of the players by seat; a seat without a name is called by its number. */
export type SeatNames = readonly (string | undefined)[]

interface PlayerText {
  say(id: 'player', values: { readonly number: number }): string
}

export const playerName = (seat: Seat, texts: PlayerText, seatNames: SeatNames = []): string =>
  seatNames[seat] ?? texts.say('player', { number: seat + 1 })
