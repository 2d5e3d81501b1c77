/** Running games that will count for the player's rating, in which outside help would be unfair. */
import type { MyRoom } from '@quayside/protocol'

/** What can be known before the end of what the server asks: several people, one seat each, a deal that nobody chose. */
const isRated = ({ info, ownSeats, deciders, isOver }: MyRoom): boolean =>
  !isOver &&
  // None before all seats are taken.
  deciders.length > 0 &&
  ownSeats.length === 1 &&
  info.seedChosen === undefined &&
  info.seats.filter(({ bot, free, program }) => bot === null && !free && program === undefined).length > 1

/** The player's running rated game of this kind; null where there is none. */
export const ratedRoom = (rooms: readonly MyRoom[], game: string): MyRoom | null =>
  rooms.find((room) => room.info.game === game && isRated(room)) ?? null
