import type { Seat } from '@quayside/kernel'
import { kindOf } from '../catalogue/catalogue.ts'
import type { State } from '../state.ts'
import { hasShipFor, unitsShort } from './fulfillable-contracts.ts'

/** What a seat still needs for a contract, counting all its cards. */
export interface Missing {
  /** Units of the contract's good. */
  readonly units: number
  /** Whether it has neither a ship to the destination nor a captain with another ship. */
  readonly ship: boolean
}

export const missingFor = (state: State, seat: Seat, contract: string): Missing => {
  const kind = kindOf(state.setting.catalogue, contract)
  return { units: unitsShort(state, seat, kind), ship: !hasShipFor(state, seat, kind) }
}
