/** A command as a menu entry. */
import { type Command, packetRow } from '../rules/index.ts'
import { cardsText, cardWithValue, ordersText } from './card-names.ts'
import type { Texts } from './texts.ts'

/** The text of a command in notation. */
export const notationText = (notation: string, texts: Texts): string => {
  const command = packetRow.notation.parse(notation)
  return command.ok
    ? commandText(command.value, texts)
    : texts.say('refusal.unknown-command', { text: notation })
}

export const commandText = (command: Command, texts: Texts): string => {
  switch (command.verb) {
    case 'name':
      return texts.say('command.name', { area: texts.area(command.area) })
    case 'take':
      return takeText(command.card, command.assistant, texts)
    case 'cash':
      return texts.say('command.cash', { money: texts.count('dollar', command.amount) })
    case 'deliver':
      return texts.say('command.deliver', {
        orders: ordersText(command.contracts, texts),
        cards: cardsText(command.cards, texts),
        reward: texts.count('dollar', rewardOf(command.contracts, texts)),
      })
    case 'pass':
    case 'done':
      return texts.say(`command.${command.verb}`)
  }
}

const takeText = (word: string, assistant: boolean, texts: Texts): string => {
  const record = texts.card(word)
  const price = record && 'price' in record ? record.price : 0
  const card = cardWithValue(word, texts)
  if (price === 0) return texts.say(assistant ? 'command.take.assistant' : 'command.take', { card })
  return texts.say(assistant ? 'command.take.assistant-price' : 'command.take.price', {
    card,
    price: texts.count('dollar', price),
  })
}

const rewardOf = (contracts: readonly string[], texts: Texts): number =>
  contracts.reduce((sum, word) => {
    const card = texts.card(word)
    return sum + (card && 'reward' in card ? card.reward : 0)
  }, 0)
