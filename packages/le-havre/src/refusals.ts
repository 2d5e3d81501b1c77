import type { Refusal, RefusalParams } from '@quayside/kernel'

/** Every reason this game gives for not doing something. The texts stand outside the rules. */
export const REFUSAL_CODES = [
  // whose turn, what now
  'game-over',
  'awaiting-reveal',
  'no-such-seat',
  'not-your-turn',
  'action-under-way',
  'not-now',
  'supply-first',
  'already-supplied',
  'main-action-first',
  'main-action-done',
  'finish-payment-first',
  'finish-feeding-first',
  'finish-interest-first',
  // the main action
  'offer-empty',
  'no-such-offer',
  'not-in-play',
  'not-built-yet',
  'closed',
  'occupied',
  'own-disc-inside',
  'cannot-pay-fee',
  'fee-eats-action',
  // what a building asks for
  'nothing-to-gain',
  'lacks-goods',
  'lacks-energy',
  'lacks-francs',
  'lacks-food',
  'lacks-ship',
  'no-loan',
  'no-empty-offer',
  'no-two-neighbours',
  'not-neighbours',
  'nobody-to-evict',
  'no-fitting-offer',
  'nobody-has-any',
  'cannot-use-that',
  'too-many',
  'too-few',
  'not-different',
  'wrong-count',
  'not-offered-here',
  'ship-would-be-empty',
  'out-of-order',
  'not-a-multiple',
  'nothing-given',
  'same-good',
  // building
  'nothing-buildable',
  'not-on-top',
  'cannot-be-built',
  'needs-wood-in-cost',
  'lacks-material',
  'no-ship-buildable',
  'no-such-ship',
  // buying and selling
  'no-purchase-in-final-stage',
  'not-for-sale',
  'sold-this-turn',
  'not-yours',
  'cannot-be-sold',
  'no-loan-to-repay',
  'not-in-pawn',
  'already-in-pawn',
  'no-loan-needed',
  'nothing-owed',
  // payments
  'not-enough-tokens',
  'pays-too-little',
  'pays-too-much',
  'wrong-payment',
  'leaves-too-little',
  // words
  'unknown-command',
  'unknown-card',
  'bad-amount',
  // set-up and positions
  'bad-options',
  'unknown-field',
  'bad-value',
  'negative-amount',
  'two-owners',
  'impossible-position',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

export type LeHavreRefusal = Refusal<RefusalCode>

export const because = (code: RefusalCode, params: RefusalParams = {}): LeHavreRefusal => ({ code, params })
