/** Commands in words, one line each: `take wood`, `enter bakehouse`, `pay 2 fish 1 franc`. */
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
  const said = readCommand(command)
  switch (said.verb) {
    case 'supply':
    case 'end':
    case 'repay':
    case 'borrow':
    case 'done':
      return said.verb
    case 'take':
      return `take ${offerWord(said.offer)}`
    case 'enter':
    case 'buy':
    case 'sell':
    case 'build':
      return `${said.verb} ${buildingWord(said.building)}`
    case 'buy-ship':
    case 'sell-ship':
    case 'build-ship':
    case 'swap-ship':
      return `${said.verb.replace('-ship', '')} ${shipWord(said.ship)}`
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return `pay ${amounts(said.tokens)}`
    case 'convert':
      return `convert ${said.times}`
    case 'sail':
      return `sail ${said.ships.flatMap((count, type) => (count > 0 ? [`${count} ${SHIP_TYPES[type]}`] : [])).join(' ')}`
    case 'load':
    case 'give':
    case 'get':
      return `${said.verb} ${amounts([said])}`
    case 'exchange':
      return `exchange ${tokenWord(said.gives)} ${tokenWord(said.gets)}`
    case 'choose':
      return `choose ${said.tokens.map(tokenWord).join(' ')}`
    case 'return':
      return `return ${said.order}`
    case 'haul':
      return `haul ${said.offers.map(offerWord).join(' ')}`
    case 'evict':
    case 'expel':
      return `${said.verb} ${said.seat + 1}`
    case 'return-loans':
      return `return-loans ${said.loans}`
    case 'buy-fuel':
      return `fuel ${said.amounts.join(' ')}`
    case 'redeem':
      return `redeem ${tokenWord(said.token)}`
    case 'lay':
      return `lay ${said.building === null ? UNSEEN_WORD : buildingWord(said.building)}`
  }
}
