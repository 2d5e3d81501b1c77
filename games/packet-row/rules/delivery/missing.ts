import type { Seat } from '@quayside/kernel'
import { kindOf } from '../catalogue/catalogue.ts'
import type { State } from '../state.ts'
import { hasShipFor, unitsShort } from './within-reach.ts'

/** What a seat lacks for a contract with everything that it holds. */
export interface Missing {
  /** Units of the contract's good. */
  readonly units: number
  /** No ship sails there, and no captain can turn one. */
  readonly ship: boolean
}

export const missingFor = (state: State, seat: Seat, contract: string): Missing => {
  const kind = kindOf(state.setting.catalogue, contract)
  return { units: unitsShort(state, seat, kind), ship: !hasShipFor(state, seat, kind) }
}
