import type { Seat } from '@quayside/kernel'
import type { Rest } from '../catalogue/effect.ts'
import { argumentOf, DONE, ENTER, encode, verbOf } from '../commands.ts'
import { BUILDING, frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import { cardInPlay, inPlay, locationOf, TOWN } from '../state/buildings.ts'
import type { BuildingCard, State } from '../state/state.ts'
import type { Action } from './action.ts'
import type { Visit } from './visit.ts'

// Entering has no effect. A visitor who leaves for another building may visit several in a row; during these visits the
// frame is below those of their actions. X is the number of visits left. Y is the first building plus 1, because a
// purchase in between may send its visitor home, and it cannot be entered again. In version 1, Y was always 0.

/** Ruling: visits in a row cost no fee, and none of them may return to the building they began in. */
export const restAction = (visit: Visit): Action<Rest> => {
  const canVisit = (s: State, seat: Seat, building: BuildingCard): boolean =>
    building !== frame(s, BUILDING) &&
    building !== frame(s, Y) - 1 &&
    visit.hindranceFree(s, seat, building) === null

  return {
    answers: [ENTER, DONE],
    asks: (s) => ({ asks: 'visit', count: frame(s, X) }),
    isBetweenParts: () => true,
    sparedByFee: () => true,
    // This frame is always below others and never asks a question itself.
    questionFits: () => false,
    hindrance: () => null,
    start: () => undefined,
    list(s, seat, _effect, list) {
      for (let place = 0, cards = inPlay(s); place < cards; place++) {
        const building = cardInPlay(s, place)
        if (locationOf(s, building) <= TOWN && canVisit(s, seat, building)) list.push(encode(ENTER, building))
      }
      list.push(encode(DONE))
    },
    apply(s, seat, _effect, command, log) {
      const enters = verbOf(command) === ENTER
      setFrame(s, X, enters ? frame(s, X) - 1 : 0)
      if (frame(s, X) === 0) popFrame(s)
      if (enters) visit.enterFree(s, seat, argumentOf(command), log)
    },
    resume: popFrame,
  }
}
