import type { Seat } from '@quayside/kernel'
import type { Rest } from '../catalogue/effect.ts'
import { argumentOf, DONE, ENTER, encode, verbOf } from '../commands.ts'
import { BUILDING, frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import { cardInPlay, inPlay, locationOf, TOWN } from '../state/buildings.ts'
import type { BuildingCard, State } from '../state/state.ts'
import type { Action } from './action.ts'
import type { Visit } from './visit.ts'

// Nothing happens on entering. Whoever leaves such a building for another may visit several in a row: from then on the
// frame lies under the actions of those visits. Its X is how many visits are left, its Y the first building, plus 1:
// its visitor may be sent home by a purchase in between, and does not enter it again. Version 1 left Y at 0.

/** Ruling: visits in a row cost no fee, and none of them leads back to where they began. */
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
    // Its frame lies under others, as a journey, and never asks as an action of its own.
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
