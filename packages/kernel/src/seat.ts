/** A place at the table, counted from 0; people read it counted from 1. */
export type Seat = number

export const isSeat = (seat: Seat, seats: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < seats

/** Who looks at a state: a seat or a spectator. */
export type Viewer = Seat | 'spectator'
