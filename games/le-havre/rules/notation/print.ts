/** Prints commands in notation, one line each: `take wood`, `enter bakehouse`, `pay 2 fish 1 franc`. */
import { buildingName } from '../catalogue/catalogue.ts'
import type { Token } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
import type { Command } from '../commands.ts'
import { type CommandRecord, readCommand } from '../read-command.ts'
import { shipWord, tokenWord, UNSEEN_WORD } from './notation-words.ts'

const amounts = (parts: readonly { readonly token: Token; readonly amount: number }[]): string =>
  parts.map(({ token, amount }) => `${amount} ${tokenWord(token)}`).join(' ')

const offerWord = (offer: number): string => tokenWord(OFFERS[offer] ?? 0)

/** The building, ship, player or amount that the verb is about, if that is all there is. */
const subject = (fields: CommandRecord): string | null => {
  if ('building' in fields) return fields.building === null ? UNSEEN_WORD : buildingName(fields.building)
  if ('ship' in fields) return shipWord(fields.ship)
  if ('seat' in fields) return `${fields.seat + 1}`
  if ('token' in fields) return 'amount' in fields ? amounts([fields]) : tokenWord(fields.token)
  return null
}

export const print = (command: Command): string => {
  const fields = readCommand(command)
  switch (fields.verb) {
    case 'take':
      return `take ${offerWord(fields.offer)}`
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return `pay ${amounts(fields.tokens)}`
    case 'convert':
      return `convert ${fields.times}`
    case 'sail':
      return `sail ${fields.ships.flatMap((count, type) => (count > 0 ? [`${count} ${SHIP_TYPES[type]}`] : [])).join(' ')}`
    case 'exchange':
      return `exchange ${tokenWord(fields.gives)} ${tokenWord(fields.gets)}`
    case 'choose':
      return `choose ${fields.tokens.map(tokenWord).join(' ')}`
    case 'return':
      return `return ${fields.order}`
    case 'haul':
      return `haul ${fields.offers.map(offerWord).join(' ')}`
    case 'return-loans':
      return `return-loans ${fields.loans}`
    case 'buy-fuel':
      return `fuel ${fields.amounts.join(' ')}`
    default:
      return [fields.verb.replace('-ship', ''), subject(fields) ?? []].flat().join(' ')
  }
}
