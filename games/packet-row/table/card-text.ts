/** Texts of cards on the table: one sentence each, and short names. */
import type { Refusal } from '@quayside/kernel'
import { cardNoun, cardOnOffer, refusalText, type Texts } from '../language/index.ts'
import type { Card } from '../rules/index.ts'
import type { CardPlace } from './state/selection.ts'
import type { TableView } from './state/table-view.ts'

export const priceOf = (card: Card): number => ('price' in card ? card.price : 0)

/** A short name, for little room. */
export const shortText = (word: string, game: Texts): string =>
  game.names.buildings[word]?.short ?? cardNoun(word, game).plain

/** The text of a refusal; a harbour master who has to name an area is addressed in the second person. */
export const whyNot = (
  refusal: Refusal,
  {
    literal,
    viewer,
    names,
    game,
    packet,
  }: Pick<TableView, 'literal' | 'viewer' | 'names' | 'game' | 'packet'>,
): string =>
  refusal.code === 'name-an-area-first' && literal.master - 1 === viewer
    ? packet('why.choose-first')
    : refusalText(refusal, game, [...names])

/** The label of a card for screen readers. */
export const cardSentence = (
  word: string,
  place: CardPlace,
  refusal: Refusal | null,
  delivers: number,
  tableView: TableView,
): string => {
  const { game, packet } = tableView
  return game.sentences([
    packet('say.card', { card: cardOnOffer(word, game), place }),
    ...(delivers > 0 ? [packet('say.delivers', { contracts: delivers })] : []),
    ...(refusal === null ? [] : [whyNot(refusal, tableView)]),
  ])
}
