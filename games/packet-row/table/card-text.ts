/** Cards in words for this table: one sentence each, and short names. */
import type { Refusal } from '@quayside/kernel'
import { cardNoun, cardOnOffer, refusalText, type Texts } from '../language/index.ts'
import type { Card } from '../rules/index.ts'
import type { Place } from './state/selection.ts'
import type { TableView } from './state/table-view.ts'

export const priceOf = (card: Card): number => ('price' in card ? card.price : 0)

/** A name for where there is little room. */
export const shortText = (word: string, game: Texts): string =>
  game.names.buildings[word]?.short ?? cardNoun(word, game).plain

/** Everything that a card on a board shows. */
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
