/** Cards that move automatically from the town to the next seat that gains a certain good. */
import { buildingAt, FOLLOWERS } from '../catalogue/catalogue.ts'
import type { Log } from '../events.ts'
import { locationOf, moveBuilding, TOWN } from '../state/buildings.ts'
import { stock } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { players } from '../state/table.ts'

/** How many of the good each seat held before a command. */
interface Watch {
  readonly card: BuildingCard
  readonly held: readonly number[]
}

const heldOf = (s: State, card: BuildingCard): number[] => {
  const good = buildingAt(card).standing?.followsGainOf ?? 0
  return Array.from({ length: players(s) }, (_, seat) => stock(s, seat, good))
}

/** Null if no such card is in the town. */
export const watchGains = (s: State): Watch | null => {
  for (let place = 0; place < FOLLOWERS.length; place++) {
    const card = FOLLOWERS[place] as BuildingCard
    if (locationOf(s, card) === TOWN) return { card, held: heldOf(s, card) }
  }
  return null
}

/** Ruling: a card that already has an owner stays there. */
export const followGain = (s: State, watch: Watch, log: Log): void => {
  const now = heldOf(s, watch.card)
  const seat = now.findIndex((amount, place) => amount > (watch.held[place] ?? 0))
  if (seat < 0) return
  moveBuilding(s, watch.card, seat)
  log?.push({ kind: 'followed', seat, building: watch.card })
}
