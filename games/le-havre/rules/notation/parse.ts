/** Parses commands in notation. */
import { accept, type Result } from '@quayside/kernel'
import { buildingNamed } from '../catalogue/catalogue.ts'
import { GOOD_COUNT, type Token } from '../catalogue/goods.ts'
import { OFFER_OF } from '../catalogue/offers.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
import {
  AMOUNT_LIMIT,
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
  encodeFleet,
  encodePair,
  encodePayment,
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
  SELL,
  SELL_SHIP,
  SHIPS_LIMIT,
  SUPPLY,
  SWAP_SHIP,
  TAKE,
} from '../commands.ts'
import { ORDER_WORDS } from '../read-command.ts'
import { because, type CardCode, type LeHavreRefusal, type WordCode } from '../refusals.ts'
import { LAY_UNSEEN } from '../turn/hands.ts'
import { shipNamed, TOKEN_WORDS, UNSEEN_WORD } from './notation-words.ts'

/** Why a text is not a command. Card codes are refused with the card, the others with the text. */
type Mistake = WordCode | CardCode | 'no-such-offer'

type Reader = (words: readonly string[]) => Command | Mistake

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

/** A verb with a building or a ship; a card of the other kind has its own refusal. */
const card =
  (buildingVerb: number | CardCode, shipVerb: number | CardCode): Reader =>
  ([word, ...rest]) => {
    if (word === undefined || rest.length > 0) return 'unknown-command'
    const building = buildingNamed(word)
    if (building >= 0) return typeof buildingVerb === 'number' ? encode(buildingVerb, building) : buildingVerb
    const ship = shipNamed(word)
    if (ship < 0) return 'unknown-card'
    return typeof shipVerb === 'number' ? encode(shipVerb, ship) : shipVerb
  }

const readTake: Reader = ([word, ...rest]) => {
  const token = tokenOf(word)
  if (token < 0 || rest.length > 0) return 'unknown-command'
  const offer = OFFER_OF[token] as number
  return offer < 0 ? 'no-such-offer' : encode(TAKE, offer)
}

/** Pairs of a number and a word, each word once. */
const readAmounts = (words: readonly string[], known: readonly string[]): Map<number, number> | WordCode => {
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

/** The kinds of payments share few tokens; wood alone is always read as energy. */
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
  return 'no-payment'
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
  if (luxury > 0) return 'no-cargo-ship'
  return Math.max(wooden, iron, steel) > SHIPS_LIMIT ? 'bad-amount' : encodeFleet(wooden, iron, steel)
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
  const order = ORDER_WORDS.indexOf(word ?? '')
  return order < 0 || rest.length > 0 ? 'unknown-command' : encode(RETURN, order)
}

const readHaul: Reader = ([first, second, ...rest]) => {
  const offer = OFFER_OF[tokenOf(first)] ?? -1
  const next = OFFER_OF[tokenOf(second)] ?? -1
  if (offer < 0 || next < 0 || rest.length > 0) return 'unknown-command'
  return Math.abs(next - offer) === 1 ? encode(HAUL, Math.min(offer, next)) : 'not-neighbours'
}

const readLay: Reader = (words) =>
  words.length === 1 && words[0] === UNSEEN_WORD
    ? encode(LAY, LAY_UNSEEN)
    : card(LAY, 'not-a-building')(words)

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
  ['enter', card(ENTER, 'not-a-building')],
  ['end', plain(END)],
  ['buy', card(BUY, BUY_SHIP)],
  ['sell', card(SELL, SELL_SHIP)],
  ['repay', plain(REPAY)],
  ['borrow', plain(BORROW)],
  ['pay', readPay],
  ['convert', numbered(CONVERT, 0, AMOUNT_LIMIT)],
  ['build', card(BUILD, BUILD_SHIP)],
  ['swap', card('not-swappable', SWAP_SHIP)],
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
  if (typeof read === 'number') return accept(read)
  return { ok: false, refusal: whyNot(read, text.trim(), words[0] ?? '') }
}

const whyNot = (code: Mistake, text: string, word: string): LeHavreRefusal => {
  switch (code) {
    case 'no-such-offer':
      return because(code)
    case 'not-a-building':
    case 'not-swappable':
      return because(code, { card: word })
    case 'unknown-card':
      return because(code, { text: word.slice(0, 80) })
    default:
      return because(code, { text: text.slice(0, 80) })
  }
}
