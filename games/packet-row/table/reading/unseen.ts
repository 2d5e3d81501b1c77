import type { PositionLiteral, State } from '../../rules/index.ts'
import { cardOf } from './cards.ts'

/** How many copies of a card the viewer sees nowhere: they lie in the deck, in somebody's hand, or out of the game. */
export const unseenCopies = (view: State, at: PositionLiteral, word: string): number => {
  const seen = [
    ...at.seats.flatMap(({ hand, ships }) => [...(typeof hand === 'number' ? [] : hand), ...ships]),
    ...Object.values(at.boards).flatMap(({ current, future }) => [...current, ...future]),
    ...at.discards,
  ].filter((card) => card === word).length
  return Math.max(0, (cardOf(view, word)?.count ?? 0) - seen)
}
