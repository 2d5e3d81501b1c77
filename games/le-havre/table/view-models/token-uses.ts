/** Sources and uses of a token among the cards of this game. */

import { cardInPlay, effectFields, inPlay } from '../../queries/index.ts'
import {
  BUILDINGS,
  type Building,
  type Effect,
  OFFERS,
  type State,
  TOKENS,
  type TokenAmounts,
  type TokenName,
} from '../../rules/index.ts'
import { isOnPile } from './card-piles.ts'

const holds = (bundle: TokenAmounts, token: number): boolean =>
  bundle.some(({ token: held, amount }) => held === token && amount > 0)

/** Whether a visit can bring the token. */
const brings = ({ effect }: Building, token: number): boolean => {
  switch (effect.op) {
    case 'gain':
      return (
        [
          effect.tokens,
          effect.perFisherman,
          effect.perHammer,
          effect.withHammer,
          effect.perGuest,
          effect.extra?.tokens ?? [],
          ...effect.perCategory.map(({ tokens }) => tokens),
        ].some((bundle) => holds(bundle, token)) ||
        (effect.francPerThree.length > 0 && TOKENS[token] === 'franc')
      )
    case 'convert':
      return effect.parts.some(({ to, halves }) => holds(to, token) || halves === token)
    case 'choose':
      return effect.among.includes(token)
    case 'exchange':
      return effect.large.gets === token || effect.small.includes(token)
    case 'buy-fuel':
      return effect.fuels.some((fuel) => fuel.token === token)
    case 'haul':
    case 'gain-missing':
      return OFFERS.includes(token) && (effect.op === 'gain-missing' || TOKENS[token] !== 'franc')
    case 'tariff':
    case 'ship-goods':
    case 'sell-any':
    case 'return-loans':
      return TOKENS[token] === 'franc'
    case 'pick':
      return effect.among.includes(token)
    case 'duplicate':
      return TOKENS[token] !== 'franc'
    case 'barter':
      return effect.rounds.some(({ gets }) => gets.includes(token))
    case 'pawn':
      return TOKENS[token] === 'franc'
    case 'collect':
      return effect.token === token
    case 'take-offers':
    case 'strike':
      return OFFERS.includes(token)
    case 'rest':
      return holds(effect.perOffer, token)
    case 'build':
    case 'build-ship':
    case 'evict':
      return false
    default:
      return namesToken(effect, token)
  }
}

/** Fallback for kinds of effects without a case: whether a field names the token. */
const namesToken = (effect: Effect, token: number): boolean =>
  effectFields(effect).some(
    (field) =>
      (field.kind === 'kinds' && field.tokens.includes(token)) ||
      (field.kind === 'bundle' && holds(field.tokens, token)),
  )

/** Whether a visit can consume the token. */
const uses = ({ effect }: Building, token: number): boolean => {
  switch (effect.op) {
    case 'convert':
      return effect.parts.some(({ from }) => holds(from, token))
    case 'tariff':
      return effect.good === token
    case 'ship-goods':
    case 'exchange':
    case 'sell-any':
      return TOKENS[token] !== 'franc'
    case 'gain':
      return holds(effect.requires, token) || effect.francPerThree.includes(token)
    case 'haul':
    case 'evict':
      return TOKENS[token] === 'franc'
    case 'barter':
      return effect.rounds.some(({ gives }) => gives.includes(token))
    case 'pawn':
      return TOKENS[token] !== 'franc'
    case 'pick':
      return TOKENS[token] === 'franc' && effect.francs.some((francs) => francs > 0)
    case 'duplicate':
      return TOKENS[token] === 'franc'
    default:
      return false
  }
}

export interface TokenUses {
  /** The offer space; null if there is none. */
  readonly offer: number | null
  /** Cards by catalogue index. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Proposals whose building cost contains it. */
  readonly builds: readonly number[]
}

/** Among the visible cards: buildings in play and the proposal piles. */
export const tokenUses = (view: State, name: TokenName): TokenUses => {
  const token = TOKENS.indexOf(name)
  const cards = Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place))
  const where = (fits: (building: Building) => boolean): number[] =>
    cards.filter((card) => {
      const building = BUILDINGS[card]
      return building !== undefined && fits(building)
    })
  const offer = OFFERS.indexOf(token)
  return {
    offer: offer < 0 ? null : offer,
    from: where((building) => brings(building, token)),
    to: where((building) => uses(building, token)),
    builds: where((building) => holds(building.printedCost ?? [], token)).filter((card) =>
      isOnPile(view, card),
    ),
  }
}
