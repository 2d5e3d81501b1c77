/** The question that a seat is asked, as a sentence. */
import type { Seat } from '@quayside/kernel'
import type { Noun } from '@quayside/texts'
import { playerName, type SeatNames } from '@quayside/texts'
import { foodHeld, isAwaitingReveal, NONE, owes, phaseOf, specialCard, stock } from '../queries/index.ts'
import {
  type AnswerKind,
  BUILDINGS,
  type Effect,
  leHavre,
  type Material,
  type Question,
  question,
  readAll,
  type State,
  TOKENS,
} from '../rules/index.ts'
import { feeTerms } from './building-text.ts'
import { conversionSentences } from './conversion-text.ts'
import { effectText, tariffSentence } from './effect-text.ts'
import { oneOf } from './goods-text.ts'
import type { Texts } from './texts.ts'

export const promptText = (state: State, seat: Seat, texts: Texts, seatNames: SeatNames = []): string => {
  const asked = question(state)
  if (asked === null) return texts.say(isAwaitingReveal(state) ? 'prompt.awaiting' : 'prompt.over')
  const deciders = leHavre.deciders(state)
  if (deciders.includes(seat)) return askedText(asked, { state, seat, texts })
  return texts.say('prompt.wait', {
    players: texts.list(
      deciders.map((decider) => playerName(decider, texts, seatNames)),
      'and',
    ),
  })
}

const FRANC = TOKENS.indexOf('franc')

interface Table {
  readonly state: State
  readonly seat: Seat
  readonly texts: Texts
}

const nameOf = (building: number, texts: Texts): Noun => texts.building(BUILDINGS[building]?.name ?? '')

const askedText = (asked: Question, table: Table): string => {
  const { texts, state } = table
  switch (asked.asks) {
    case 'supply':
      return texts.say('prompt.supply')
    case 'main-action':
      return texts.say(phaseOf(state) === 'final' ? 'prompt.final' : 'prompt.main')
    case 'end-turn':
      return texts.say(phaseOf(state) === 'final' ? 'prompt.end.final' : 'prompt.end')
    case 'interest':
    case 'feeding':
      return dueText(asked.asks, table)
    case 'fee':
      return texts.say('prompt.fee', {
        building: nameOf(asked.building, texts),
        fee: feeTerms(BUILDINGS[asked.building]?.fee ?? [], texts),
      })
    case 'food':
      return texts.say('prompt.food', { food: texts.count('food', asked.need) })
    case 'energy':
      return texts.say('prompt.energy', { energy: texts.count('energy', asked.need) })
    case 'cost':
      return texts.say('prompt.cost', {
        building: nameOf(asked.target, texts),
        costs: texts.list(
          asked.costs.map((cost) => materialText(cost, texts)),
          'or',
        ),
      })
    case 'material':
      return texts.say('prompt.material', { tokens: materialText(asked.need, texts) })
    default: {
      const building = nameOf(asked.building, texts)
      const effect = BUILDINGS[asked.building]?.effect ?? { op: 'closed' }
      const say = ANSWERS[asked.asks]
      return say === undefined
        ? texts.say('prompt.action', { building, action: effectText(effect, texts) })
        : say({ ...table, params: { building }, effect, count: asked.count })
    }
  }
}

const dueText = (asks: 'interest' | 'feeding', { state, seat, texts }: Table): string => {
  const due = owes(state, seat)
  if (asks === 'interest')
    return texts.say(stock(state, seat, FRANC) < due ? 'prompt.interest.loan' : 'prompt.interest', {
      francs: texts.count('franc', due),
    })
  const have = foodHeld(state, seat)
  const food = texts.count('food', due)
  return have < due ? texts.say('prompt.feeding.loan', { food, have }) : texts.say('prompt.feeding', { food })
}

const MATERIALS = ['wood', 'clay', 'brick', 'iron', 'steel'] as const

const materialText = (need: Material, texts: Texts): string =>
  texts.list(
    MATERIALS.flatMap((name) => (need[name] > 0 ? [texts.count(name, need[name])] : [])),
    'and',
  )

/** A question inside a building's action. */
interface Asked extends Table {
  readonly params: { readonly building: Noun }
  readonly effect: Effect
  readonly count: number
}

/** Questions with a message; any other question shows the text of the building's effect. */
const ANSWERS: Readonly<Partial<Record<AnswerKind, (asked: Asked) => string>>> = {
  times: (asked) => conversionCountText(asked),
  extra: ({ effect, params, texts }) => {
    const extra = effect.op === 'gain' ? effect.extra : null
    return texts.say('prompt.gain', {
      ...params,
      energy: texts.count('energy', extra?.energy ?? 0),
      tokens: texts.tokens(extra?.tokens ?? []),
    })
  },
  build: ({ params, texts }) => texts.say('prompt.build', params),
  'build-another': ({ params, texts }) => texts.say('prompt.build.another', params),
  'build-ship': ({ params, texts }) => texts.say('prompt.build-ship', params),
  fleet: ({ effect, params, texts }) =>
    texts.say('prompt.ship-goods', {
      ...params,
      energy: texts.count('energy', effect.op === 'ship-goods' ? effect.energyPerShip : 0),
    }),
  load: ({ count, params, texts }) =>
    texts.say('prompt.ship-goods.load', { ...params, goods: texts.count('good', count) }),
  choose: (asked) => chooseText(asked),
  'return-cards': (asked) => returnText(asked),
  'return-loans': ({ effect, params, texts }) =>
    texts.say('prompt.return-loans', {
      ...params,
      francs: texts.count('franc', effect.op === 'return-loans' ? effect.francs : 0),
    }),
  give: (asked) => giveText(asked),
  exchange: ({ effect, params, texts }) =>
    texts.say('prompt.exchange.small', {
      ...params,
      tokens: oneOf(effect.op === 'exchange' ? effect.small : [], texts),
    }),
  'sell-any': ({ effect, count, params, texts }) => {
    const set = effect.op === 'sell-any' ? effect.standardForFranc : 0
    return count === 0
      ? texts.say('prompt.sell-any', params)
      : texts.say('prompt.sell-any.set', { ...params, goods: texts.count('good', set - count) })
  },
  fuel: ({ params, texts }) => texts.say('prompt.buy-fuel', params),
  haul: ({ params, texts }) => texts.say('prompt.haul', params),
  evict: ({ params, texts }) => texts.say('prompt.evict', params),
  pick: ({ count, params, texts }) =>
    count === 0
      ? texts.say('prompt.pick.buy', params)
      : texts.say('prompt.pick', { ...params, goods: texts.count('good', count) }),
  duplicate: ({ effect, count, params, texts }) =>
    count > 0
      ? texts.say('prompt.duplicate.leave', {
          ...params,
          tokens: texts.tokens([{ token: count - 1, amount: 1 }]),
        })
      : texts.say('prompt.duplicate', {
          ...params,
          francs: texts.count('franc', effect.op === 'duplicate' ? effect.costly.francs : 0),
          tokens: texts.tokens(effect.op === 'duplicate' ? [{ token: effect.costly.token, amount: 1 }] : []),
        }),
  'barter-give': ({ count, params, texts }) =>
    texts.say('prompt.barter-give', { ...params, goods: texts.count('good', count) }),
  'barter-get': ({ effect, count, params, texts }) =>
    effect.op === 'barter' && effect.rounds[0]?.byShipValue
      ? texts.say('prompt.barter-get.value', { ...params, francs: texts.count('franc', count) })
      : texts.say('prompt.barter-get', { ...params, goods: texts.count('good', count) }),
  pawn: ({ params, texts }) => texts.say('prompt.pawn', params),
  'take-offers': ({ count, params, texts }) => texts.say('prompt.take-offers', { ...params, count }),
  visit: ({ count, params, texts }) => texts.say('prompt.visit', { ...params, count }),
  strike: ({ params, texts }) => texts.say('prompt.strike', params),
  lay: ({ params, texts }) => texts.say('prompt.lay', params),
  laid: ({ count, texts }) => texts.say('prompt.laid', { building: nameOf(count, texts) }),
}

const conversionCountText = ({ effect, count, params, texts }: Asked): string => {
  if (effect.op === 'tariff')
    return texts.say('prompt.tariff', { ...params, action: tariffSentence(effect, texts) })
  const part = effect.op === 'convert' ? effect.parts[count] : undefined
  const action = part === undefined ? '' : texts.sentences(conversionSentences(part, texts))
  return texts.say('prompt.convert', { ...params, action })
}

/** Every answer chooses the same number of goods, so the first command gives the number. */
const chooseText = ({ state, seat, params, texts }: Asked): string => {
  const [any] = readAll(leHavre.commands(state, seat), 'choose')
  return texts.say('prompt.choose', { ...params, goods: texts.count('good', any?.tokens.length ?? 0) })
}

const returnText = ({ state, params, texts }: Asked): string => {
  const [first, second] = [specialCard(state, 0), specialCard(state, 1)]
  return first === NONE || second === NONE
    ? texts.say('prompt.choose.return', params)
    : texts.say('prompt.choose.return-known', {
        ...params,
        first: nameOf(first, texts),
        second: nameOf(second, texts),
      })
}

const giveText = ({ effect, count, params, texts }: Asked): string => {
  const large = effect.op === 'exchange' ? effect.large : null
  return texts.say(large !== null && count < large.give ? 'prompt.exchange.rest' : 'prompt.exchange', {
    ...params,
    goods: texts.count('good', count),
    tokens: oneOf(large === null ? [] : [large.gets], texts),
  })
}
