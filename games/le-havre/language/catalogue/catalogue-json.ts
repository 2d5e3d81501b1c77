/** The catalogue as JSON for programs: every card and number of the game. */
import {
  BUILDINGS,
  type Building,
  CATEGORIES,
  ENERGY,
  FOOD,
  GOODS,
  OFFERS,
  type Round,
  roundsOf,
  SET_UPS,
  SHIP_TYPE_RECORDS,
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
import { buildingText } from '../building-text.ts'
import type { Texts } from '../texts.ts'
import { effectJson, type Fact } from './effect-json.ts'

const PLAYER_COUNTS = [1, 2, 3, 4, 5]

/** A fact for each number of players. */
const byPlayers = (factOf: (players: number) => unknown): Fact =>
  Object.fromEntries(PLAYER_COUNTS.map((players) => [`${players}`, factOf(players)]))

export const catalogueJson = (texts: Texts, modules: readonly string[]): Fact => ({
  game: 'le-havre',
  lang: texts.locale,
  names: namesFact(texts),
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
  standard_buildings: BUILDINGS.filter(({ special }) => !special).map((card) => standardFact(card, texts)),
  special_buildings: specialFacts(null, texts),
  ...(modules.length > 0
    ? { modules: Object.fromEntries(modules.map((module) => [module, specialFacts(module, texts)])) }
    : {}),
})

const specialFacts = (from: string | null, texts: Texts): readonly Fact[] =>
  BUILDINGS.filter(({ special, module }) => special && module === from).map((card) =>
    specialFact(card, texts),
  )

const namesFact = (texts: Texts): Fact => ({
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

// ---- buildings

const cardFact = (building: Building, texts: Texts): Fact => {
  const { label, effect, standing, endValue } = buildingText(building, texts)
  return {
    no: building.no,
    id: building.name,
    name: label,
    category: building.category,
    value: building.value,
    purchase_price: building.price,
    entry_fee: building.fee,
    enterable: building.effect.op !== 'closed',
    hammers: building.hammers,
    fishermen: building.fishermen,
    effect: effectJson(building),
    text: texts.sentences([effect, standing, endValue].filter((sentence) => sentence !== null)),
  }
}

const costFact = ({ printedCost }: Building): Fact | null =>
  printedCost &&
  Object.fromEntries(printedCost.map(({ token, amount }): [string, number] => [TOKENS[token] ?? '', amount]))

const standardFact = (building: Building, texts: Texts): Fact => ({
  ...cardFact(building, texts),
  build_cost: costFact(building),
  usage: Object.fromEntries(
    VERSIONS.map((version) => [version, byPlayers((players) => building.usage?.[version][players - 1])]),
  ),
})

/** A special building has a building cost only where it can be built at all. */
const specialFact = (building: Building, texts: Texts): Fact => ({
  ...cardFact(building, texts),
  ...(building.printedCost ? { build_cost: costFact(building) } : {}),
})

// ---- ships and rounds

const shipTypeFact = (type: number): Fact => {
  const record = SHIP_TYPE_RECORDS[type]
  return {
    count: SHIPS.filter((ship) => ship.type === SHIP_TYPES[type]).length,
    build: record?.build,
    energy: record?.energy,
    price: record?.price,
    capacity: record?.capacity,
    food_by_players: record?.food,
    needs_modernised_wharf: record?.needsModernisedWharf,
  }
}

const shipFact = (card: number): Fact => {
  const { type, value, name } = SHIPS[card] ?? {}
  return { type, value, name }
}

const roundTable =
  (version: Version) =>
  (players: number): readonly Fact[] =>
    roundsOf(version, players).map(({ card, food, harvest, townGets }, round) => ({
      round: round + 1,
      card: SHIPS[card]?.id,
      food,
      harvest,
      town_gets: townGets,
      ship: shipFact(card),
      start_player: ((round * SUPPLY_TILES.length) % players) + 1,
    }))

/** A round card with the row that it prints for each number of players. */
const roundCardFact = (card: number): Fact => {
  const rows = PLAYER_COUNTS.flatMap((players) => {
    const row = roundCardRow(card, players)
    return row ? [[`${players}`, row]] : []
  })
  return {
    id: SHIPS[card]?.id,
    harvest: anyRound(card)?.harvest,
    ship: shipFact(card),
    rows: Object.fromEntries(rows),
  }
}

const anyRound = (card: number): Round | undefined =>
  PLAYER_COUNTS.flatMap((players) => roundsOf('full', players)).find((round) => round.card === card)

const roundCardRow = (card: number, players: number): Fact | null => {
  const full = roundsOf('full', players).findIndex((round) => round.card === card)
  const short = roundsOf('short', players).findIndex((round) => round.card === card)
  const row = roundsOf('full', players)[full] ?? roundsOf('short', players)[short]
  if (!row) return null
  return {
    full_round: full < 0 ? null : full + 1,
    short_round: short < 0 ? null : short + 1,
    food: row.food,
    town_gets: row.townGets,
  }
}
