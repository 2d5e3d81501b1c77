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

/** The label of a card for screen readers. */
export const cardSentence = (
  word: string,
  place: Place,
  refusal: Refusal | null,
  delivers: number,
  { game, packet, names }: TableView,
): string =>
  game.sentences([
    packet('say.card', { card: cardOnOffer(word, game), place }),
    ...(delivers > 0 ? [packet('say.delivers', { contracts: delivers })] : []),
    ...(refusal === null ? [] : [refusalText(refusal, game, [...names])]),
  ])
