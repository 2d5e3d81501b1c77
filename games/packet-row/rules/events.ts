import type { Seat } from '@quayside/kernel'
import type { Area } from './catalogue/card.ts'

/** An event; seats are counted from 0, cards are named by their word. All events are public. */
export type Event = (
  | {
      readonly kind: 'area-named'
      readonly seat: Seat
      readonly area: Area
      /** Whether no other area was left to name. */
      readonly forced: boolean
    }
  | {
      readonly kind: 'took'
      readonly seat: Seat
      readonly card: string
      readonly area: Area
      readonly price: number
      readonly assistant: boolean
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly area: Area }
  /** The seat cannot take a card, as all players can see. */
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly area: Area }
  | { readonly kind: 'cashed'; readonly seat: Seat; readonly card: string; readonly amount: number }
  | {
      readonly kind: 'delivered'
      readonly seat: Seat
      readonly contracts: readonly string[]
      readonly cards: readonly string[]
      readonly reward: number
    }
  | { readonly kind: 'round-ended'; readonly round: number }
  | {
      readonly kind: 'refilled'
      readonly area: Area
      readonly discarded: readonly string[]
      readonly current: readonly string[]
      readonly future: readonly string[]
      /** Whether the current supply stays incomplete. */
      readonly dry: boolean
    }
  | { readonly kind: 'round-began'; readonly round: number; readonly master: Seat }
  | { readonly kind: 'last-round-over'; readonly dry: readonly Area[] }
  | { readonly kind: 'deliveries-done'; readonly seat: Seat }
  | { readonly kind: 'hands-shown' }
  | { readonly kind: 'game-over' }
) & {
  readonly reveal?: true
}

export type EventKind = Event['kind']

/** Collects events; undefined when the caller does not need them, so that none are allocated. */
export type Log = Event[] | undefined
