/** Creates and copies states. */

import { FRAMES_END } from './action-frames.ts'
import { clearBuildings } from './buildings.ts'
import { placeDisc, SEAT_LIMIT, setEither } from './seats.ts'
import { clearShips } from './ships.ts'
import { clearHands, clearSpecials } from './special-buildings.ts'
import { NONE, type State } from './state.ts'

const STATE_SIZE = FRAMES_END

/** Number of states that share one ArrayBuffer. */
const STATES_PER_BUFFER = 16

let buffer = new ArrayBuffer(0)
let offset = 0

/**
 * Allocating an ArrayBuffer costs more than filling it, so several copies share one. It is freed with the last of them,
 * and no copy reads another.
 */
export const copy = (s: State): State => {
  if (offset + s.byteLength > buffer.byteLength) {
    buffer = new ArrayBuffer(STATES_PER_BUFFER * STATE_SIZE * Int16Array.BYTES_PER_ELEMENT)
    offset = 0
  }
  const copied = new Int16Array(buffer, offset, STATE_SIZE)
  copied.set(s)
  offset += copied.byteLength
  return copied
}

const emptyTable = (): State => {
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

const EMPTY = emptyTable()

/** A state without any pieces. */
export const emptyState = (): State => EMPTY.slice()
