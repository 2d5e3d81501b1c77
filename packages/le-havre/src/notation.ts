/** Commands in words, one line each: `take wood`, `enter bakehouse`, `pay 2 fish 1 franc`. */
import { accept, type Result } from '@quayside/kernel'
import { BUILDINGS, buildingNamed } from './catalogue/catalogue.ts'
import { GOOD_COUNT, TOKENS, type Token } from './catalogue/goods.ts'
import { OFFER_OF, OFFERS } from './catalogue/offers.ts'
import { SHIP_TYPES, SHIPS } from './catalogue/ships.ts'
import {
  AMOUNT_LIMIT,
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
  encode,
  encodePair,
  encodePayment,
  firstOf,
  GET,
  GIVE,
  HAUL,
  LAY,
  LOAD,
  PAY_ENERGY,
  PAY_FOOD,
  PAY_MATERIAL,
  PAYMENT_TOKENS,
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
} from './commands.ts'
import { paymentBundle } from './payment/settle.ts'
import { because, type RefusalCode } from './refusals.ts'
import { LAY_UNSEEN } from './turn/hands.ts'

const tokenWord = (token: Token): string => (TOKENS[token] ?? '').replace('_', '-')

const TOKEN_WORDS = TOKENS.map((_, token) => tokenWord(token))

const SHIP_WORDS = SHIPS.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))

/** The word for a ship card. */
export const shipWord = (ship: number): string => SHIP_WORDS[ship] ?? ''

const buildingWord = (card: number): string => BUILDINGS[card]?.name ?? ''

/** Each word at the number of its order. */
const RETURN_WORDS: readonly string[] = ['same', 'swapped', 'unseen']

const UNSEEN_WORD = 'unseen'

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

// ---- reading

type Reader = (words: readonly string[]) => Command | RefusalCode

const plain =
  (verb: number): Reader =>
  (words) =>
    words.length === 0 ? encode(verb) : 'unknown-command'

const count = (word: string | undefined): number | null =>
  word !== undefined && /^(0|[1-9]\d{0,2})$/.test(word) && Number(word) <= AMOUNT_LIMIT ? Number(word) : null

const numbered =
  (verb: number, first: number, last: number, base = 0): Reader =>
  ([word, ...rest]) => {
    const value = count(word)
    if (rest.length > 0) return 'unknown-command'
    return value === null || value < first || value > last ? 'bad-amount' : encode(verb, value - base)
  }

const tokenOf = (word: string | undefined): Token => (word === undefined ? -1 : TOKEN_WORDS.indexOf(word))

/** A card verb that takes a building or a ship. */
const card =
  (buildingVerb: number | null, shipVerb: number | null): Reader =>
  ([word, ...rest]) => {
    if (word === undefined || rest.length > 0) return 'unknown-command'
    const building = buildingNamed(word)
    if (building >= 0 && buildingVerb !== null) return encode(buildingVerb, building)
    const ship = SHIP_WORDS.indexOf(word)
    return ship >= 0 && shipVerb !== null ? encode(shipVerb, ship) : 'unknown-card'
  }

const readTake: Reader = ([word, ...rest]) => {
  const token = tokenOf(word)
  if (token < 0 || rest.length > 0) return 'unknown-command'
  const offer = OFFER_OF[token] as number
  return offer < 0 ? 'no-such-offer' : encode(TAKE, offer)
}

/** Pairs of a number and a word, each word once. */
const readAmounts = (
  words: readonly string[],
  known: readonly string[],
): Map<number, number> | RefusalCode => {
  const read = new Map<number, number>()
  for (let place = 0; place < words.length; place += 2) {
    const amount = count(words[place])
    const what = known.indexOf(words[place + 1] ?? '')
    if (what < 0 || read.has(what)) return 'unknown-command'
    if (amount === null || amount === 0) return 'bad-amount'
    read.set(what, amount)
  }
  return read.size === 0 ? 'unknown-command' : read
}

/** Food, energy and material payments share few tokens: wood alone is always energy. */
const PAYMENT_ORDER = [PAY_FOOD, PAY_ENERGY, PAY_MATERIAL]

const readPay: Reader = (words) => {
  const paid = readAmounts(words, TOKEN_WORDS)
  if (typeof paid === 'string') return paid
  for (const verb of PAYMENT_ORDER) {
    const tokens = PAYMENT_TOKENS[verb] ?? []
    if (![...paid.keys()].every((token) => tokens.includes(token))) continue
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = tokens.map((token) => paid.get(token) ?? 0)
    return encodePayment(verb, a, b, c, d, e)
  }
  return 'wrong-payment'
}

const amountOf =
  (verb: number): Reader =>
  (words) => {
    const read = readAmounts(words, TOKEN_WORDS)
    if (typeof read === 'string') return read
    const [entry, ...others] = read
    if (entry === undefined || others.length > 0) return 'unknown-command'
    return encodePair(verb, entry[0], entry[1])
  }

const readSail: Reader = (words) => {
  const fleet = readAmounts(words, SHIP_TYPES)
  if (typeof fleet === 'string') return fleet
  const [wooden = 0, iron = 0, steel = 0, luxury = 0] = SHIP_TYPES.map((_, type) => fleet.get(type) ?? 0)
  if (luxury > 0) return 'not-offered-here'
  return wooden > 7 || iron > 7 || steel > 7 ? 'bad-amount' : encode(SAIL, wooden + 8 * iron + 64 * steel)
}

const readChoose: Reader = (words) => {
  let set = 0
  for (const word of words) {
    const token = tokenOf(word)
    if (token < 0) return 'unknown-command'
    if ((set & (1 << token)) !== 0) return 'not-different'
    set |= 1 << token
  }
  return set === 0 ? 'unknown-command' : encode(CHOOSE, set)
}

const readExchange: Reader = ([from, to, ...rest]) =>
  tokenOf(from) < 0 || tokenOf(to) < 0 || rest.length > 0
    ? 'unknown-command'
    : encodePair(EXCHANGE, tokenOf(from), tokenOf(to))

const readReturn: Reader = ([word, ...rest]) => {
  const order = RETURN_WORDS.indexOf(word ?? '')
  return order < 0 || rest.length > 0 ? 'unknown-command' : encode(RETURN, order)
}

const readHaul: Reader = ([first, second, ...rest]) => {
  const offer = OFFER_OF[tokenOf(first)] ?? -1
  const next = OFFER_OF[tokenOf(second)] ?? -1
  if (offer < 0 || next < 0 || rest.length > 0) return 'unknown-command'
  return Math.abs(next - offer) === 1 ? encode(HAUL, Math.min(offer, next)) : 'not-neighbours'
}

const readLay: Reader = (words) =>
  words.length === 1 && words[0] === UNSEEN_WORD ? encode(LAY, LAY_UNSEEN) : card(LAY, null)(words)

const readRedeem: Reader = ([word, ...rest]) => {
  const good = tokenOf(word)
  return good < 0 || good >= GOOD_COUNT || rest.length > 0 ? 'unknown-command' : encode(REDEEM, good)
}

const readFuel: Reader = ([first, second, ...rest]) => {
  const charcoal = count(first)
  const coal = count(second)
  if (rest.length > 0) return 'unknown-command'
  return charcoal === null || coal === null ? 'bad-amount' : encodePair(BUY_FUEL, charcoal, coal)
}

const READ: ReadonlyMap<string, Reader> = new Map([
  ['supply', plain(SUPPLY)],
  ['take', readTake],
  ['enter', card(ENTER, null)],
  ['end', plain(END)],
  ['buy', card(BUY, BUY_SHIP)],
  ['sell', card(SELL, SELL_SHIP)],
  ['repay', plain(REPAY)],
  ['borrow', plain(BORROW)],
  ['pay', readPay],
  ['convert', numbered(CONVERT, 0, AMOUNT_LIMIT)],
  ['build', card(BUILD, BUILD_SHIP)],
  ['swap', card(null, SWAP_SHIP)],
  ['sail', readSail],
  ['load', amountOf(LOAD)],
  ['give', amountOf(GIVE)],
  ['exchange', readExchange],
  ['choose', readChoose],
  ['return', readReturn],
  ['haul', readHaul],
  ['evict', numbered(EVICT, 1, 5, 1)],
  ['return-loans', numbered(RETURN_LOANS, 1, 2)],
  ['fuel', readFuel],
  ['done', plain(DONE)],
  ['get', amountOf(GET)],
  ['redeem', readRedeem],
  ['expel', numbered(EXPEL, 1, 5, 1)],
  ['lay', readLay],
])

/** The verbs of the notation, for completion. */
export const NOTATION_VERBS: readonly string[] = [...READ.keys()]

export const parse = (text: string): Result<Command> => {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/)
  const read = READ.get(verb)?.(words) ?? 'unknown-command'
  if (typeof read === 'string')
    return { ok: false, refusal: because(read, { text: text.trim().slice(0, 80) }) }
  return accept(read)
}
