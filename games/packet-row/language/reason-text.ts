/** The text of a bot's reason for a command, one short sentence each. */
import { suggestionText as describeSuggestion, type SuggestionNumbers } from '@quayside/texts'
import { cardNoun, ordersText } from './card-names.ts'
import type { Texts } from './texts.ts'

/** A fact of the position in favour of a command; cards are given by their words. */
export type Reason =
  | { readonly code: 'fulfills'; readonly params: { readonly contracts: number; readonly dollars: number } }
  | { readonly code: 'completes' | 'nears'; readonly params: { readonly contract: string } }
  | { readonly code: 'adds-points' | 'banker' | 'helps-rivals'; readonly params: { readonly points: number } }
  | { readonly code: 'leaves-money'; readonly params: { readonly dollars: number } }
  | { readonly code: 'useful'; readonly params: { readonly type: UsefulCard; readonly dollars: number } }
  | {
      readonly code: 'waits-for' | 'aims-at' | 'area-has' | 'leaves-card'
      readonly params: { readonly card: string }
    }
  | {
      readonly code: 'worth-little' | 'best-area' | 'cash-in' | 'holds-back' | 'contested'
      readonly params: Readonly<Record<string, never>>
    }
  | { readonly code: 'then'; readonly params: { readonly steps: readonly ForeseenStep[] } }

/** Cards that will be useful later. */
type UsefulCard =
  | 'contract'
  | 'money'
  | 'goods'
  | 'merchant_ship'
  | 'gold_nugget'
  | 'captain'
  | 'trader'
  | 'assistant'

/** A card that is taken, or contracts that are delivered. */
type ForeseenStep = { readonly card: string } | { readonly contracts: readonly string[] }

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
    case 'helps-rivals':
      return texts.say(`reason.${code}`, { points: texts.count('point', params.points) })
    case 'leaves-money':
      return texts.say('reason.leaves-money', { money: texts.count('dollar', params.dollars) })
    case 'useful':
      return params.type === 'contract'
        ? texts.say('reason.useful.contract', { money: texts.count('dollar', params.dollars) })
        : texts.say(`reason.useful.${params.type}`)
    case 'waits-for':
    case 'aims-at':
    case 'area-has':
    case 'leaves-card':
      return texts.say(`reason.${code}`, { card: cardNoun(params.card, texts) })
    case 'worth-little':
    case 'best-area':
    case 'cash-in':
    case 'holds-back':
    case 'contested':
      return texts.say(`reason.${code}`)
    case 'then':
      return texts.say('reason.then', {
        steps: texts.list(
          params.steps.map((step) =>
            'card' in step
              ? cardNoun(step.card, texts).the
              : texts.say('reason.then.deliver', { orders: ordersText(step.contracts, texts) }),
          ),
          'and',
        ),
      })
  }
}

/** The text of a suggestion by one of this game's bots. */
export const suggestionText = (suggestion: SuggestionNumbers, texts: Texts): string =>
  describeSuggestion(suggestion, texts, {
    count: (points) => texts.count('point', points),
    // Bots of this game give reasons of this type.
    reason: (reason) => reasonText(reason as Reason, texts),
  })
