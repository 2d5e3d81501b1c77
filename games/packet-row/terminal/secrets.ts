import type { Seat } from '@quayside/kernel'
import { cardFace } from '../language/index.ts'
import type { PositionLiteral } from '../rules/index.ts'
import type { Words } from './words.ts'

/** The cards in hand, which only their seat sees. */
export const secrets = (view: PositionLiteral, seat: Seat, { texts, headings }: Words): string[] => {
  const { hand = 0 } = view.seats[seat] ?? {}
  if (typeof hand === 'number' || hand.length === 0) return []
  return [headings.hand, ...hand.map((word) => `  ${cardFace(word, texts)}`)]
}
