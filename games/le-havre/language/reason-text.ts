/** The text of a bot's reason for a command, one short sentence each. */
import { suggestionText as describeSuggestion, type Noun, type SuggestionNumbers } from '@quayside/texts'
import { TOKENS, type TokenName } from '../rules/index.ts'
import { isToken, type Texts } from './texts.ts'

type Amounts = Readonly<Partial<Record<TokenName, number>>>

/** A fact of the position in favour of a command. Amounts are integers; cards have their notation names. */
export type Reason =
  | { readonly code: 'adds-wealth' | 'helps-rivals'; readonly params: { readonly francs: number } }
  | { readonly code: 'avoids-loan'; readonly params: { readonly loans: number } }
  | { readonly code: 'covers-food'; readonly params: { readonly lack: number; readonly covers: number } }
  | { readonly code: 'repays-loan'; readonly params: { readonly loans: number; readonly francs: number } }
  | {
      readonly code: 'gains-building'
      readonly params: { readonly building: string; readonly francs: number }
    }
  | {
      readonly code: 'gains-ship'
      readonly params: { readonly ship: string; readonly francs: number; readonly food: number }
    }
  | { readonly code: 'turns-into'; readonly params: { readonly from: Amounts; readonly to: Amounts } }
  | { readonly code: 'brings'; readonly params: { readonly tokens: Amounts } }
  | { readonly code: 'brings-energy'; readonly params: { readonly energy: number } }
  | { readonly code: 'harvests'; readonly params: { readonly goods: readonly TokenName[] } }
  | { readonly code: 'wastes-nothing'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'keeps-francs'; readonly params: { readonly francs: number; readonly lack: number } }
  | { readonly code: 'leaves-more' | 'leaves-less'; readonly params: { readonly tokens: Amounts } }
  | { readonly code: 'contested'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'leaves-offer'; readonly params: { readonly good: TokenName } }
  | { readonly code: 'leaves-building'; readonly params: { readonly building: string } }
  | { readonly code: 'needs-loan'; readonly params: { readonly loans: number } }
  | { readonly code: 'lacks-food'; readonly params: { readonly lack: number } }
  | { readonly code: 'then'; readonly params: { readonly turns: readonly ForeseenTurn[] } }

/** A planned action in a building or at an offer, and the cards that it brings. */
interface ForeseenTurn {
  readonly place: string
  readonly with: readonly string[]
}

export const reasonText = ({ code, params }: Reason, texts: Texts): string => {
  const francs = (amount: number): string => texts.count('franc', amount)
  const food = (amount: number): Noun => texts.quantity('food', amount)
  const loans = (amount: number): string => texts.count('loan', amount)
  switch (code) {
    case 'adds-wealth':
    case 'helps-rivals':
      return texts.say(`reason.${code}`, { francs: francs(params.francs) })
    case 'avoids-loan':
      return texts.say('reason.avoids-loan', { loans: loans(params.loans) })
    case 'covers-food':
      return params.covers < params.lack
        ? texts.say('reason.covers-food', { food: food(params.lack), covers: params.covers })
        : texts.say('reason.covers-food.all', { food: food(params.lack) })
    case 'repays-loan':
      return texts.say('reason.repays-loan', { loans: loans(params.loans), francs: francs(params.francs) })
    case 'gains-building':
      return texts.say('reason.gains-building', {
        building: texts.building(params.building),
        francs: francs(params.francs),
      })
    case 'gains-ship': {
      const values = { ship: texts.ship(params.ship), francs: francs(params.francs) }
      return params.food > 0
        ? texts.say('reason.gains-ship.food', { ...values, food: food(params.food) })
        : texts.say('reason.gains-ship', values)
    }
    case 'turns-into':
      return texts.say('reason.turns-into', {
        from: amountsText(params.from, texts),
        to: amountsText(params.to, texts),
      })
    case 'brings':
      return texts.say('reason.brings', { tokens: amountsText(params.tokens, texts) })
    case 'harvests':
      return texts.say('reason.harvests', {
        goods: texts.list(
          params.goods.map((good) => texts.kind(good).plain),
          'and',
        ),
      })
    case 'brings-energy':
      return texts.say('reason.brings-energy', { energy: texts.count('energy', params.energy) })
    case 'wastes-nothing':
      return texts.say('reason.wastes-nothing')
    case 'keeps-francs':
      return texts.say('reason.keeps-francs', { francs: francs(params.francs), food: food(params.lack) })
    case 'leaves-more':
    case 'leaves-less':
      return texts.say(`reason.${code}`, { tokens: amountsText(params.tokens, texts) })
    case 'contested':
      return texts.say('reason.contested')
    case 'leaves-offer':
      return texts.say('reason.leaves-offer', { good: texts.kind(params.good) })
    case 'leaves-building':
      return texts.say('reason.leaves-building', { building: texts.building(params.building) })
    case 'needs-loan':
      return texts.say('reason.needs-loan', { loans: loans(params.loans) })
    case 'lacks-food':
      return texts.say('reason.lacks-food', { food: food(params.lack) })
    case 'then':
      return texts.say('reason.then', {
        turns: texts.list(
          params.turns.map((turn) => turnText(turn, texts)),
          'and',
        ),
      })
  }
}

const turnText = (turn: ForeseenTurn, texts: Texts): string => {
  const nameOf = (name: string): string => (isToken(name) ? texts.kind(name) : texts.card(name)).plain
  if (turn.with.length === 0) return nameOf(turn.place)
  return texts.say('reason.then.turn', {
    place: nameOf(turn.place),
    cards: texts.list(turn.with.map(nameOf), 'and'),
  })
}

const amountsText = (amounts: Amounts, texts: Texts): string =>
  texts.list(
    TOKENS.flatMap((token) => {
      const amount = amounts[token] ?? 0
      return amount > 0 ? [texts.count(token, amount)] : []
    }),
    'and',
  )

/** The text of a suggestion by one of this game's bots. */
export const suggestionText = (suggestion: SuggestionNumbers, texts: Texts): string =>
  describeSuggestion(suggestion, texts, {
    count: (points) => texts.count('franc', points),
    // Bots of this game give reasons of this type.
    reason: (reason) => reasonText(reason as Reason, texts),
  })
