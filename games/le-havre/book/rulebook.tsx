import type { CardEntry, CardIndex, Rulebook, Vocabulary } from '@quayside/game'
import { topicsHook } from '@quayside/table/book/topics-hook.ts'
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import { lazy, useMemo } from 'react'
import { buildingLines, loadTexts, shipLines, type Texts } from '../language/index.ts'
import { loadRulebookTexts } from '../messages/book/index.ts'
import { loadLeHavreTexts } from '../messages/table/index.ts'
import {
  BUILDINGS,
  ENERGY,
  FOOD,
  MODULES,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIP_VALUE,
  SHIPS,
  shipWord,
  TOKENS,
} from '../rules/index.ts'
import { useGameTexts } from '../table/state/texts.ts'
import { CurrentNumbers } from './current-numbers.tsx'
import { useSubject } from './current-topic.ts'
import { topicsOf } from './topics.ts'

// Lazy: only the index of cards draws card faces.
const BuildingFace = lazy(async () => ({
  default: (await import('../table/inspector/building-card.tsx')).BuildingFace,
}))
const ShipFace = lazy(async () => ({ default: (await import('../table/inspector/ship-card.tsx')).ShipFace }))

/** The food of a ship depends on the number of players; the index shows it for three. */
const PLAYERS = 3

const buildings = (texts: Texts): CardEntry[] =>
  BUILDINGS.map((building, card) => ({
    id: `building-${card}`,
    kind: building.module ?? (building.special ? 'special' : 'standard'),
    title: texts.building(building.name).plain,
    text: texts.sentences(buildingLines(building, texts)),
    draw: () => <BuildingFace building={building} price={building.price} />,
  }))

const ships = (texts: Texts): CardEntry[] =>
  SHIPS.map((ship, card) => ({
    id: `ship-${card}`,
    kind: 'ships',
    title: texts.ship(shipWord(card)).plain,
    text: texts.sentences(shipLines(ship, PLAYERS, texts)),
    draw: () => <ShipFace card={card} players={PLAYERS} owner={null} />,
  }))

const useCardIndex = (say: SayRules): CardIndex => {
  const { game } = useGameTexts()
  return useMemo(
    () => ({
      kinds: [
        { id: 'standard', name: say('cards.standard') },
        { id: 'special', name: say('cards.special') },
        ...MODULES.map((module) => ({ id: module, name: game.names.modules[module] })),
        { id: 'ships', name: say('cards.ships', { players: PLAYERS }) },
      ],
      cards: [...buildings(game), ...ships(game)],
    }),
    [say, game],
  )
}

const vocabulary = async (locale: Locale, say: SayRules): Promise<Vocabulary> => {
  const [texts, rulebookTexts, { board }] = await Promise.all([
    loadTexts(locale),
    loadRulebookTexts(locale),
    loadLeHavreTexts(locale),
  ])
  const { tokens, symbols, categories, shipTypes } = texts.names
  return {
    terms: topicsOf(say, rulebookTexts).map(({ title, text }) => ({ word: title, definition: text })),
    goods: [
      ...TOKENS.map((name, token) => ({
        word: tokens[name].name,
        definition: board('token.worth', {
          food: FOOD[token] ?? 0,
          energy: ENERGY[token] ?? 0,
          value: SHIP_VALUE[token] ?? 0,
        }),
      })),
      { word: symbols.hammer, definition: rulebookTexts('define.hammer') },
      { word: symbols.fisherman, definition: rulebookTexts('define.fisherman') },
    ],
    kinds: [
      ...Object.values(categories).map(({ name }) => ({
        word: name,
        definition: rulebookTexts('define.category'),
      })),
      ...SHIP_TYPES.map((type, place) => ({
        word: shipTypes[type].name,
        definition: rulebookTexts('define.ship-type', { capacity: SHIP_TYPE_RECORDS[place]?.capacity ?? 0 }),
      })),
    ],
    cards: [...buildings(texts), ...ships(texts)].map(({ title, text }) => ({
      word: title,
      definition: text,
    })),
  }
}

export const book: Rulebook = {
  useTopics: topicsHook(loadRulebookTexts, topicsOf),
  useCardIndex,
  useSubject,
  Now: CurrentNumbers,
  vocabulary,
}
