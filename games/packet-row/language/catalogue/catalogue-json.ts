/** The catalogue as JSON for programs; its `decks` can be edited and passed to `--deck`. */

import { catalogue, type Deck, PILES, type Pile } from '../../rules/index.ts'
import { cardText } from '../card-text.ts'
import type { Texts } from '../texts.ts'

type Fact = Readonly<Record<string, unknown>>

export const catalogueJson = (texts: Texts, deck: Partial<Deck> | undefined): Fact => {
  const { setup, end, scoring, sizes, decks, words: byId } = catalogue(deck)
  const { futureSupply } = setup
  return {
    game: 'packet-row',
    lang: texts.locale,
    names: namesFact(texts),
    setup: {
      start_money: setup.startMoney,
      future_supply_per_board: futureSupply,
      current_supply_per_board: setup.currentSupply,
      cards_removed_unseen_per_deck: setup.removed,
    },
    refill: {
      extra_draw_to_current: mapValues(setup.currentSupply, (current) => current - futureSupply),
      then_draw_future_up_to: futureSupply,
    },
    end_condition: { boards_not_properly_refilled: end.dryAreas },
    scoring: {
      money_per_vp: scoring.moneyPerPoint,
      banker_vp: mapValues(scoring.bankerPoints, ([most, second]) => ({
        most_money: most,
        ...(second > 0 ? { second_most: second } : {}),
      })),
    },
    deck_totals: { ...sizes, all: Object.values(sizes).reduce((sum, cards) => sum + cards, 0) },
    decks,
    cards: Object.fromEntries(
      PILES.flatMap((pile) =>
        decks[pile].map((card) => [card.id, cardFact(card, pile, byId[card.id] ?? '', texts)]),
      ),
    ),
  }
}

const mapValues = <Value>(
  byPlayers: Readonly<Record<number, Value>>,
  factOf: (value: Value) => unknown,
): Fact => Object.fromEntries(Object.entries(byPlayers).map(([players, value]) => [players, factOf(value)]))

const cardFact = (card: Parameters<typeof cardText>[0], pile: Pile, word: string, texts: Texts): Fact => {
  const { name, effect } = cardText(card, pile, texts)
  return { word, name, text: effect }
}

const namesFact = ({ names }: Texts): Fact => ({
  title: names.title,
  areas: named(names.areas),
  types: names.types,
  goods: named(names.goods),
  destinations: named(names.destinations),
})

const named = (names: Readonly<Record<string, { readonly name: string }>>): Fact =>
  Object.fromEntries(Object.entries(names).map(([id, { name }]) => [id, name]))
