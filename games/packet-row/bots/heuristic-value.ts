/** Heuristic value of a position: the seat's cards and the best card it may still take this round. */
import type { Seat } from '@quayside/kernel'
import {
  AREA_COUNT,
  ASKING,
  areaAsked,
  askedSeat,
  CURRENT_SPACES,
  catalogueOf,
  currentCard,
  hasTaken,
  isNamed,
  isRoundStart,
  LAST_CHOICE,
  LAST_DELIVERIES,
  masterOf,
  NAMING,
  NO_CARD,
  phaseIndex,
  players,
} from '../queries/index.ts'
import type { State } from '../rules/index.ts'
import { roundsLeft } from './game-length.ts'
import { HandValue } from './hand-value.ts'
import { HEURISTIC_WEIGHTS } from './heuristic-weights.ts'

export class HeuristicValue {
  readonly #hand = new HandValue()
  // Values of the position being evaluated.
  #rounds = 0
  #worth = 0

  value(s: State, seat: Seat): number {
    this.#rounds = roundsLeft(s)
    this.#worth = this.#hand.read(s, seat).worth(this.#rounds)
    return this.#worth + this.#prospects(s, seat)
  }

  #prospects(s: State, seat: Seat): number {
    if (phaseIndex(s) >= LAST_DELIVERIES || isRoundStart(s) || hasTaken(s, seat)) return 0
    let most = 0
    for (let area = 0; area < AREA_COUNT; area++) {
      const chance = this.#chance(s, seat, area)
      if (chance > 0) most = Math.max(most, chance * this.#gainIn(s, seat, area))
    }
    return most
  }

  /** Likelihood that the seat can still take a card of the area this round. */
  #chance(s: State, seat: Seat, area: number): number {
    const isMaster = masterOf(s) === seat
    if (!isNamed(s, area)) return isMaster ? HEURISTIC_WEIGHTS.masterHopes : HEURISTIC_WEIGHTS.hopes
    if (area !== areaAsked(s) || phaseIndex(s) === NAMING) return 0
    return this.#isStillAsked(s, seat) ? HEURISTIC_WEIGHTS.asked : 0
  }

  /** Whether the seat has not yet answered about the open area. */
  #isStillAsked(s: State, seat: Seat): boolean {
    if (phaseIndex(s) !== ASKING) return seat === masterOf(s)
    const seats = players(s)
    const after = (one: Seat): number => (one - masterOf(s) - 1 + seats) % seats
    return after(seat) >= after(askedSeat(s))
  }

  /** The largest gain in an area, averaged with the second largest if other seats choose first. */
  #gainIn(s: State, seat: Seat, area: number): number {
    const { price } = catalogueOf(s)
    let best = 0
    let second = 0
    for (let space = 0; space < CURRENT_SPACES; space++) {
      const kind = currentCard(s, area, space)
      if (kind <= NO_CARD || (price[kind] as number) > this.#hand.dollars) continue
      const gain = this.#hand.gainOf(kind, this.#worth, this.#rounds)
      if (gain > best) {
        second = best
        best = gain
      } else if (gain > second) second = gain
    }
    return this.#isContested(s, seat, area) ? (best + second) / 2 : best
  }

  /** Whether another seat may take a card of the area before this seat. */
  #isContested(s: State, seat: Seat, area: number): boolean {
    if (phaseIndex(s) === LAST_CHOICE) return false
    if (area === areaAsked(s) && phaseIndex(s) !== ASKING) return false
    for (let other = 0; other < players(s); other++)
      if (other !== seat && other !== masterOf(s) && !hasTaken(s, other)) return true
    return false
  }
}
