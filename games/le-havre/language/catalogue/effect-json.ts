/** The effect of a card as JSON for programs. */
import { type EffectField, effectFields } from '../../queries/index.ts'
import {
  type Building,
  type Conversion,
  type Effect,
  type EndValue,
  GOODS,
  OFFERS,
  type OwnerEffects,
  TOKENS,
  type Token,
  type TokenAmounts,
} from '../../rules/index.ts'

export type Fact = Readonly<Record<string, unknown>>

export const effectJson = ({ effect, endValue, standing }: Building): readonly Fact[] => [
  ...(standing?.roundIncome ? [incomeFact(standing.roundIncome)] : []),
  ...factsOf(effect),
  ...(endValue ? [endValueFact(endValue)] : []),
  ...(standing ? standingFacts(standing) : []),
]

const name = (token: Token): string => TOKENS[token] ?? ''

const amounts = (bundle: TokenAmounts): Readonly<Record<string, number>> =>
  Object.fromEntries(bundle.map(({ token, amount }) => [name(token), amount]))

/** Leaves the field out when the bundle is empty. */
const some = (field: string, bundle: TokenAmounts): Fact =>
  bundle.length > 0 ? { [field]: amounts(bundle) } : {}

const factsOf = (effect: Effect): readonly Fact[] => {
  switch (effect.op) {
    case 'closed':
      return []
    case 'gain':
      return [gainFact(effect)]
    case 'convert':
      return [...(effect.either ? [{ op: 'either_or' }] : []), ...effect.parts.map(conversionFact)]
    case 'tariff': {
      const francs = Object.fromEntries(effect.francs.map((price, place) => [`${place + 1}`, price]))
      return [{ op: 'table', in: name(effect.good), francs }]
    }
    case 'build':
      return [{ op: 'build', max: effect.count, ...saving(effect.saves) }]
    case 'build-ship':
      return [{ op: 'build_ship', max: 1 }]
    case 'ship-goods':
      return [{ op: 'ship', energy_per_ship: effect.energyPerShip }]
    case 'choose':
      return chooseFacts(effect)
    case 'gain-missing':
      return [{ op: 'gain_per_empty_offer', amount: effect.amount }]
    case 'return-loans':
      return [{ op: 'local_court' }]
    case 'exchange':
      return exchangeFacts(effect)
    case 'sell-any':
      return [
        { op: 'convert', in: { any_upgraded: 1 }, out: { franc: 1 }, max: null },
        { op: 'convert', in: { any_standard: effect.standardForFranc }, out: { franc: 1 }, max: null },
      ]
    case 'buy-fuel':
      return effect.fuels.map(({ token, food, limit }) => ({
        op: 'convert',
        in: { food },
        out: { [name(token)]: 1 },
        max: limit,
      }))
    case 'haul':
      return [{ op: 'take_two_adjacent_offers', cost_francs: effect.francs, adjacency: GOODS_ON_OFFER }]
    case 'evict':
      return [{ op: 'evict_and_enter', pay_victim: effect.francs }]
    case 'pick':
      return [effect.loans > 0 ? borrowingFact(effect) : buyingFact(effect)]
    case 'duplicate':
      return [
        { op: 'duplicate_each_kind', [`${name(effect.costly.token)}_costs_francs`]: effect.costly.francs },
      ]
    case 'barter':
      return [barterFact(effect)]
    case 'take-offers':
      return [{ op: 'take_offers', one_of_size: effect.one, all_of_size: effect.every }]
    case 'collect':
      return [
        { op: `take_${name(effect.token)}`, from_each_other: effect.amount, two_player: effect.withTwo },
      ]
    case 'rest':
      return [
        ...(effect.visitsOnLeaving > 0
          ? [{ op: 'on_leave', enter_two_buildings: effect.visitsOnLeaving === 2, no_fees: true }]
          : []),
        ...(effect.perOffer.length > 0
          ? [{ op: 'while_inside', per_offer_taken: amounts(effect.perOffer) }]
          : []),
      ]
    case 'replace':
      return [{ op: 'hand_cards', deal: effect.cards }]
    case 'pawn':
      return [{ op: 'pawn', franc_each: effect.francs, redeem: effect.redeem }]
    default:
      return [plainFact(effect)]
  }
}

/** Fallback for a kind of effect without a case here. */
const plainFact = (effect: Effect): Fact => ({
  op: effect.op.replaceAll('-', '_'),
  ...Object.fromEntries(effectFields(effect).map((field) => [field.name, fieldFact(field)])),
})

const fieldFact = (field: EffectField): unknown => {
  switch (field.kind) {
    case 'amount':
      return field.amount
    case 'kinds':
      return field.tokens.map(name)
    case 'bundle':
      return amounts(field.tokens)
  }
}

const GOODS_ON_OFFER = OFFERS.map(name).filter((token) => token !== 'franc')

const gainFact = (effect: Effect & { readonly op: 'gain' }): Fact => ({
  op: 'gain',
  ...some('out', effect.tokens),
  ...some('per_fisherman', effect.perFisherman),
  ...some('per_hammer', effect.perHammer),
  ...some('if_any_hammer', effect.withHammer),
  ...some('per_other_player_in_own_buildings', effect.perGuest),
  ...(effect.perCategory.length > 0
    ? {
        per_category: Object.fromEntries(
          effect.perCategory.map(({ category, tokens }) => [category, amounts(tokens)]),
        ),
      }
    : {}),
  ...some('requires', effect.requires),
  ...(effect.extra ? { optional: { energy: effect.extra.energy, ...amounts(effect.extra.tokens) } } : {}),
  ...(effect.francPerThree.length > 0
    ? { per_third: effect.francPerThree.map(name), franc: 1, round: 'down' }
    : {}),
})

const inputFact = ({ from, foodEach, halfEnergyEach }: Conversion): Fact => {
  if (from.length > 0) return amounts(from)
  return foodEach > 0 ? { food: foodEach } : { energy: halfEnergyEach / 2 }
}

const conversionFact = (part: Conversion): Fact => ({
  op: 'convert',
  in: inputFact(part),
  out: { ...amounts(part.to), ...(part.halves === null ? {} : { [name(part.halves)]: 0.5 }) },
  max: part.per === null ? part.limit : `${part.per.times} per ${name(part.per.token)} owned`,
  ...(part.halfEnergyEach > 0 && part.from.length > 0 ? { energy_each: part.halfEnergyEach / 2 } : {}),
  ...(part.energyOnce > 0 ? { energy_total: part.energyOnce } : {}),
})

const saving = (token: Token | null): Fact =>
  token === null ? {} : { requires_printed: { [name(token)]: 1 }, discount: { [name(token)]: 1 } }

const chooseFacts = (effect: Effect & { readonly op: 'choose' }): readonly Fact[] => {
  const standard = GOODS.slice(0, GOODS.length / 2)
  const upgraded = GOODS.slice(GOODS.length / 2)
  const among = effect.among.map(name)
  const isStandard = standard.every((token) => among.includes(token))
  const own = 'own craftsman buildings'
  const choice: Fact = {
    op: isStandard ? 'choose_standard' : 'choose_upgraded',
    count: effect.count > 0 ? `${effect.count} + ${own}` : own,
    distinct: true,
    ...(isStandard ? { max: among.length } : { exclude: upgraded.filter((token) => !among.includes(token)) }),
  }
  return effect.thenLook ? [choice, { op: 'peek_special', count: 2, reorder: true }] : [choice]
}

const exchangeFacts = ({ large, small }: Effect & { readonly op: 'exchange' }): readonly Fact[] => [
  { op: 'convert', in: { any_good: large.give }, out: { [name(large.gets)]: 1 }, max: 1 },
  { op: 'convert', in: { any_good: 1 }, out: { one_of: small.map(name) }, max: 1 },
]

const missingFrom = (goods: readonly Token[]): readonly string[] =>
  GOODS.filter((_, good) => !goods.includes(good))

const borrowingFact = ({ loans, count, among }: Effect & { readonly op: 'pick' }): Fact => ({
  op: 'loan_for_goods',
  loans,
  goods: count,
  distinct: true,
  exclude: missingFrom(among),
})

/** The usual price, and the kinds of goods with another price. */
const buyingFact = ({ among, francs }: Effect & { readonly op: 'pick' }): Fact => {
  const usual = Math.min(...francs)
  const others = among.flatMap((good, place) =>
    francs[place] === usual ? [] : [[name(good), francs[place]] as const],
  )
  return { op: 'buy_upgraded', distinct: true, francs: { default: usual, ...Object.fromEntries(others) } }
}

const barterFact = ({ rounds }: Effect & { readonly op: 'barter' }): Fact => {
  const [first, second] = rounds
  return second === undefined
    ? { op: 'barter', give_max: first?.most }
    : {
        op: 'barter',
        standard: first?.most,
        upgraded: second.most,
        exclude: missingFrom(rounds.flatMap(({ gets }) => gets)),
      }
}

const endValueFact = ({ perCategory, perShip, halfPerGood, perToken }: EndValue): Fact => ({
  op: 'endgame',
  ...(Object.keys(perCategory).length > 0 ? { per_category: perCategory } : {}),
  ...(perShip > 0 ? { per_ship: perShip } : {}),
  ...(halfPerGood > 0 ? { per_good: halfPerGood / 2, round: 'down' } : {}),
  ...Object.fromEntries(perToken.map(({ token, amount }) => [`per_${name(token)}`, amount])),
})

const incomeFact = ({ token, amounts: byPlayers }: NonNullable<OwnerEffects['roundIncome']>): Fact => ({
  op: 'round_income',
  [`${name(token)}_by_players`]: byPlayers,
})

/** Whether the owner has a right that no other field describes. */
const isPassive = ({ offerShare, paysNoInterest, guestFrancs, grainEnergy }: OwnerEffects): boolean =>
  offerShare !== null || paysNoInterest || guestFrancs > 0 || grainEnergy > 0

/** A harvest brings cattle to an owner of at least two. */
const LEAST_CATTLE = 2

const standingFacts = (standing: OwnerEffects): readonly Fact[] => [
  ...(isPassive(standing) ? [{ op: 'passive' }] : []),
  ...(standing.woodForOneUnit ? [{ op: 'build_substitute', any_1_with: 'wood' }] : []),
  ...(standing.woodSaved > 0 ? [{ op: 'build_discount', one_of: ['wood'], amount: standing.woodSaved }] : []),
  ...(standing.food ? [{ op: 'round_food', by_players: standing.food }] : []),
  ...(standing.tollPerShip > 0 ? [{ op: 'toll', per_ship_used: standing.tollPerShip }] : []),
  ...(standing.finalActions > 1 ? [{ op: 'final_actions', count: standing.finalActions }] : []),
  ...(standing.catchesDiscs
    ? [
        {
          op: 'eviction_penalty',
          pay: standing.catchesDiscs.pays,
          owner_pays: standing.catchesDiscs.ownerPays,
        },
      ]
    : []),
  ...(standing.mayExpel ? [{ op: 'owner_may_evict' }] : []),
  ...(standing.followsGainOf === null ? [] : [{ op: 'forced_owner' }]),
  ...(standing.energySaved > 0
    ? [{ op: 'energy_discount', amount: standing.energySaved, per: 'main action' }]
    : []),
  ...(standing.claySaved > 0
    ? [{ op: 'build_discount', one_of: ['clay', 'brick'], amount: standing.claySaved }]
    : []),
  ...(standing.cattleHarvest
    ? [
        {
          op: 'harvest_bonus',
          if_cattle: [LEAST_CATTLE, standing.cattleHarvest.upTo],
          cattle_instead: standing.cattleHarvest.amount,
        },
      ]
    : []),
  ...(standing.swappedFor ? [{ op: 'ship_swap', for: standing.swappedFor, food: 0, capacity: 0 }] : []),
]
