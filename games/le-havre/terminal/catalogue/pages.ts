/** The same catalogue as pages for people. */

import type { Page } from '@quayside/game/terminal'
import { columnsOf, wrap } from '@quayside/game/terminal'
import { buildingLines } from '../../language/index.ts'
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
import type { Words } from '../words.ts'

type Chapter = readonly [title: string, lines: readonly string[]]

const specials = (from: ModuleName | null): readonly Building[] =>
  BUILDINGS.filter(({ special, module }) => special && module === from)

export const cataloguePages = (words: Words, page: Page, modules: readonly string[]): string[] => {
  const { catalogue, supplyTiles } = words.headings
  const chapters: readonly Chapter[] = [
    [catalogue.goods, goods(words)],
    [catalogue.setUp, setUps(words)],
    [supplyTiles, tiles(words)],
    [catalogue.shipTypes, [...shipTypes(words), '', ...ships(words)]],
    [catalogue.rounds, rounds(words)],
    [
      catalogue.standard,
      buildings(
        BUILDINGS.filter(({ special }) => !special),
        words,
        page,
      ),
    ],
    [catalogue.special, buildings(specials(null), words, page)],
    ...MODULES.filter((module) => modules.includes(module)).map(
      (module): Chapter => [words.texts.names.modules[module], buildings(specials(module), words, page)],
    ),
  ]
  const text = chapters.flatMap(([title, lines]) => ['', page.paint.bold(title), '', ...indent(lines)])
  return [page.paint.bold(words.texts.names.title), ...text]
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

const amounts = (tokens: Tokens, { texts, headings }: Words): string =>
  headings.list(
    TOKENS.flatMap((token) => {
      const amount = tokens[token] ?? 0
      return amount === 0 ? [] : [texts.count(token, amount)]
    }),
  )

const goods = ({ texts, headings: { catalogue, nothing } }: Words): string[] => {
  const half = GOODS.length / 2
  const rows = GOODS.map((good, place) => [
    texts.names.tokens[good].name,
    `${FOOD[place]}`,
    `${ENERGY[place]}`,
    `${SHIP_VALUE[place]}`,
    place < half ? texts.names.tokens[GOODS[place + half] ?? good].name : nothing,
  ])
  const head = ['', catalogue.food, catalogue.energy, catalogue.shipValue, catalogue.upgradesTo]
  return columnsOf([head, ...rows])
}

const setUps = (words: Words): string[] => {
  const { headings } = words
  return VERSIONS.flatMap((version) => {
    const { offers, player } = SET_UPS[version]
    return [
      headings.version[version],
      `  ${headings.offers}${headings.colon}${amounts(offers, words)}`,
      `  ${headings.catalogue.eachPlayer}${headings.colon}${amounts(player, words)}`,
    ]
  })
}

const tiles = ({ texts, headings }: Words): string[] =>
  SUPPLY_TILES.map(({ goods, interest }) => {
    const names = goods.map((token) => texts.names.tokens[token].name).join(' + ')
    return interest ? `${names} (${headings.interest})` : names
  })

const shipTypes = (words: Words): string[] => {
  const { texts, headings } = words
  const { catalogue } = headings
  const rows = SHIP_TYPES.map((type, place) => {
    const { build = {}, energy = 0, price = null, capacity = 0, food = [] } = SHIP_TYPE_RECORDS[place] ?? {}
    return [
      texts.names.shipTypes[type].name,
      `${amounts(build, words)} + ${texts.count('energy', energy)}`,
      price === null ? headings.notForSale : `${price}`,
      `${capacity}`,
      food.join('/'),
    ]
  })
  const head = ['', catalogue.build, catalogue.price, catalogue.capacity, catalogue.foodByPlayers]
  return columnsOf([head, ...rows])
}

const ships = ({ texts }: Words): string[] =>
  columnsOf(
    SHIPS.map(({ id, type, value }, ship) => [
      id,
      texts.ship(shipWord(ship)).plain,
      texts.names.shipTypes[type].name,
      `${value}`,
    ]),
  )

/** One table for each set-up. */
const rounds = (words: Words): string[] => {
  const { texts, headings } = words
  return VERSIONS.flatMap((version) =>
    [1, 2, 3, 4, 5].flatMap((players) => [
      `${headings.version[version]}, ${texts.count('player', players)}`,
      ...columnsOf(roundRows(version, players, words)).map((line) => `  ${line}`),
      '',
    ]),
  )
}

const roundRows = (version: 'full' | 'short', players: number, { texts, headings }: Words): string[][] =>
  roundsOf(version, players).map(({ card, food, harvest, townGets }, round) => {
    const { id = '', type = 'wooden', value = 0 } = SHIPS[card] ?? {}
    return [
      `${round + 1}`.padStart(2),
      id,
      texts.count('food', food),
      headings.harvest[harvest ? 'yes' : 'no'],
      `${texts.ship(shipWord(card)).plain} (${texts.names.shipTypes[type].kind} ${value})`,
      headings.townGets[townGets],
    ]
  })

const buildings = (cards: readonly Building[], { texts }: Words, page: Page): string[] =>
  cards.flatMap((building) => [
    page.paint.bold(`${building.no} ${texts.building(building.name).plain}`),
    ...wrap(texts.sentences(buildingLines(building, texts)), page.columns - 6).map((line) => `    ${line}`),
    '',
  ])
