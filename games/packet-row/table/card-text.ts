/** Texts of cards on the table: one sentence each, and short names. */
import type { Refusal } from '@quayside/kernel'
import { cardNoun, cardOnOffer, refusalText, type Texts } from '../language/index.ts'
import type { Card } from '../rules/index.ts'
import type { Place } from './state/selection.ts'
import type { TableView } from './state/table-view.ts'

export const priceOf = (card: Card): number => ('price' in card ? card.price : 0)

/** A name for where there is little room. */
export const shortText = (word: string, game: Texts): string =>
  game.names.buildings[word]?.short ?? cardNoun(word, game).plain

/** Why something cannot be done, said to whoever looks: the harbor master is not told about the harbor master. */
export const whyNot = (
  refusal: Refusal,
  { at, viewer, names, game, packet }: Pick<TableView, 'at' | 'viewer' | 'names' | 'game' | 'packet'>,
): string =>
  refusal.code === 'name-an-area-first' && at.master - 1 === viewer
    ? packet('why.choose-first')
    : refusalText(refusal, game, [...names])

/** The label of a card for screen readers. */
export const cardSentence = (
  word: string,
  place: Place,
  refusal: Refusal | null,
  delivers: number,
  sight: TableView,
): string => {
  const { game, packet } = sight
  return game.sentences([
    packet('say.card', { card: cardOnOffer(word, game), place }),
    ...(delivers > 0 ? [packet('say.delivers', { contracts: delivers })] : []),
    ...(refusal === null ? [] : [whyNot(refusal, sight)]),
  ])
}
