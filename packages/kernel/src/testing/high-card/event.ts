import type { Seat } from '../../seat.ts'

export type Event =
  | { readonly kind: 'committed'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'turned-up'; readonly cards: readonly number[]; readonly reveal: true }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number; readonly reveal: true }
  | { readonly kind: 'borrowed'; readonly seat: Seat }
