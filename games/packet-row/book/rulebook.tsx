import type { CardEntry, CardIndex, Rulebook, Vocabulary } from '@quayside/game'
import { topicsHook } from '@quayside/table/book/topics-hook.ts'
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import { lazy, useMemo } from 'react'
import { cardLines, cardText, loadTexts, type Texts } from '../language/index.ts'
import { loadRulebookTexts } from '../messages/book/index.ts'
import { AREAS, type Card, catalogue, DESTINATIONS, GOODS, PILES, type Pile, wordOf } from '../rules/index.ts'
import { usePacketRowTexts } from '../table/state/texts.ts'
import { CurrentNumbers } from './current-numbers.tsx'
import { TOPIC_OF_CARDS, useSubject } from './current-topic.ts'
import { topicsOf } from './topics.ts'

// Lazy: only the index of cards draws card faces.
const CardFace = lazy(async () => ({ default: (await import('../table/inspector/card-face.tsx')).CardFace }))

const { decks } = catalogue()

const CARDS: readonly { readonly card: Card; readonly pile: Pile }[] = PILES.flatMap((pile) =>
  decks[pile].map((card) => ({ card, pile })),
)

const entries = (texts: Texts): CardEntry[] =>
  CARDS.map(({ card, pile }) => ({
    id: wordOf(card),
    kind: card.type,
    title: cardText(card, pile, texts).name,
    text: texts.sentences(cardLines(card, pile, texts)),
    draw: () => <CardFace card={card} pile={pile} game={texts} note={cardText(card, pile, texts).copies} />,
  }))

const CARD_TYPES = [...new Set(CARDS.map(({ card }) => card.type))]

const useCardIndex = (_say: SayRules): CardIndex => {
  const { game } = usePacketRowTexts()
  return useMemo(
    () => ({
      kinds: CARD_TYPES.map((type) => ({
        id: type,
        name: game.names.types[type],
      })),
      cards: entries(game),
    }),
    [game],
  )
}

const vocabulary = async (locale: Locale, say: SayRules): Promise<Vocabulary> => {
  const [texts, rulebookTexts] = await Promise.all([loadTexts(locale), loadRulebookTexts(locale)])
  const { goods, destinations, areas, types } = texts.names
  return {
    terms: topicsOf(say, rulebookTexts)
      .filter(({ id }) => !id.startsWith('example-'))
      .map(({ title, text }) => ({ word: title, definition: text })),
    goods: [
      ...GOODS.map((good) => ({ word: goods[good].name, definition: rulebookTexts('define.good') })),
      ...DESTINATIONS.map((destination) => ({
        word: destinations[destination].name,
        definition: rulebookTexts('define.destination'),
      })),
    ],
    kinds: [
      ...AREAS.map((area) => ({ word: areas[area].name, definition: rulebookTexts('topic.areas.body') })),
      ...CARD_TYPES.map((type) => ({
        word: types[type],
        definition: rulebookTexts(`topic.${TOPIC_OF_CARDS[type]}.body`),
      })),
    ],
    cards: entries(texts).flatMap(({ title, text, kind }) =>
      kind === 'victory_points' ? [{ word: title, definition: text }] : [],
    ),
  }
}

export const book: Rulebook = {
  useTopics: topicsHook(loadRulebookTexts, topicsOf),
  useCardIndex,
  useSubject,
  Now: CurrentNumbers,
  vocabulary,
}
