import type { ListedRoom } from '../storage/room-shelf.ts'
import type { RoomRow, SeatRow } from '../storage/schema.ts'

/** A table with its seats, whether or not somebody plays at it now. */
export interface Laid {
  readonly row: RoomRow
  readonly seats: readonly SeatRow[]
}

export const isFree = ({ bot, key }: SeatRow): boolean => bot === null && key === null

/** Nobody's turn comes before everybody is there. */
export const waitsFor = ({ seats, standing }: ListedRoom): readonly number[] =>
  seats.some(isFree) ? [] : (JSON.parse(standing.waits) as number[])
