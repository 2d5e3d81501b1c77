/** Every number of the game as the engine knows it, for programs. */
import {
  BUILDINGS,
  CATEGORIES,
  ENERGY,
  FOOD,
  GOODS,
  OFFERS,
  SET_UPS,
  SHIP_TYPES,
  SHIP_VALUE,
  SHIPS,
  SUPPLY_TILES,
  shipWord,
  startingShips,
  TOKENS,
  type TokenName,
  VERSIONS,
  type Version,
} from '../../rules/index.ts'
import type { Words } from '../words.ts'
import { specialFact, standardFact } from './building-facts.ts'
import { byPlayers, type Fact, PLAYER_COUNTS } from './fact.ts'
import { roundCardFact, roundTable, shipTypeFact } from './round-facts.ts'

export const catalogueFacts = (words: Words, modules: readonly string[]): Fact => ({
  game: 'le-havre',
  lang: words.texts.locale,
  names: namesFact(words),
  offer_order: OFFERS.map((token) => TOKENS[token]),
  goods: Object.fromEntries(GOODS.map((good, place) => [good, goodFact(place)])),
  setup: Object.fromEntries(VERSIONS.map((version) => [version, setUpFact(version)])),
  supply_tiles: SUPPLY_TILES,
  ships: {
    types: Object.fromEntries(SHIP_TYPES.map((type, place) => [type, shipTypeFact(place)])),
    cards: SHIPS.map(({ id, name, type, value }) => ({ id, name, type, value })),
  },
  round_cards: SHIPS.map((_, card) => roundCardFact(card)),
  rounds: Object.fromEntries(VERSIONS.map((version) => [version, byPlayers(roundTable(version))])),
  standard_buildings: BUILDINGS.filter(({ special }) => !special).map((card) => standardFact(card, words)),
  special_buildings: specialFacts(null, words),
  ...(modules.length > 0
    ? { modules: Object.fromEntries(modules.map((module) => [module, specialFacts(module, words)])) }
    : {}),
})

const specialFacts = (from: string | null, words: Words): readonly Fact[] =>
  BUILDINGS.filter(({ special, module }) => special && module === from).map((card) =>
    specialFact(card, words),
  )

const namesFact = ({ texts }: Words): Fact => ({
  goods: Object.fromEntries(TOKENS.map((token) => [token, texts.names.tokens[token].name])),
  categories: Object.fromEntries(
    CATEGORIES.map((category) => [category, texts.names.categories[category].name]),
  ),
  ship_types: Object.fromEntries(SHIP_TYPES.map((type) => [type, texts.names.shipTypes[type].name])),
  ships: Object.fromEntries(SHIPS.map(({ id }, ship) => [id, texts.ship(shipWord(ship)).plain])),
})

// ---- goods

const UPGRADE_DISTANCE = GOODS.length / 2

const STANDS_FOR: Readonly<Partial<Record<TokenName, TokenName>>> = { brick: 'clay', steel: 'iron' }

const goodFact = (good: number): Fact => {
  const id = GOODS[good] ?? 'fish'
  const standard = good < UPGRADE_DISTANCE
  return {
    side: standard ? 'standard' : 'upgraded',
    ...(standard ? { upgrade: GOODS[good + UPGRADE_DISTANCE] } : {}),
    food: FOOD[good],
    energy: ENERGY[good],
    ship_value: SHIP_VALUE[good],
    offer: OFFERS.includes(good),
    ...(STANDS_FOR[id] ? { substitutes_for: STANDS_FOR[id] } : {}),
  }
}

// ---- set-up

const setUpFact = (version: Version): Fact => {
  const { offers, player, specialBuildings } = SET_UPS[version]
  const ships = Object.fromEntries(
    PLAYER_COUNTS.flatMap((players) => {
      const handed = startingShipsFact(version, players)
      return Object.keys(handed).length > 0 ? [[`${players}`, handed]] : []
    }),
  )
  return {
    offers,
    player,
    special_buildings: specialBuildings,
    ...(Object.keys(ships).length > 0 ? { ships } : {}),
  }
}

const startingShipsFact = (version: Version, players: number): Fact => {
  const { players: owned, pile } = startingShips(version, players)
  const own = owned.map((id, seat): [string, string[]] => [
    players === 1 ? 'player' : `player_${seat + 1}`,
    [shipTitle(id)],
  ])
  return {
    ...Object.fromEntries(own),
    ...(pile.length > 0 ? { wooden_pile: pile.map(shipTitle) } : {}),
  }
}

const shipTitle = (id: string): string => {
  const { name = '', type = '', value = 0 } = SHIPS.find((ship) => ship.id === id) ?? {}
  return `${id} ${name} (${type} ${value})`
}
