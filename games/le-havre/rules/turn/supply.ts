import type { Seat } from '@quayside/kernel'
import { token } from '../catalogue/goods.ts'
import { OFFER_OF } from '../catalogue/offers.ts'
import { SUPPLY_TILES, type SupplyTile } from '../catalogue/supply-tiles.ts'
import type { Log } from '../events.ts'
import { at, NONE, type State } from '../state/state.ts'
import { AWAITING, MAIN_STEP, OFFER, ROUND, STEP, TILES, TURN } from '../state/table.ts'

/** The offer spaces that each tile fills. */
const FILLS: readonly (readonly number[])[] = SUPPLY_TILES.map((tile) =>
  tile.goods.map((name) => OFFER_OF[token(name)] as number),
)

/** Puts the two tokens of the tile on the offers; returns whether the tile calls for interest. */
export const supply = (s: State, seat: Seat, log: Log): boolean => {
  const tile = at(s, TILES + at(s, TURN))
  s[STEP] = MAIN_STEP
  if (tile === NONE) {
    s[AWAITING] = 1
    return false
  }
  for (const offer of FILLS[tile] as readonly number[]) s[OFFER + offer] = at(s, OFFER + offer) + 1
  const { goods, interest } = SUPPLY_TILES[tile] as SupplyTile
  if (log) {
    const supplied = {
      kind: 'supplied' as const,
      seat,
      tile,
      tokens: goods.map((name) => ({ token: token(name), amount: 1 })),
    }
    // In the first round, the tile is turned face up now.
    log.push(at(s, ROUND) === 0 ? { ...supplied, reveal: true } : supplied)
  }
  return interest
}
