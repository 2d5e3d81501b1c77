/** Commands in words, one line each: `take wood`, `enter bakehouse`, `pay 2 fish 1 franc`. */
import { TOKENS, type Token } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
import {
  argumentOf,
  BORROW,
  BUILD,
  BUILD_SHIP,
  BUY,
  BUY_FUEL,
  BUY_SHIP,
  CHOOSE,
  CONVERT,
  type Command,
  DONE,
  END,
  ENTER,
  EVICT,
  EXCHANGE,
  EXPEL,
  firstOf,
  GET,
  GIVE,
  HAUL,
  LAY,
  LOAD,
  PAY_ENERGY,
  PAY_FOOD,
  PAY_MATERIAL,
  REDEEM,
  REPAY,
  RETURN,
  RETURN_LOANS,
  SAIL,
  SELL,
  SELL_SHIP,
  SUPPLY,
  SWAP_SHIP,
  secondOf,
  TAKE,
  verbOf,
} from '../commands.ts'
import { paymentBundle } from '../payment/settle.ts'
import { LAY_UNSEEN } from '../turn/hands.ts'
import { buildingWord, RETURN_WORDS, shipWord, tokenWord, UNSEEN_WORD } from './words.ts'

const amounts = (parts: readonly { readonly token: Token; readonly amount: number }[]): string =>
  parts.map(({ token, amount }) => `${amount} ${tokenWord(token)}`).join(' ')

const fleetWords = (fleet: number): string =>
  [fleet & 7, (fleet >> 3) & 7, fleet >> 6]
    .flatMap((count, type) => (count > 0 ? [`${count} ${SHIP_TYPES[type]}`] : []))
    .join(' ')

const chosenTokens = (set: number): Token[] =>
  TOKENS.flatMap((_, token) => ((set & (1 << token)) !== 0 ? [token] : []))

/** What follows the verb. */
const PRINT: Readonly<Record<number, (command: Command) => string>> = {
  [SUPPLY]: () => 'supply',
  [TAKE]: (command) => `take ${tokenWord(OFFERS[argumentOf(command)] ?? 0)}`,
  [ENTER]: (command) => `enter ${buildingWord(argumentOf(command))}`,
  [END]: () => 'end',
  [BUY]: (command) => `buy ${buildingWord(argumentOf(command))}`,
  [BUY_SHIP]: (command) => `buy ${shipWord(argumentOf(command))}`,
  [SELL]: (command) => `sell ${buildingWord(argumentOf(command))}`,
  [SELL_SHIP]: (command) => `sell ${shipWord(argumentOf(command))}`,
  [REPAY]: () => 'repay',
  [BORROW]: () => 'borrow',
  [PAY_FOOD]: (command) => `pay ${amounts(paymentBundle(command))}`,
  [PAY_ENERGY]: (command) => `pay ${amounts(paymentBundle(command))}`,
  [PAY_MATERIAL]: (command) => `pay ${amounts(paymentBundle(command))}`,
  [CONVERT]: (command) => `convert ${argumentOf(command)}`,
  [BUILD]: (command) => `build ${buildingWord(argumentOf(command))}`,
  [BUILD_SHIP]: (command) => `build ${shipWord(argumentOf(command))}`,
  [SWAP_SHIP]: (command) => `swap ${shipWord(argumentOf(command))}`,
  [SAIL]: (command) => `sail ${fleetWords(argumentOf(command))}`,
  [LOAD]: (command) => `load ${secondOf(command)} ${tokenWord(firstOf(command))}`,
  [GIVE]: (command) => `give ${secondOf(command)} ${tokenWord(firstOf(command))}`,
  [EXCHANGE]: (command) => `exchange ${tokenWord(firstOf(command))} ${tokenWord(secondOf(command))}`,
  [CHOOSE]: (command) => `choose ${chosenTokens(argumentOf(command)).map(tokenWord).join(' ')}`,
  [RETURN]: (command) => `return ${RETURN_WORDS[argumentOf(command)]}`,
  [HAUL]: (command) =>
    `haul ${tokenWord(OFFERS[argumentOf(command)] ?? 0)} ${tokenWord(OFFERS[argumentOf(command) + 1] ?? 0)}`,
  [EVICT]: (command) => `evict ${argumentOf(command) + 1}`,
  [RETURN_LOANS]: (command) => `return-loans ${argumentOf(command)}`,
  [BUY_FUEL]: (command) => `fuel ${firstOf(command)} ${secondOf(command)}`,
  [DONE]: () => 'done',
  [GET]: (command) => `get ${secondOf(command)} ${tokenWord(firstOf(command))}`,
  [EXPEL]: (command) => `expel ${argumentOf(command) + 1}`,
  [LAY]: (command) =>
    `lay ${argumentOf(command) === LAY_UNSEEN ? UNSEEN_WORD : buildingWord(argumentOf(command))}`,
  [REDEEM]: (command) => `redeem ${tokenWord(argumentOf(command))}`,
}

export const print = (command: Command): string => PRINT[verbOf(command)]?.(command) ?? ''
