/** Why a basket is not enough, or too much. */
import { refusalText } from '../../language/index.ts'
import type { Filled } from './basket.ts'
import type { OptionContext } from './option-card.ts'

/** What is too few after some of it has been named is what is still to come. */
export const objectionTo = (
  { commands, refusal }: Filled,
  { words, names }: Pick<OptionContext, 'words' | 'names'>,
): string => {
  if (refusal === null) return ''
  const { least } = refusal.params
  return refusal.code === 'too-few' && commands.length > 0 && typeof least === 'number'
    ? words.tray('basket.more', { least })
    : refusalText(refusal, words.game, names)
}
