/** After the last round: all seats may deliver once more, simultaneously; then the money cards are cashed. */
import type { Seat } from '@quayside/kernel'
import { AREAS } from '../catalogue/card.ts'
import type { Log } from '../events.ts'
import {
  AWAITING,
  at,
  DONE_SEATS,
  DRY,
  HAND,
  held,
  isVeiled,
  LAST_DELIVERIES,
  OVER,
  PHASE,
  type State,
} from '../state.ts'
import { cashAll } from './cashing.ts'

export const beginLastDeliveries = (state: State, log: Log): void => {
  const { cells, setting } = state
  cells[PHASE] = LAST_DELIVERIES
  log?.push({ kind: 'last-round-over', dry: AREAS.filter((_, area) => (at(cells, DRY) >> area) & 1) })
  for (let seat = 0; seat < setting.players; seat++) if (!mightDeliver(state, seat)) markDone(cells, seat)
  finishIfAllDone(state, log)
}

/** Ruling: like skipping, this uses public information only: a ship in front and a card in hand. */
const mightDeliver = ({ cells, setting }: State, seat: Seat): boolean =>
  at(cells, HAND + seat) > 0 && setting.catalogue.ships.some((ship) => held(cells, seat, ship) > 0)

export const isDone = (cells: readonly number[], seat: Seat): boolean =>
  ((at(cells, DONE_SEATS) >> seat) & 1) === 1

const markDone = (cells: number[], seat: Seat): void => {
  cells[DONE_SEATS] = at(cells, DONE_SEATS) | (1 << seat)
}

export const finishDeliveries = (state: State, seat: Seat, log: Log): void => {
  markDone(state.cells, seat)
  log?.push({ kind: 'deliveries-done', seat })
  finishIfAllDone(state, log)
}

const finishIfAllDone = (state: State, log: Log): void => {
  const { cells, setting } = state
  if (at(cells, DONE_SEATS) !== (1 << setting.players) - 1) return
  cells[PHASE] = OVER
  if (cells.slice(HAND, HAND + setting.players).some((cards) => cards > 0))
    log?.push({ kind: 'hands-shown', reveal: true })
  for (let seat = 0; seat < setting.players; seat++) {
    if (isVeiled(cells, seat) && at(cells, HAND + seat) > 0) cells[AWAITING] = 1
    cashAll(state, seat, log)
  }
  log?.push({ kind: 'game-over' })
}
