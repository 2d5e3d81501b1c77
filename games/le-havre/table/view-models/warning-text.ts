/** Warnings as sentences. Loaded with the tray that shows them. */
import { question } from '../../rules/index.ts'
import type { OptionContext } from './option-cards.ts'
import { demandOf } from './payment.ts'
import type { Warning } from './warnings.ts'

export const warningText = ({ code, amount }: Warning, { view, seat, texts }: OptionContext): string => {
  const { tray, game } = texts
  switch (code) {
    case 'ends-hungry':
    case 'spends-food':
      return tray(`warning.${code}`, { food: game.quantity('food', amount) })
    case 'takes-loan':
      return tray('warning.takes-loan', { loans: game.count('loan', amount) })
    case 'sells-below-value':
      return tray('warning.sells-below-value', { francs: game.count('franc', amount) })
    case 'brings-nothing':
      return tray('warning.brings-nothing')
    case 'wastes': {
      const asked = question(view)
      const unit = (asked === null ? null : demandOf(view, seat, asked))?.unit ?? 'food'
      return tray('warning.wastes', { amount: game.quantity(unit === 'material' ? 'good' : unit, amount) })
    }
  }
}
