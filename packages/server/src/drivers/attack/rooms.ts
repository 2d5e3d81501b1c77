/** Rooms that the attacks and the measured players open. */
import type { NewRoom } from './api-client.ts'

/** Waits for its only player as soon as it is open. */
export const SOLO_ROOM: NewRoom = {
  game: 'le-havre',
  options: { players: 1, version: 'full' },
  seats: [{ kind: 'mine', name: 'Solo' }],
}

/** Two seats, of which one is free; the first one is to move. */
export const PAIR_ROOM: NewRoom = {
  game: 'le-havre',
  options: { players: 2, version: 'short', start: 0 },
  seats: [{ kind: 'mine', name: 'Host' }, { kind: 'open' }],
}
