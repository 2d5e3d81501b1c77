/** A whole position: an empty table, or a copy. */

import { FRAMES_END } from './action-frames.ts'
import { clearBuildings } from './buildings.ts'
import { placeDisc, SEAT_LIMIT, setEither } from './seats.ts'
import { clearShips } from './ships.ts'
import { clearHands, clearSpecials } from './special-buildings.ts'
import { NONE, type State } from './state.ts'

const STATE_SIZE = FRAMES_END

/** States that share one buffer. */
const SHELF = 16

let shelf = new ArrayBuffer(0)
let shelved = 0

/**
 * A buffer of its own costs more to get than to fill, so copies stand side by side on a shelf; a shelf goes when the
 * last of them does, and no copy ever sees another.
 */
export const copy = (s: State): State => {
  if (shelved + s.byteLength > shelf.byteLength) {
    shelf = new ArrayBuffer(SHELF * STATE_SIZE * Int16Array.BYTES_PER_ELEMENT)
    shelved = 0
  }
  const copied = new Int16Array(shelf, shelved, STATE_SIZE)
  copied.set(s)
  shelved += copied.byteLength
  return copied
}

/** A table with nothing on it. */
export const emptyState = (): State => {
  const s = new Int16Array(STATE_SIZE)
  clearBuildings(s)
  clearSpecials(s)
  clearHands(s)
  clearShips(s)
  for (let seat = 0; seat < SEAT_LIMIT; seat++) {
    placeDisc(s, seat, NONE)
    setEither(s, seat, NONE, NONE)
  }
  return s
}
