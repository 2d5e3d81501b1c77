import { question } from '../../rules/index.ts'
import type { OptionContext } from './option-card.ts'
import { demandOf } from './payment.ts'
import type { Warning } from './warnings.ts'

export const warningText = ({ code, amount }: Warning, { view, seat, words }: OptionContext): string => {
  const { tray, game } = words
  switch (code) {
    case 'ends-hungry':
    case 'spends-food':
      return tray(`warning.${code}`, { food: game.count('food', amount) })
    case 'takes-loan':
      return tray('warning.takes-loan', { loans: game.count('loan', amount) })
    case 'sells-below-value':
      return tray('warning.sells-below-value', { francs: game.count('franc', amount) })
    case 'brings-nothing':
      return tray('warning.brings-nothing')
    case 'wastes': {
      const asked = question(view)
      const unit = (asked === null ? null : demandOf(view, seat, asked))?.unit ?? 'food'
      return tray('warning.wastes', { amount: game.count(unit === 'material' ? 'good' : unit, amount) })
    }
  }
}
