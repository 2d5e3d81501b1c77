/** Prints commands in notation, one line each: `take wood`, `enter bakehouse`, `pay 2 fish 1 franc`. */
import type { Token } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
import type { Command } from '../commands.ts'
import { readCommand } from '../read-command.ts'
import { buildingWord, shipWord, tokenWord, UNSEEN_WORD } from './words.ts'

const amounts = (parts: readonly { readonly token: Token; readonly amount: number }[]): string =>
  parts.map(({ token, amount }) => `${amount} ${tokenWord(token)}`).join(' ')

const offerWord = (offer: number): string => tokenWord(OFFERS[offer] ?? 0)

export const print = (command: Command): string => {
  const fields = readCommand(command)
  switch (fields.verb) {
    case 'supply':
    case 'end':
    case 'repay':
    case 'borrow':
    case 'done':
      return fields.verb
    case 'take':
      return `take ${offerWord(fields.offer)}`
    case 'enter':
    case 'buy':
    case 'sell':
    case 'build':
      return `${fields.verb} ${buildingWord(fields.building)}`
    case 'buy-ship':
    case 'sell-ship':
    case 'build-ship':
    case 'swap-ship':
      return `${fields.verb.replace('-ship', '')} ${shipWord(fields.ship)}`
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return `pay ${amounts(fields.tokens)}`
    case 'convert':
      return `convert ${fields.times}`
    case 'sail':
      return `sail ${fields.ships.flatMap((count, type) => (count > 0 ? [`${count} ${SHIP_TYPES[type]}`] : [])).join(' ')}`
    case 'load':
    case 'give':
    case 'get':
      return `${fields.verb} ${amounts([fields])}`
    case 'exchange':
      return `exchange ${tokenWord(fields.gives)} ${tokenWord(fields.gets)}`
    case 'choose':
      return `choose ${fields.tokens.map(tokenWord).join(' ')}`
    case 'return':
      return `return ${fields.order}`
    case 'haul':
      return `haul ${fields.offers.map(offerWord).join(' ')}`
    case 'evict':
    case 'expel':
      return `${fields.verb} ${fields.seat + 1}`
    case 'return-loans':
      return `return-loans ${fields.loans}`
    case 'buy-fuel':
      return `fuel ${fields.amounts.join(' ')}`
    case 'redeem':
      return `redeem ${tokenWord(fields.token)}`
    case 'lay':
      return `lay ${fields.building === null ? UNSEEN_WORD : buildingWord(fields.building)}`
  }
}
