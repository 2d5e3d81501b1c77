/**
 * The face-down special buildings, and what each seat knows of them. A seat that has looked knows the top two by place;
 * after another seat has looked and returned them, it only knows which two they are, not their order.
 */
import type { Seat } from '@quayside/kernel'
import type { Log } from '../events.ts'
import { either, knows, setEither, setKnows } from '../state/seats.ts'
import { removeSpecial, SPECIAL, SPECIAL_SIZE, specialCard } from '../state/special-buildings.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { players, ROUND, rounds, VIEWER } from '../state/table.ts'

export const RETURN_SAME = 0
export const RETURN_SWAPPED = 1
/** The order as other viewers see it. */
export const RETURN_UNSEEN = 2

const TOP_TWO = 0b11

/** Ruling: looking is possible only while a special building is still to come, so not in the final stage. */
export const canLook = (s: State): boolean =>
  at(s, SPECIAL_SIZE) >= 2 &&
  rounds(s).some((round, index) => index >= at(s, ROUND) && round.townGets === 'special')

export const look = (s: State, seat: Seat, log: Log): void => {
  if (!seenByAnother(s, seat)) {
    setKnows(s, seat, knows(s, seat) | TOP_TWO)
    setEither(s, seat, NONE, NONE)
  }
  log?.push({ kind: 'looked', seat, cards: [specialCard(s, 0), specialCard(s, 1)], reveal: true })
}

export const returnCards = (s: State, seat: Seat, order: number): void => {
  for (let other = 0; other < players(s); other++) if (other !== seat) losesOrder(s, other)
  const top = specialCard(s, 0)
  const second = specialCard(s, 1)
  if (order === RETURN_SWAPPED) {
    s[SPECIAL] = second
    s[SPECIAL + 1] = top
  } else if (order === RETURN_UNSEEN) {
    s[SPECIAL] = NONE
    s[SPECIAL + 1] = NONE
  }
}

/** The seat loses the order of the two cards that it knew by place. */
const losesOrder = (s: State, seat: Seat): void => {
  const known = knows(s, seat)
  if ((known & TOP_TWO) === 0) return
  const first = known & 1 ? specialCard(s, 0) : NONE
  const second = known & 2 ? specialCard(s, 1) : NONE
  setKnows(s, seat, known & ~TOP_TWO)
  remember(s, seat, [first, second, either(s, seat, 0), either(s, seat, 1)])
}

/** Whether the state is a view of another viewer than this seat. */
export const seenByAnother = (s: State, seat: Seat): boolean =>
  at(s, VIEWER) !== 0 && at(s, VIEWER) !== seat + 1

/** A view contains no other seat's knowledge. */
const remember = (s: State, seat: Seat, cards: readonly BuildingCard[]): void => {
  if (seenByAnother(s, seat)) return
  const [first = NONE, second = NONE] = [...new Set(cards.filter((card) => card !== NONE))].sort(
    (a, b) => a - b,
  )
  setEither(s, seat, first, second)
}

/** Removes the revealed top card: a seat that knew the two without order now knows the other one's place. */
export const removeTop = (s: State): void => {
  const revealed = specialCard(s, 0)
  for (let seat = 0; seat < players(s); seat++) {
    const first = either(s, seat, 0)
    const second = either(s, seat, 1)
    const places = knows(s, seat) >> 1
    const left = first === revealed ? second : first
    setKnows(s, seat, left === NONE ? places : places | 1)
    setEither(s, seat, NONE, NONE)
  }
  removeSpecial(s)
}
