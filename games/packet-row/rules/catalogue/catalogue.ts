/**
 * A deck prepared for play: every different card has a number, its kind, and tables indexed by kind hold everything the
 * rules need. Kind 0 means no card: no seat holds it and it costs nothing.
 */
import type { Command } from '../commands.ts'
import { type CardBundle, exchangesOf } from '../delivery/card-dominance.ts'
import {
  type Card,
  type Contract,
  DESTINATIONS,
  type Deck,
  GOODS,
  PILES,
  type StartingContract,
  wordOf,
} from './card.ts'
import { standardDeck } from './deck.ts'

export type Kind = number

export const NO_CARD: Kind = 0
/** A card that a viewer may not see. */
export const UNKNOWN: Kind = -1
export const UNKNOWN_WORD = '?'

export interface Catalogue {
  readonly deck: Deck
  /** By kind; undefined at 0. */
  readonly cards: readonly (Card | undefined)[]
  readonly words: readonly string[]
  readonly kinds: ReadonlyMap<string, Kind>
  /** The pile of a kind, as an index in `PILES`. */
  readonly pile: readonly number[]
  readonly copies: readonly number[]
  /** All cards of each pile with all copies, before shuffling. */
  readonly sorted: readonly (readonly Kind[])[]
  readonly price: readonly number[]
  readonly points: readonly number[]
  /** Dollars of a money card or for a fulfilled contract. */
  readonly pays: readonly number[]
  /** For goods cards, nuggets and contracts. */
  readonly amount: readonly number[]
  /** For goods cards and contracts, an index in `GOODS`; -1 for others. */
  readonly good: readonly number[]
  /** For ships and contracts, an index in `DESTINATIONS`; -1 for others. */
  readonly destination: readonly number[]
  readonly isShip: readonly boolean[]
  readonly contracts: readonly Kind[]
  /** By index in `DESTINATIONS`. */
  readonly contractsTo: readonly (readonly Kind[])[]
  /** Goods cards by good, small cards first. */
  readonly goods: readonly Kind[]
  /** Goods cards by index in `GOODS`. */
  readonly goodsOf: readonly (readonly Kind[])[]
  /** Indices in `goods`, large cards first. */
  readonly bySize: readonly number[]
  /** By index in `DESTINATIONS`. */
  readonly ships: readonly Kind[]
  /** Cards that carry or change goods: the goods cards, then single nugget, double nugget and trader. */
  readonly cargo: readonly Kind[]
  /** The bundles that would be wasteful instead of a card, by its index in `cargo`. */
  readonly exchanges: readonly (readonly CardBundle[])[]
  /** Cards that sail or change a destination: the ships, then the captain. */
  readonly fleet: readonly Kind[]
  readonly assistant: Kind
  readonly banker: Kind
  readonly money: readonly Kind[]
  /** The take command of each kind, created once. */
  readonly take: readonly Command[]
  readonly takeByAssistant: readonly Command[]
  readonly cash: readonly Command[]
}

export const compile = (deck: Deck): Catalogue => {
  const cards: (Card | undefined)[] = [undefined, ...PILES.flatMap((pile) => deck[pile])]
  const words = cards.map((card) => (card ? wordOf(card) : ''))
  const table = (read: (card: Card) => number, none = 0): number[] =>
    cards.map((card) => (card ? read(card) : none))
  const kindsWhere = (test: (card: Card) => boolean): Kind[] => {
    // Pushed one by one: V8 reads such an array faster than the result of flatMap.
    const kinds: Kind[] = []
    for (const [kind, card] of cards.entries()) if (card && test(card)) kinds.push(kind)
    return kinds
  }
  const kindWhere = (test: (card: Card) => boolean): Kind => kindsWhere(test)[0] ?? NO_CARD
  const amount = table(amountOf)
  const good = table((card) => ('good' in card ? GOODS.indexOf(card.good) : -1), -1)
  const goods = kindsWhere((card) => card.type === 'goods').sort(
    (one, other) => of(good, one) - of(good, other) || of(amount, one) - of(amount, other),
  )
  const ships = DESTINATIONS.map((destination) =>
    kindWhere((card) => card.type === 'merchant_ship' && card.destination === destination),
  )
  const nugget = (units: number): Kind =>
    kindWhere((card) => card.type === 'gold_nugget' && card.units === units)
  const pays = table(paysOf)
  return {
    deck,
    cards,
    words,
    kinds: new Map(words.map((word, kind): [string, Kind] => [word, kind]).slice(1)),
    pile: [-1, ...PILES.flatMap((pile, index) => deck[pile].map(() => index))],
    copies: table((card) => card.count),
    sorted: PILES.map((pile) =>
      deck[pile].flatMap((card) => Array.from({ length: card.count }, () => cards.indexOf(card))),
    ),
    price: table((card) => ('price' in card ? card.price : 0)),
    points: table((card) => (card.type === 'victory_points' ? card.vp : 0)),
    pays,
    amount,
    good,
    destination: table((card) => ('destination' in card ? DESTINATIONS.indexOf(card.destination) : -1), -1),
    isShip: cards.map((card) => card?.type === 'merchant_ship'),
    contracts: kindsWhere(isContract),
    contractsTo: DESTINATIONS.map((destination) =>
      kindsWhere((card) => isContract(card) && card.destination === destination),
    ),
    goods,
    goodsOf: GOODS.map((wanted) => kindsWhere((card) => card.type === 'goods' && card.good === wanted)),
    bySize: goods
      .map((_, place) => place)
      .sort((one, other) => of(amount, goods[other] ?? NO_CARD) - of(amount, goods[one] ?? NO_CARD)),
    ships,
    cargo: [...goods, nugget(1), nugget(2), kindWhere((card) => card.type === 'trader')],
    exchanges: exchangesOf([
      ...goods.map((kind) => ({ good: of(good, kind), amount: of(amount, kind) })),
      { good: -1, amount: 1 },
      { good: -1, amount: 2 },
      { good: -1, amount: 0 },
    ]),
    fleet: [...ships, kindWhere((card) => card.type === 'captain')],
    assistant: kindWhere((card) => card.type === 'assistant'),
    banker: kindWhere((card) => card.type === 'banker'),
    money: kindsWhere((card) => card.type === 'money'),
    take: words.map((card): Command => ({ verb: 'take', card, assistant: false })),
    takeByAssistant: words.map((card): Command => ({ verb: 'take', card, assistant: true })),
    cash: pays.map((value): Command => ({ verb: 'cash', amount: value })),
  }
}

const isContract = (card: Card): card is Contract | StartingContract =>
  card.type === 'contract' || card.type === 'starting_contract'

const amountOf = (card: Card): number => {
  if (card.type === 'gold_nugget') return card.units
  return 'amount' in card ? card.amount : 0
}

const paysOf = (card: Card): number => {
  if (card.type === 'money') return card.value
  return 'reward' in card ? card.reward : 0
}

/** The kind of a word; `NO_CARD` if there is none. */
export const kindOf = (catalogue: Catalogue, word: string): Kind => catalogue.kinds.get(word) ?? NO_CARD

/** The word of a kind; a hidden card has one too. */
export const wordAt = (catalogue: Catalogue, kind: Kind): string =>
  kind === UNKNOWN ? UNKNOWN_WORD : (catalogue.words[kind] ?? UNKNOWN_WORD)

/** Reads a table with an entry for every kind. */
export const of = (table: readonly number[], kind: Kind): number => table[kind] as number

export const standardCatalogue: Catalogue = compile(standardDeck)
