/** Heading of the tray, and the line above it. */

import { promptText } from '../../language/index.ts'
import { phaseOf, roundIndex, turnIndex } from '../../queries/index.ts'
import { BUILDINGS, type Question, question } from '../../rules/index.ts'
import type { OptionContext } from '../view-models/option-cards.ts'

const isFinal = ({ view }: OptionContext): boolean => phaseOf(view) === 'final'

const round = ({ view }: OptionContext): number => roundIndex(view) + 1

/** The rest of the tray shows what is paid, loaded or exchanged. */
const SHOWN: ReadonlySet<Question['asks']> = new Set(['fee', 'energy', 'material', 'fleet', 'load', 'times'])

/** During a building's action this is the full sentence, because it explains the effect. */
export const contextText = (asking: OptionContext): string => {
  const { view, seat, names, texts } = asking
  const asked = question(view)
  if (asked !== null && 'building' in asked && SHOWN.has(asked.asks))
    return texts.game.building(BUILDINGS[asked.building]?.name ?? '').plain
  if (asked !== null && 'building' in asked) return promptText(view, seat, texts.game, names)
  if (isFinal(asking)) return texts.tray('context.final')
  switch (asked?.asks) {
    case 'interest':
      return texts.tray('context.interest', { round: round(asking) })
    case 'feeding':
      return texts.tray('context.round-end', { round: round(asking) })
    default:
      return texts.tray('context.turn', { round: round(asking), turn: turnIndex(view) + 1 })
  }
}

/** `short` is the amount that cannot be paid. */
export const questionText = (asked: Question, short: number, asking: OptionContext): string => {
  const { seat, texts } = asking
  const { tray, game } = texts
  switch (asked.asks) {
    case 'supply':
      return tray('ask.supply')
    case 'main-action':
      return tray(isFinal(asking) ? 'ask.final' : 'ask.main')
    case 'end-turn':
      return tray('ask.end')
    case 'interest':
      return short > 0
        ? tray('ask.interest.short')
        : tray('ask.interest', { francs: game.count('franc', dueOf(asked, seat)) })
    case 'feeding':
      return short > 0
        ? tray('ask.feeding.short', { food: game.quantity('food', short) })
        : tray('ask.feeding', { food: game.count('food', dueOf(asked, seat)) })
    case 'food':
      return tray('ask.food', { food: game.count('food', asked.need) })
    case 'energy':
      return tray('ask.energy', { energy: game.count('energy', asked.need) })
    case 'give':
      return tray('ask.give', { goods: game.count('good', asked.count) })
    case 'fee':
    case 'material':
    case 'times':
    case 'extra':
    case 'build':
    case 'build-another':
    case 'build-ship':
    case 'fleet':
    case 'load':
    case 'choose':
    case 'return-cards':
    case 'return-loans':
    case 'exchange':
    case 'sell-any':
    case 'fuel':
    case 'haul':
    case 'evict':
      return tray(`ask.${asked.asks}`)
    // The line above asks any other question in full.
    default:
      return game.building(BUILDINGS[asked.building]?.name ?? '').plain
  }
}

const dueOf = (asked: Extract<Question, { asks: 'interest' | 'feeding' }>, seat: number): number =>
  asked.dues.find((due) => due.seat === seat)?.owes ?? 0
