import type { CardEntry, CardIndex, Rulebook, Topic, Vocabulary } from '@quayside/game'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import { useMemo } from 'react'
import { cardLines, cardText, loadTexts, type Texts } from '../language/index.ts'
import { loadRulebookTexts } from '../messages/book/index.ts'
import { AREAS, type Card, catalogue, DESTINATIONS, GOODS, PILES, type Pile, wordOf } from '../rules/index.ts'
import { CardFace } from '../table/inspector/card-face.tsx'
import { usePacketRowTexts } from '../table/state/texts.ts'
import { CurrentNumbers } from './current-numbers.tsx'
import { useSubject } from './current-topic.ts'
import { topicsOf } from './topics.ts'

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

const useShelf = (_say: SayRules): CardIndex => {
  const { game } = usePacketRowTexts()
  return useMemo(
    () => ({
      kinds: [...new Set(CARDS.map(({ card }) => card.type))].map((type) => ({
        id: type,
        name: game.names.types[type],
      })),
      cards: entries(game),
    }),
    [game],
  )
}

const vocabulary = async (locale: Locale, say: SayRules): Promise<Vocabulary> => {
  const texts = await loadTexts(locale)
  const { goods, destinations, areas, types } = texts.names
  return {
    terms: topicsOf(say, await loadRulebookTexts(locale)).map(({ title }) => title),
    goods: [
      ...GOODS.map((good) => goods[good].name),
      ...DESTINATIONS.map((destination) => destinations[destination].name),
    ],
    kinds: [...AREAS.map((area) => areas[area].name), ...Object.values(types)],
    cards: entries(texts).flatMap(({ title, kind }) => (kind === 'victory_points' ? [title] : [])),
  }
}

const useBookWords = lazyTexts(loadRulebookTexts)

const useTopics = (say: SayRules): readonly Topic[] => {
  const words = useBookWords()
  return useMemo(() => topicsOf(say, words), [say, words])
}

export const book: Rulebook = {
  useTopics,
  useCardIndex: useShelf,
  useSubject,
  Now: CurrentNumbers,
  vocabulary,
}
