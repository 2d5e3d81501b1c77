/** Who sits where: a bot takes the place of somebody who left, as the log says. */
import type { Seat } from '@quayside/kernel'
import { isProgram } from '../bots-api/program.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { Affairs } from './affairs.ts'

/** The store may know of somebody's leaving before the log that is looked at does. */
export const seatedAt = (places: readonly SeatRow[], { bots }: Pick<Affairs, 'bots'>): readonly SeatRow[] =>
  places.map((place) => (place.player === null ? place : { ...place, bot: bots[place.seat] ?? null }))

/** Seats that are not played by the server's own bots. */
export const heldAt = (seats: readonly SeatRow[]): readonly Seat[] =>
  seats.filter(({ bot }) => bot === null).map(({ seat }) => seat)

export const peopleAt = (seats: readonly SeatRow[]): readonly Seat[] =>
  heldAt(seats.filter(({ player }) => !isProgram(player)))
