/** The catalogue as chapters of text for people. */

import type { CatalogueBlock, CatalogueChapter } from '@quayside/game'
import { joinParts } from '@quayside/texts'
import type { Brief } from '../../messages/brief/index.ts'
import {
  BUILDINGS,
  type Building,
  ENERGY,
  FOOD,
  GOODS,
  MODULES,
  type ModuleName,
  roundsOf,
  SET_UPS,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIP_VALUE,
  SHIPS,
  SUPPLY_TILES,
  shipWord,
  TOKENS,
  type Tokens,
  VERSIONS,
} from '../../rules/index.ts'
import { buildingLines } from '../building-text.ts'
import type { Texts } from '../texts.ts'

interface TextSources {
  readonly texts: Texts
  readonly brief: Brief
}

const table = (rows: readonly (readonly string[])[], title: string | null = null): CatalogueBlock => ({
  kind: 'table',
  title,
  rows,
})

const specials = (from: ModuleName | null): readonly Building[] =>
  BUILDINGS.filter(({ special, module }) => special && module === from)

export const catalogueChapters = (
  sources: TextSources,
  modules: readonly string[],
): readonly CatalogueChapter[] => {
  const { texts, brief } = sources
  return [
    { title: brief('catalogue.goods'), blocks: [goods(sources)] },
    { title: brief('catalogue.set-up'), blocks: [{ kind: 'lines', lines: setUps(sources) }] },
    { title: brief('supply'), blocks: [{ kind: 'lines', lines: tiles(sources) }] },
    {
      title: brief('catalogue.ship-types'),
      blocks: [shipTypes(sources), { kind: 'lines', lines: [''] }, ships(sources)],
    },
    { title: brief('catalogue.rounds'), blocks: rounds(sources) },
    {
      title: brief('catalogue.standard'),
      blocks: [
        buildings(
          BUILDINGS.filter(({ special }) => !special),
          sources,
        ),
      ],
    },
    { title: brief('catalogue.special'), blocks: [buildings(specials(null), sources)] },
    ...MODULES.filter((module) => modules.includes(module)).map((module) => ({
      title: texts.names.modules[module],
      blocks: [buildings(specials(module), sources)],
    })),
  ]
}

const amounts = (tokens: Tokens, { texts, brief }: TextSources): string =>
  TOKENS.flatMap((token) => {
    const amount = tokens[token] ?? 0
    return amount === 0 ? [] : [texts.count(token, amount)]
  }).join(brief('comma'))

const goods = ({ texts, brief }: TextSources): CatalogueBlock => {
  const half = GOODS.length / 2
  const rows = GOODS.map((good, place) => [
    texts.names.tokens[good].name,
    `${FOOD[place]}`,
    `${ENERGY[place]}`,
    `${SHIP_VALUE[place]}`,
    place < half ? texts.names.tokens[GOODS[place + half] ?? good].name : brief('none'),
  ])
  const head = [
    '',
    brief('catalogue.food'),
    brief('catalogue.energy'),
    brief('catalogue.ship-value'),
    brief('catalogue.upgrades-to'),
  ]
  return table([head, ...rows])
}

const setUps = (sources: TextSources): string[] => {
  const { brief } = sources
  return VERSIONS.flatMap((version) => {
    const { offers, player } = SET_UPS[version]
    return [
      brief('version', { version }),
      `  ${brief('pair', { name: brief('catalogue.offers'), value: amounts(offers, sources) })}`,
      `  ${brief('pair', { name: brief('catalogue.each-player'), value: amounts(player, sources) })}`,
    ]
  })
}

const tiles = ({ texts, brief }: TextSources): string[] =>
  SUPPLY_TILES.map(({ goods: tokens, interest }) => {
    const names = tokens.map((token) => texts.names.tokens[token].name).join(' + ')
    return interest ? brief('tile.interest', { goods: names }) : names
  })

const shipTypes = (sources: TextSources): CatalogueBlock => {
  const { texts, brief } = sources
  const rows = SHIP_TYPES.map((type, place) => {
    const { build = {}, energy = 0, price = null, capacity = 0, food = [] } = SHIP_TYPE_RECORDS[place] ?? {}
    return [
      texts.names.shipTypes[type].name,
      `${amounts(build, sources)} + ${texts.count('energy', energy)}`,
      price === null ? brief('not-for-sale') : `${price}`,
      `${capacity}`,
      food.join('/'),
    ]
  })
  const head = [
    '',
    brief('catalogue.build'),
    brief('catalogue.price'),
    brief('catalogue.capacity'),
    brief('catalogue.food-by-players'),
  ]
  return table([head, ...rows])
}

const ships = ({ texts }: TextSources): CatalogueBlock =>
  table(
    SHIPS.map(({ id, type, value }, ship) => [
      id,
      texts.ship(shipWord(ship)).plain,
      texts.names.shipTypes[type].name,
      `${value}`,
    ]),
  )

/** One table for each set-up. */
const rounds = (sources: TextSources): CatalogueBlock[] =>
  VERSIONS.flatMap((version) =>
    [1, 2, 3, 4, 5].map((players) =>
      table(
        roundRows(version, players, sources),
        joinParts(
          [sources.brief('version', { version }), sources.texts.count('player', players)],
          sources.texts.locale,
        ),
      ),
    ),
  )

const roundRows = (version: 'full' | 'short', players: number, { texts, brief }: TextSources): string[][] =>
  roundsOf(version, players).map(({ card, food, harvest, townGets }, round) => {
    const { id = '', type = 'wooden', value = 0 } = SHIPS[card] ?? {}
    return [
      `${round + 1}`.padStart(2),
      id,
      texts.count('food', food),
      brief('harvest', { harvest: harvest ? 'yes' : 'no' }),
      brief('with-details', {
        name: texts.ship(shipWord(card)).plain,
        details: `${texts.names.shipTypes[type].kind} ${value}`,
      }),
      brief('town-gets', { town: townGets }),
    ]
  })

const buildings = (cards: readonly Building[], { texts }: TextSources): CatalogueBlock => ({
  kind: 'cards',
  cards: cards.map((building) => ({
    title: `${building.no} ${texts.building(building.name).plain}`,
    text: texts.sentences(buildingLines(building, texts)),
  })),
})
