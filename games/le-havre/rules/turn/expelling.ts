/** A card may let its owner send other players away from the owner's buildings. */
import type { Seat } from '@quayside/kernel'
import { EXPELLERS } from '../catalogue/catalogue.ts'
import { type Command, EXPEL, encode } from '../commands.ts'
import type { Hindrance } from '../refusals.ts'
import { locationOf } from '../state/buildings.ts'
import { discOf } from '../state/seats.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { players } from '../state/table.ts'
import { keepsGuests } from './discs.ts'

const mayExpel = (s: State, seat: Seat): boolean => {
  for (let place = 0; place < EXPELLERS.length; place++)
    if (locationOf(s, EXPELLERS[place] as BuildingCard) === seat) return true
  return false
}

export const whyNotExpel = (s: State, seat: Seat, other: Seat): Hindrance | null => {
  if (!mayExpel(s, seat)) return 'may-not-expel'
  const building = other < players(s) ? discOf(s, other) : NONE
  if (other === seat || building === NONE || locationOf(s, building) !== seat) return 'nobody-to-evict'
  return keepsGuests(building) ? 'may-stay' : null
}

export const listExpulsions = (s: State, seat: Seat, list: Command[]): void => {
  if (!mayExpel(s, seat)) return
  for (let other = 0; other < players(s); other++)
    if (whyNotExpel(s, seat, other) === null) list.push(encode(EXPEL, other))
}
