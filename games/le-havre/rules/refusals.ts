/** Every refusal code of this game with its parameters. The messages are outside the rules. */
import type { Refusal } from '@quayside/kernel'

type Nothing = Readonly<Record<never, never>>

/** The seat or card that a refusal is about; seats count from 1. */
type About = {
  readonly building?: string
  readonly ship?: string
  readonly good?: string
  readonly seat?: number
}

type Gap = { readonly need: number; readonly have: number }

/** The unit of an amount in an answer. */
type CountUnit = 'good' | 'time'

/** The unit of a payment. */
export type PaymentUnit = 'food' | 'franc' | 'energy' | 'material'

/** Names of tokens, and the amount of each. */
type Missing = { readonly missing: readonly string[]; readonly amounts: readonly number[] }

/** Refusals of something that exists in the game. */
interface Hindrances {
  'not-now': About
  // the main action
  'offer-empty': About
  'not-in-play': About
  'not-built-yet': About
  closed: About
  occupied: About
  'own-disc-inside': About
  'on-strike': About
  'cannot-pay-fee': About & {
    readonly food: number
    readonly francs: number
    readonly have: number
    readonly haveFrancs: number
  }
  'fee-eats-action': About
  // what a building asks for
  'nothing-to-gain': About
  'lacks-goods': About & Missing
  'lacks-energy': About & Gap
  'lacks-francs': About & Gap
  'lacks-food': About & Gap
  /** With its numbers where a fleet was named. */
  'lacks-ship': About & Partial<Gap & { readonly type: string }>
  'no-loan': About
  'no-empty-offer': About
  'no-two-neighbours': About
  'nobody-to-evict': About
  'may-stay': About
  'may-not-expel': About
  'strike-on': About
  'too-late': About
  'empty-hand': About
  'no-fitting-offer': About
  'nobody-has-any': About
  'cannot-use-that': About
  // building
  'nothing-buildable': About
  'not-on-top': About
  'cannot-be-built': About
  'needs-wood-in-cost': About
  'no-ship-buildable': About
  'no-such-ship': About
  // buying and selling
  'no-purchase-in-final-stage': About
  'not-for-sale': About
  'sold-this-turn': About
  'no-loan-to-repay': About
  'not-in-pawn': About
}

export interface RefusalReasons extends Hindrances {
  // whose turn, what now
  'game-over': Nothing
  'awaiting-reveal': Nothing
  'no-such-seat': { readonly seat: number; readonly seats: number }
  'not-your-turn': { readonly seat: number }
  'action-under-way': { readonly seat: number; readonly building: string }
  'supply-first': Nothing
  'already-supplied': Nothing
  'main-action-first': Nothing
  'main-action-done': Nothing
  'finish-payment-first': Nothing
  'finish-feeding-first': Nothing
  'finish-interest-first': Nothing
  'needs-builder': Nothing
  'needs-wharf': Nothing
  // answers to what a building asks
  'lacks-material': Missing & { readonly card: string }
  'no-such-offer': Nothing
  'not-offered-here': { readonly building: string }
  'not-in-hand': { readonly building: string }
  'too-many': { readonly most: number; readonly unit: CountUnit }
  'too-few': { readonly least: number; readonly unit: CountUnit }
  'wrong-count': Gap
  'ship-would-be-empty': Nothing
  'out-of-order': Nothing
  'not-a-multiple': { readonly of: number }
  'nothing-given': Nothing
  'same-good': { readonly good: string }
  'already-in-pawn': { readonly good: string }
  // selling and payments
  'not-yours': { readonly card: string }
  'cannot-be-sold': { readonly card: string }
  'no-loan-needed': Gap & { readonly unit: PaymentUnit }
  'nothing-owed': Nothing
  'not-enough-tokens': Gap & { readonly good: string }
  'pays-too-little': { readonly need: number; readonly pays: number; readonly unit: PaymentUnit }
  'pays-too-much': { readonly need: number; readonly pays: number; readonly unit: PaymentUnit }
  'wrong-payment': { readonly need: PaymentUnit }
  'leaves-too-little': { readonly building: string }
  // words that are no command
  'unknown-command': { readonly text: string }
  'unknown-card': { readonly text: string }
  'not-a-building': { readonly card: string }
  'not-swappable': { readonly card: string }
  'bad-amount': { readonly text: string }
  'not-different': { readonly text: string }
  'not-neighbours': { readonly text: string }
  'no-payment': { readonly text: string }
  'no-cargo-ship': { readonly text: string }
  // set-up and positions
  'bad-options': Nothing
  'unknown-field': { readonly field: string }
  'bad-value': { readonly field: string; readonly value: string }
  'no-such-card': { readonly field: string; readonly value: string }
  'negative-amount': { readonly field: string; readonly value: string }
  'two-owners': { readonly field: string; readonly value: string }
  'not-in-this-game': { readonly field: string; readonly value: string }
  'card-in-wrong-place': { readonly field: string; readonly value: string }
  'pile-out-of-order': { readonly field: string; readonly value: string }
  'too-many-specials': { readonly field: string; readonly value: string }
  'ship-too-early': { readonly field: string; readonly value: string }
  'hole-without-viewer': { readonly field: string; readonly value: string }
  'impossible-position': { readonly field: string; readonly value: string }
}

export type Hindrance = keyof Hindrances

export type RefusalCode = keyof RefusalReasons

/** The codes with exactly these parameters. */
type CodesWith<Params> = {
  [Code in RefusalCode]: RefusalReasons[Code] extends Params ? Code : never
}[RefusalCode]

export type WordCode = CodesWith<{ readonly text: string }>

/** A card that exists but does not fit the verb. */
export type CardCode = 'not-a-building' | 'not-swappable'

export type LiteralCode = CodesWith<{ readonly field: string; readonly value: string }>

export type LeHavreRefusal = Refusal<RefusalCode>

type Args<Params> = object extends Params ? [params?: Params] : [params: Params]

export const because = <Code extends RefusalCode>(
  code: Code,
  ...[params]: Args<RefusalReasons[Code]>
): LeHavreRefusal => ({ code, params: params ?? {} })
