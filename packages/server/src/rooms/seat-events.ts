/** What concerns programs that wait for seats, whichever process it happened in. */
export interface SeatEvents {
  /** Who sits at a table has changed, or it has begun. */
  seatsChanged(room: string): void
  /** A program has lost its token. */
  revoked(bot: string): void
  /** Word from other processes may have been lost: everything is to be looked at again. */
  missed(): void
}

export const NO_SEAT_EVENTS: SeatEvents = {
  seatsChanged: () => undefined,
  revoked: () => undefined,
  missed: () => undefined,
}
