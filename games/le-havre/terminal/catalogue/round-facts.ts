import {
  type Round,
  roundsOf,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  SUPPLY_TILES,
  type Version,
} from '../../rules/index.ts'
import { type Fact, PLAYER_COUNTS } from './fact.ts'

export const shipTypeFact = (type: number): Fact => {
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

export const roundTable =
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
export const roundCardFact = (card: number): Fact => {
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
