/**
 * One line a command:
 * `name market`, `take library`, `take grain-3 by assistant`, `pass`, `cash 4`,
 * `deliver fur-3-se cotton-4-se with fur-3 cotton-2 cotton-2 ship-se`, `done`.
 */
import { accept, type Result } from '@quayside/kernel'
import { AREAS } from './catalogue/card.ts'
import { type Command, DONE, PASS } from './commands.ts'
import { isOneOf } from './parse-values.ts'
import { refusing } from './refusals.ts'

export const print = (command: Command): string => {
  switch (command.verb) {
    case 'name':
      return `name ${command.area}`
    case 'take':
      return command.assistant ? `take ${command.card} by assistant` : `take ${command.card}`
    case 'cash':
      return `cash ${command.amount}`
    case 'deliver':
      return `deliver ${command.contracts.join(' ')} with ${command.cards.join(' ')}`
    case 'pass':
    case 'done':
      return command.verb
  }
}

const TAKE = /^take ([a-z][a-z0-9-]*)( by assistant)?$/
const CASH = /^cash (0|[1-9]\d{0,2})$/
const DELIVER = /^deliver ((?:[a-z][a-z0-9-]* )+)with((?: [a-z][a-z0-9-]*)+)$/
/** Longer than a command with all cards of the game. */
const LONGEST = 12_000

export const parse = (text: string): Result<Command> => {
  if (text === 'pass') return accept(PASS)
  if (text === 'done') return accept(DONE)
  if (text.startsWith('name ')) return parseName(text.slice('name '.length))
  const [, card, assistant] = TAKE.exec(text) ?? []
  if (card !== undefined) return accept({ verb: 'take', card, assistant: assistant !== undefined })
  const [, amount] = CASH.exec(text) ?? []
  if (amount !== undefined) return accept({ verb: 'cash', amount: Number(amount) })
  return parseDelivery(text) ?? refusing('unknown-command', { text: text.slice(0, 80) })
}

const parseName = (area: string): Result<Command> =>
  isOneOf(area, AREAS)
    ? accept({ verb: 'name', area })
    : refusing('unknown-area', { area: area.slice(0, 80) })

const parseDelivery = (text: string): Result<Command> | null => {
  const [, contracts, cards] = (text.length <= LONGEST && DELIVER.exec(text)) || []
  if (contracts === undefined || cards === undefined) return null
  return accept({ verb: 'deliver', contracts: contracts.trim().split(' '), cards: cards.trim().split(' ') })
}
