/** Every refusal code of this game with the parameters that its message needs. */
import type { Area, CardType, Destination, Good, Pile } from './catalogue/card.ts'

type Nothing = Readonly<Record<never, never>>

export interface RefusalReasons {
  // whose turn it is, and what for
  'game-over': Nothing
  'awaiting-reveal': Nothing
  'no-such-seat': { readonly seat: number; readonly seats: number }
  'not-your-turn': { readonly asked: number }
  'not-the-master': { readonly master: number }
  'name-an-area-first': Nothing
  'asking-under-way': { readonly area: Area; readonly asked: number }
  'last-choice': { readonly area: Area }
  'last-deliveries': Nothing
  'not-over-yet': Nothing
  'already-done': Nothing
  // naming and taking
  'area-named-before': { readonly area: Area }
  'already-took': Nothing
  'area-not-open': { readonly card: string; readonly area: Area }
  'not-in-supply': { readonly card: string }
  'not-in-future-supply': { readonly card: string }
  'no-assistant': Nothing
  'too-dear': { readonly card: string; readonly price: number; readonly money: number }
  // money cards
  'no-money-card': { readonly amount: number }
  // deliveries
  'no-contract': Nothing
  'not-a-contract': { readonly card: string }
  'not-for-delivery': { readonly card: string }
  'not-held': { readonly card: string }
  'used-twice': { readonly card: string; readonly used: number; readonly held: number }
  'no-ship': { readonly destination: Destination }
  'ship-elsewhere': { readonly card: string }
  'idle-ship': { readonly ships: number; readonly needed: number }
  'idle-captain': { readonly captains: number }
  'not-enough-goods': { readonly good: Good; readonly need: number; readonly have: number }
  'idle-goods': { readonly card: string }
  'idle-trader': { readonly traders: number }
  'trader-on-nugget': { readonly traders: number; readonly goods: number }
  // words
  'unknown-command': { readonly text: string }
  'unknown-area': { readonly area: string }
  'unknown-card': { readonly card: string }
  // options
  'bad-options': Nothing
  'unknown-option': { readonly option: string }
  'bad-option': {
    readonly option: string
    readonly value: string
    readonly least: number
    readonly most: number
  }
  // a corrected deck
  'bad-deck': Nothing
  'unknown-pile': { readonly pile: string }
  'bad-pile': { readonly pile: Pile }
  'bad-card': { readonly pile: Pile; readonly place: number }
  'card-without-id': { readonly pile: Pile; readonly place: number }
  'unknown-card-type': { readonly card: string; readonly type: string }
  'card-in-wrong-pile': { readonly card: string; readonly type: CardType; readonly pile: Pile }
  'unknown-card-field': { readonly card: string; readonly field: string }
  'bad-card-value': {
    readonly card: string
    readonly field: string
    readonly value: string
    readonly expected: readonly (string | number)[]
  }
  'same-id': { readonly card: string }
  'same-word': { readonly card: string; readonly word: string }
  'wrong-pile-size': { readonly pile: Pile; readonly cards: number; readonly expected: number }
  'wrong-card-count': {
    readonly pile: Pile
    readonly what: string
    readonly cards: number
    readonly expected: number
  }
  // a written position
  'bad-position': { readonly place: string }
  'unknown-field': { readonly place: string }
  'bad-number': {
    readonly place: string
    readonly value: string
    readonly least: number
    readonly most: number
  }
  'bad-word': { readonly place: string; readonly value: string; readonly expected: readonly string[] }
  'too-many-copies': { readonly card: string; readonly placed: number; readonly copies: number }
  'card-in-wrong-place': { readonly place: string; readonly card: string }
  'wrong-card-total': {
    readonly place: string
    readonly cards: number
    readonly least: number
    readonly most: number
  }
  'two-pieces-on-a-space': { readonly place: string }
  'impossible-position': { readonly place: string }
}

export type RefusalCode = keyof RefusalReasons

/** A refusal whose `code` determines the type of its `params`. */
export type PacketRowRefusal = {
  readonly [Code in RefusalCode]: { readonly code: Code; readonly params: RefusalReasons[Code] }
}[RefusalCode]

/** A checked value from outside, or why it is refused. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: PacketRowRefusal }

export const because = <Code extends RefusalCode>(
  code: Code,
  params: RefusalReasons[Code],
): { readonly code: Code; readonly params: RefusalReasons[Code] } => ({ code, params })

export const refusing = <Code extends RefusalCode>(
  code: Code,
  params: RefusalReasons[Code],
): {
  readonly ok: false
  readonly refusal: { readonly code: Code; readonly params: RefusalReasons[Code] }
} => ({ ok: false, refusal: because(code, params) })
