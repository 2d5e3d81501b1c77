/** Forecast from a view: coming turns with their supply, round ends, growth of the offers, food. */
import type { Seat } from '@quayside/kernel'
import { token } from '../rules/catalogue/goods.ts'
import { OFFER_COUNT, OFFER_OF } from '../rules/catalogue/offers.ts'
import type { Round } from '../rules/catalogue/rounds.ts'
import { SUPPLY_TILES, TURNS } from '../rules/catalogue/supply-tiles.ts'
import { shipFood } from '../rules/holdings.ts'
import { foodHeld } from '../rules/payment/food.ts'
import { owes } from '../rules/state/seats.ts'
import { at, NONE, type State } from '../rules/state/state.ts'
import {
  FEEDING_PHASE,
  FINAL_PHASE,
  OVER_PHASE,
  PHASE,
  players,
  ROUND,
  rounds,
  STEP,
  SUPPLY_STEP,
  seatAfter,
  TILES,
  TURN,
} from '../rules/state/table.ts'
import { interestOf } from '../rules/turn/dues.ts'

export interface UpcomingTurn {
  readonly kind: 'turn'
  /** Counted from 1; null in the final stage, which has no supply. */
  readonly round: number | null
  readonly turn: number
  readonly seat: Seat
  /** The supply tile of the turn; null in the final stage and while the tile is face down. */
  readonly tile: number | null
  /** Whether the tile calls for interest; null while it is face down. */
  readonly interest: boolean | null
  /** `now` is the current turn; its supply may be on the offers already. */
  readonly when: 'done' | 'now' | 'later'
}

export interface UpcomingRoundEnd {
  readonly kind: 'round-end'
  readonly round: number
  readonly brings: Round
  readonly when: 'now' | 'later'
}

export type Upcoming = UpcomingTurn | UpcomingRoundEnd

const tileOf = (s: State, place: number): number | null => {
  const tile = at(s, TILES + place)
  return tile === NONE ? null : tile
}

const turnOf = (s: State, round: number, turn: number, when: UpcomingTurn['when']): UpcomingTurn => {
  const tile = tileOf(s, turn)
  return {
    kind: 'turn',
    round: round + 1,
    turn: turn + 1,
    seat: seatAfter(s, round * TURNS + turn),
    tile,
    interest: tile === null ? null : (SUPPLY_TILES[tile]?.interest ?? false),
    when,
  }
}

const finalTurnOf = (s: State, turn: number, when: UpcomingTurn['when']): UpcomingTurn => ({
  kind: 'turn',
  round: null,
  turn: turn + 1,
  seat: seatAfter(s, turn),
  tile: null,
  interest: false,
  when,
})

/**
 * All coming turns and round ends in order, up to the last final action. During feeding, the turn before it comes
 * first.
 */
export const upcomingTurns = (s: State): Upcoming[] => {
  const phase = at(s, PHASE)
  if (phase === OVER_PHASE) return []
  const coming: Upcoming[] = []
  const table = rounds(s)
  const now = at(s, ROUND)
  const feeding = phase === FEEDING_PHASE
  for (let round = now; round < table.length; round++) {
    const first = round === now ? Math.min(at(s, TURN), TURNS - 1) : 0
    for (let turn = first; turn < TURNS; turn++) {
      const under = round === now && turn === first
      coming.push(turnOf(s, round, turn, under ? (feeding ? 'done' : 'now') : 'later'))
    }
    coming.push({
      kind: 'round-end',
      round: round + 1,
      brings: table[round] as Round,
      when: feeding && round === now ? 'now' : 'later',
    })
  }
  const final = phase === FINAL_PHASE
  for (let turn = final ? at(s, TURN) : 0; turn < players(s); turn++)
    coming.push(finalTurnOf(s, turn, final && turn === at(s, TURN) ? 'now' : 'later'))
  return coming
}

/** Whether the supply of the current turn is still to come. */
const supplyPending = (s: State): boolean => at(s, STEP) === SUPPLY_STEP

export interface Forecast {
  /** What the supply adds to each offer, in board order, if no offer is taken. */
  readonly adds: readonly number[]
  /** Number of coming tiles that are still face down. */
  readonly unknown: number
}

/** What the offers gain until the seat's next main action; a main action that it is in the middle of does not count. */
export const forecast = (s: State, seat: Seat): Forecast => {
  const adds = Array.from({ length: OFFER_COUNT }, () => 0)
  let unknown = 0
  for (const turn of upcomingTurns(s)) {
    if (turn.kind !== 'turn' || turn.when === 'done') continue
    const supplied = turn.when === 'now' && !supplyPending(s)
    if (!supplied && turn.tile === null && turn.round !== null) unknown++
    if (!supplied && turn.tile !== null)
      for (const name of SUPPLY_TILES[turn.tile]?.goods ?? []) {
        const offer = OFFER_OF[token(name)] as number
        adds[offer] = (adds[offer] ?? 0) + 1
      }
    if (turn.seat === seat && !supplied) break
  }
  return { adds, unknown }
}

/** A seat's food for the feeding at the end of the current round. */
export interface FoodOutlook {
  /** Food that the round demands. */
  readonly demand: number
  /** Part of the demand that the seat's ships cover. */
  readonly ships: number
  /** Food and francs that the seat could add, minus interest due before the feeding. */
  readonly held: number
  /** Food that would still be missing. */
  readonly short: number
  /** During feeding: what the seat still has to pay; null before. */
  readonly owes: number | null
}

/** Every tile comes once a round, so interest is still due if its tile has not come yet. */
const interestAhead = (s: State, seat: Seat): number => {
  const passed = at(s, TURN) + (supplyPending(s) ? 0 : 1)
  for (let place = 0; place < Math.min(passed, TURNS); place++)
    if (SUPPLY_TILES[at(s, TILES + place)]?.interest) return 0
  return interestOf(s, seat)
}

/** Null if no feeding comes any more. */
export const foodOutlook = (s: State, seat: Seat): FoodOutlook | null => {
  const phase = at(s, PHASE)
  const demand = rounds(s)[at(s, ROUND)]?.food
  if (demand === undefined || phase === FINAL_PHASE || phase === OVER_PHASE) return null
  const feeding = phase === FEEDING_PHASE
  const ships = Math.min(demand, shipFood(s, seat))
  const held = Math.max(0, foodHeld(s, seat) - (feeding ? 0 : interestAhead(s, seat)))
  const due = feeding ? owes(s, seat) : demand - ships
  return { demand, ships, held, short: Math.max(0, due - held), owes: feeding ? due : null }
}
