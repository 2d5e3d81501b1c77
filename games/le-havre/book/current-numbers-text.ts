import type { Seat } from '@quayside/kernel'
import type { SayRules } from '@quayside/texts/messages/rules'
import {
  currentRound,
  energyHeld,
  foodOutlook,
  loans,
  roundIndex,
  rounds,
  shipCards,
  shipFood,
  specialsLeft,
  turnIndex,
} from '../queries/index.ts'
import { type State, total, wealth } from '../rules/index.ts'

/** The numbers of a rules topic for the seat in this position; null where the topic has none. */
export const currentNumbersText = (topic: string, view: State, me: Seat, say: SayRules): string | null => {
  switch (topic) {
    case 'turn': {
      const last = rounds(view).length
      const turn = { round: roundIndex(view) + 1, rounds: last, turn: turnIndex(view) + 1 }
      return turn.round > last || turn.turn > 7 ? null : say('now.turn', turn)
    }
    case 'offers':
    case 'supply':
      return say('now.offers')
    case 'feeding':
    case 'food':
    case 'entry-fee': {
      const food = foodOutlook(view, me)
      return food === null ? null : say('now.food', { due: food.demand, ready: food.ships + food.held })
    }
    case 'energy':
    case 'shipping':
      return say('now.energy', { energy: energyHeld(view, me) })
    case 'loans':
    case 'interest':
      return say('now.loans', { loans: loans(view, me) })
    case 'scoring':
    case 'goods':
    case 'selling':
    case 'buying':
      return say('now.fortune', { francs: total(wealth(view, me)) })
    case 'ships':
      return say('now.ships', { ships: shipCards(view, me), food: shipFood(view, me) })
    case 'special':
      return say('now.special', { count: specialsLeft(view) })
    case 'harvest': {
      const round = currentRound(view)
      return round === undefined ? null : say('now.harvest', { harvest: round.harvest ? 'yes' : 'no' })
    }
    case 'final-action':
      return say('now.final', { rounds: Math.max(0, rounds(view).length - roundIndex(view)) })
    default:
      return null
  }
}
