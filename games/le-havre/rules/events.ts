import type { Seat } from '@quayside/kernel'
import type { Token, TokenAmounts } from './catalogue/goods.ts'
import type { ShipCard } from './catalogue/ships.ts'
import type { BuildingCard } from './state/state.ts'

/** An event with the engine's numbers: seats from 0, cards by catalogue index. */
export type Event = (
  | {
      readonly kind: 'turn-begins'
      readonly seat: Seat
      /** Null in the final stage. */
      readonly round: number | null
      readonly turn: number
    }
  | { readonly kind: 'supplied'; readonly seat: Seat; readonly tile: number; readonly tokens: TokenAmounts }
  | { readonly kind: 'interest-paid'; readonly seat: Seat; readonly francs: number }
  | { readonly kind: 'offer-taken'; readonly seat: Seat; readonly token: Token; readonly amount: number }
  | { readonly kind: 'entered'; readonly seat: Seat; readonly building: BuildingCard }
  | {
      readonly kind: 'fee-paid'
      readonly seat: Seat
      /** Null for the treasury. */
      readonly to: Seat | null
      readonly tokens: TokenAmounts
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly tokens: TokenAmounts }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly tokens: TokenAmounts }
  | { readonly kind: 'built'; readonly seat: Seat; readonly building: BuildingCard }
  | { readonly kind: 'modernised'; readonly seat: Seat; readonly building: BuildingCard }
  | { readonly kind: 'ship-built'; readonly seat: Seat; readonly ship: ShipCard }
  | {
      readonly kind: 'ship-swapped'
      readonly seat: Seat
      readonly ship: ShipCard
      readonly building: BuildingCard
    }
  | { readonly kind: 'shipped'; readonly seat: Seat; readonly tokens: TokenAmounts; readonly francs: number }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly building: BuildingCard; readonly francs: number }
  | { readonly kind: 'ship-bought'; readonly seat: Seat; readonly ship: ShipCard; readonly francs: number }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly building: BuildingCard; readonly francs: number }
  | { readonly kind: 'ship-sold'; readonly seat: Seat; readonly ship: ShipCard; readonly francs: number }
  | { readonly kind: 'sent-home'; readonly seat: Seat; readonly building: BuildingCard }
  | { readonly kind: 'loan-repaid'; readonly seat: Seat; readonly francs: number }
  | { readonly kind: 'loans-taken'; readonly seat: Seat; readonly loans: number; readonly francs: number }
  | { readonly kind: 'pawned'; readonly seat: Seat; readonly tokens: TokenAmounts; readonly francs: number }
  | { readonly kind: 'redeemed'; readonly seat: Seat; readonly tokens: TokenAmounts; readonly francs: number }
  | { readonly kind: 'loans-returned'; readonly seat: Seat; readonly loans: number }
  | {
      readonly kind: 'looked'
      readonly seat: Seat
      /** The top two special buildings; null for every viewer but the seat that looks. */
      readonly cards: readonly BuildingCard[] | null
    }
  | { readonly kind: 'round-ended'; readonly round: number }
  | { readonly kind: 'harvested'; readonly seat: Seat; readonly tokens: TokenAmounts }
  | {
      readonly kind: 'fed'
      readonly seat: Seat
      /** The demand, and the part that the seat's ships covered. */
      readonly food: number
      readonly ships: number
      readonly tokens: TokenAmounts
    }
  | { readonly kind: 'town-built'; readonly building: BuildingCard }
  | { readonly kind: 'special-revealed'; readonly building: BuildingCard }
  | { readonly kind: 'laid-on-proposals'; readonly building: BuildingCard; readonly pile: number }
  | { readonly kind: 'laid-on-top'; readonly building: BuildingCard; readonly pile: number }
  | {
      readonly kind: 'earned'
      readonly seat: Seat
      /** The card that brings the income. */
      readonly building: BuildingCard
      readonly tokens: TokenAmounts
    }
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly to: Seat; readonly tokens: TokenAmounts }
  | {
      readonly kind: 'caught'
      readonly seat: Seat
      /** The building that the disc left, and the card it is on now. */
      readonly building: BuildingCard
      readonly by: BuildingCard
      readonly francs: number
    }
  | { readonly kind: 'strike-called'; readonly seat: Seat; readonly building: BuildingCard }
  | { readonly kind: 'left-the-game'; readonly building: BuildingCard }
  | {
      readonly kind: 'hand-dealt'
      readonly seat: Seat
      /** Null for every viewer but the seat itself. */
      readonly cards: readonly BuildingCard[] | null
    }
  | { readonly kind: 'followed'; readonly seat: Seat; readonly building: BuildingCard }
  | { readonly kind: 'ship-arrived'; readonly ship: ShipCard }
  | { readonly kind: 'final-stage' }
  | { readonly kind: 'game-over' }
) & { readonly reveal?: true }

export type EventKind = Event['kind']

/** Collects events; undefined when the caller does not need them, so that none are allocated. */
export type Log = Event[] | undefined
