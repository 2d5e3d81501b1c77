/** Special buildings that players hold in hand from the reveal of a certain card until they use it. */
import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { Log } from '../events.ts'
import { locationOf } from '../state/buildings.ts'
import { HAND_SIZE, handCard } from '../state/special-buildings.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { players } from '../state/table.ts'

/** Cards that deal hands. */
export const DEALERS: readonly BuildingCard[] = BUILDINGS.flatMap(({ effect }, card) =>
  effect.op === 'replace' ? [card] : [],
)

/** Argument of a lay command as other seats see it; the card itself is revealed by the event. */
export const LAY_UNSEEN = 511

/** Cards that each player gets when this card is revealed. */
export const cardsDealtBy = (card: BuildingCard): number => {
  const effect = BUILDINGS[card]?.effect
  return effect?.op === 'replace' ? effect.cards : 0
}

/** Whether hands have been dealt, even if all cards are used by now. */
export const areHandsDealt = (s: State): boolean => {
  for (const card of DEALERS) if (locationOf(s, card) !== NONE) return true
  return false
}

/** The known cards of a hand that have not been laid. */
export const handOf = (s: State, seat: Seat): BuildingCard[] =>
  Array.from({ length: HAND_SIZE }, (_, place) => handCard(s, seat, place)).filter((card) => card !== NONE)

/** The known cards in all hands. */
export const heldCards = (s: State): BuildingCard[] =>
  Array.from({ length: players(s) }, (_, seat) => handOf(s, seat)).flat()

/** Every player takes the hand that was set aside at set-up. */
export const takeUpHands = (s: State, building: BuildingCard, log: Log): void => {
  if (!DEALERS.includes(building)) return
  for (let seat = 0; seat < players(s); seat++) {
    const cards = handOf(s, seat)
    log?.push({ kind: 'hand-dealt', seat, cards: cards.length > 0 ? cards : null, reveal: true })
  }
}
