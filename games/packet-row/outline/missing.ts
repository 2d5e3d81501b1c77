import { refusalText } from '../language/index.ts'
import type { Missing } from '../reading/index.ts'
import { cardOf, isContract } from '../table/reading/cards.ts'
import type { TextContext } from './speaker.ts'

/** Why a contract cannot be fulfilled, in the words of the rules. */
export const missingText = (
  contract: string,
  { units, ship }: Missing,
  { view, game }: TextContext,
): string => {
  const card = cardOf(view, contract)
  if (!isContract(card)) return ''
  const { good, amount, destination } = card
  return game.sentences([
    ...(ship ? [refusalText({ code: 'no-ship', params: { destination } }, game)] : []),
    ...(units > 0
      ? [
          refusalText(
            { code: 'not-enough-goods', params: { good, need: amount, have: amount - units } },
            game,
          ),
        ]
      : []),
  ])
}
