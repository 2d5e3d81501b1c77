/** The text of a bot's reason for a command, one short sentence each. */
import { cardNoun } from './card-name.ts'
import type { Texts } from './texts.ts'

/** A fact of the position that speaks for a command; cards go by their words. */
export type Reason =
  | { readonly code: 'fulfills'; readonly params: { readonly contracts: number; readonly dollars: number } }
  | { readonly code: 'completes' | 'nears'; readonly params: { readonly contract: string } }
  | { readonly code: 'adds-points' | 'banker'; readonly params: { readonly points: number } }
  | { readonly code: 'brings-money'; readonly params: { readonly dollars: number } }

export const reasonText = ({ code, params }: Reason, texts: Texts): string => {
  switch (code) {
    case 'fulfills':
      return texts.say('reason.fulfills', {
        contracts: params.contracts,
        money: texts.count('dollar', params.dollars),
      })
    case 'completes':
    case 'nears':
      return texts.say(`reason.${code}`, { contract: cardNoun(params.contract, texts) })
    case 'adds-points':
    case 'banker':
      return texts.say(`reason.${code}`, { points: texts.count('point', params.points) })
    case 'brings-money':
      return texts.say('reason.brings-money', { money: texts.count('dollar', params.dollars) })
  }
}
