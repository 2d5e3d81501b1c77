/** Checks a corrected deck from outside: pile by pile, card by card, value by value. */
import { accept } from '@quayside/kernel'
import { type Fields, isOneOf, isRecord, isWhole, quote } from '../parse-values.ts'
import { type Checked, refusing } from '../refusals.ts'
import { type Card, type CardType, DESTINATIONS, type Deck, GOODS, PILES, type Pile, wordOf } from './card.ts'
import { PILE_SIZE } from './tables.ts'

/**
 * The expected value of a field: one of several words, a number in a range, or a text. `absent` is the default of an
 * optional field.
 */
interface Field {
  readonly words?: readonly string[]
  readonly range?: readonly [least: number, most: number]
  readonly pattern?: RegExp
  readonly absent?: number | null
}

/** A word that commands can use; `with` separates the contracts of a delivery from its cards. */
const WORD = /^(?!with$)[a-z][a-z0-9-]{0,63}$/

const good: Field = { words: GOODS }
const destination: Field = { words: DESTINATIONS }
const amount: Field = { range: [1, 9] }
const price: Field = { range: [0, 99] }
const free: Field = { range: [0, 0], absent: 0 }
/** Four bits of the state hold the number of copies of a card in one hand. */
const count: Field = { range: [1, 15], absent: 1 }
/** Distinguishes two cards that would derive the same word from their values. */
const word: Field = { pattern: WORD, absent: null }

const order = { good, amount, destination, reward: { range: [1, 99] }, word, price: free, count } as const

const FIELDS: Readonly<Record<CardType, Readonly<Record<string, Field>>>> = {
  contract: order,
  starting_contract: order,
  assistant: { price: free, count },
  captain: { price: free, count },
  trader: { price: free, count },
  banker: { price: free, count },
  merchant_ship: { destination, price: free, count },
  gold_nugget: { units: { range: [1, 2] }, price, count },
  goods: { good, amount, price, word, count },
  money: { value: { range: [1, 99] }, price: free, count },
  victory_points: {
    name: { pattern: /^(?=.*[A-Za-z]).{1,60}$/ },
    vp: { range: [0, 99] },
    price,
    word,
    count,
  },
}

const TYPES_IN: Readonly<Record<Pile, readonly CardType[]>> = {
  guildhall: ['contract', 'assistant', 'victory_points'],
  docks: ['merchant_ship', 'captain', 'gold_nugget', 'victory_points'],
  market: ['goods', 'trader', 'victory_points'],
  bank: ['money', 'banker', 'victory_points'],
  start: ['starting_contract'],
}

const CARD_TYPES = Object.values(TYPES_IN).flat()

/** Fields of every card that do not affect play. */
const COMMON: ReadonlySet<string> = new Set(['id', 'type', 'source', 'printed'])

/** The printed counts of the rulebook; for other cards, only the size of the pile is certain. */
const PRINTED_COUNTS: Readonly<Record<Pile, Readonly<Record<string, number>>>> = {
  guildhall: {},
  docks: { merchant_ship: 18 },
  market: { grain: 7, cotton: 7, fur: 7, tobacco: 7, trader: 5, victory_points: 9 },
  bank: { money: 24, banker: 5, victory_points: 9 },
  start: { grain: 3, cotton: 3, fur: 3, tobacco: 3 },
}

/** Checks a corrected deck; the result has only the piles that were given. */
export const checkDeck = (raw: unknown, standard: Deck): Checked<Partial<Deck>> => {
  if (!isRecord(raw)) return refusing('bad-deck', {})
  const deck: Partial<Record<Pile, readonly Card[]>> = {}
  for (const [pile, cards] of Object.entries(raw)) {
    if (!isOneOf(pile, PILES)) return refusing('unknown-pile', { pile })
    const checked = checkPile(pile, cards)
    if (!checked.ok) return checked
    deck[pile] = checked.value
  }
  return sameNames({ ...standard, ...deck }) ?? accept(deck)
}

const checkPile = (pile: Pile, raw: unknown): Checked<readonly Card[]> => {
  if (!Array.isArray(raw)) return refusing('bad-pile', { pile })
  const cards: Card[] = []
  for (const [index, entry] of raw.entries()) {
    const card = checkCard(pile, index + 1, entry)
    if (!card.ok) return card
    cards.push(card.value)
  }
  return wrongCount(pile, cards) ?? accept(cards)
}

const checkCard = (pile: Pile, place: number, raw: unknown): Checked<Card> => {
  if (!isRecord(raw)) return refusing('bad-card', { pile, place })
  const { id, type } = raw
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return refusing('card-without-id', { pile, place })
  if (!isOneOf(type, CARD_TYPES)) return refusing('unknown-card-type', { card: id, type: quote(type) })
  if (!TYPES_IN[pile].includes(type)) return refusing('card-in-wrong-pile', { card: id, type, pile })
  return checkValues(id, type, raw)
}

const checkValues = (id: string, type: CardType, raw: Fields): Checked<Card> => {
  const fields = FIELDS[type]
  const unknown = Object.keys(raw).find((field) => !COMMON.has(field) && !(field in fields))
  if (unknown !== undefined) return refusing('unknown-card-field', { card: id, field: unknown })
  const values: Record<string, unknown> = { id, type }
  for (const [field, allowed] of Object.entries(fields)) {
    const value = raw[field] ?? allowed.absent
    const expected = faultOf(value, allowed)
    if (expected) return refusing('bad-card-value', { card: id, field, value: quote(value), expected })
    if (value !== null) values[field] = value
  }
  // Every field of the type was checked above, which the compiler cannot see.
  const card = values as unknown as Card
  // A name like `1842 Hall` derives a word that no command could contain.
  const name = wordOf(card)
  if (WORD.test(name)) return accept(card)
  return refusing('bad-card-value', { card: id, field: 'word', value: quote(name), expected: [String(WORD)] })
}

/** The expected value, or null if the value is valid. */
const faultOf = (
  value: unknown,
  { words, range, pattern, absent }: Field,
): readonly (string | number)[] | null => {
  if (value === null && absent === null) return null
  if (words) return isOneOf(value, words) ? null : words
  if (range) return isWhole(value, ...range) ? null : range
  return typeof value === 'string' && pattern?.test(value) ? null : [String(pattern)]
}

const wrongCount = (pile: Pile, cards: readonly Card[]): Checked<never> | null => {
  const expected = PILE_SIZE[pile]
  const size = copies(cards)
  if (size !== expected) return refusing('wrong-pile-size', { pile, cards: size, expected })
  for (const [what, printed] of Object.entries(PRINTED_COUNTS[pile])) {
    const counted = copies(
      cards.filter((card) => card.type === what || ('good' in card && card.good === what)),
    )
    if (counted !== printed)
      return refusing('wrong-card-count', { pile, what, cards: counted, expected: printed })
  }
  return null
}

const copies = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.count, 0)

/** The refusal if two different cards have the same word. */
const sameNames = (deck: Deck): Checked<never> | null => {
  const ids = new Set<string>()
  const words = new Set<string>()
  for (const card of PILES.flatMap((pile) => deck[pile])) {
    const name = wordOf(card)
    if (ids.has(card.id)) return refusing('same-id', { card: card.id })
    if (words.has(name)) return refusing('same-word', { card: card.id, word: name })
    ids.add(card.id)
    words.add(name)
  }
  return null
}
