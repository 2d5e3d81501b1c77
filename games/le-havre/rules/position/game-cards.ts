/** The cards of a game with given options. */
import { STANDARD_COUNT } from '../catalogue/catalogue.ts'
import { roundsOf } from '../catalogue/rounds.ts'
import { SET_UPS, startingShips } from '../catalogue/set-ups.ts'
import { SHIPS, type ShipCard } from '../catalogue/ships.ts'
import type { Options } from '../options.ts'
import { usageOf } from '../setup.ts'
import { boxOf, specialCards } from '../special-deck.ts'
import type { BuildingCard } from '../state/state.ts'
import { DEALERS } from '../turn/hands.ts'

export const specialsDrawn = (options: Options): number => SET_UPS[options.version].specialBuildings

/** The special buildings that may be drawn; the short game has none. */
const drawable = (options: Options): readonly BuildingCard[] =>
  specialsDrawn(options) === 0 ? [] : specialCards(options)

/** Special buildings that may remain in the box; if the table has named its six, all of those are drawn. */
export const unusedCards = (options: Options): readonly BuildingCard[] =>
  typeof options.specials === 'string'
    ? boxOf(options)
    : boxOf(options).filter((card) => !drawable(options).includes(card))

/** The buildings of a game. */
export interface GameCards {
  /** Standard buildings. */
  readonly standard: ReadonlySet<BuildingCard>
  /** Standard buildings that are dealt to the proposals. */
  readonly proposals: ReadonlySet<BuildingCard>
  /** Special buildings that may be drawn, and their number. */
  readonly drawable: ReadonlySet<BuildingCard>
  readonly drawn: number
  /** Special buildings that may be in a hand; none if no card that deals hands can be drawn. */
  readonly hands: ReadonlySet<BuildingCard>
}

const NOBODY_HOLDS: ReadonlySet<BuildingCard> = new Set()

export const gameCards = (options: Options): GameCards => {
  const standard = Array.from({ length: STANDARD_COUNT }, (_, card) => card)
  const specials = new Set(drawable(options))
  return {
    standard: new Set(standard.filter((card) => usageOf(card, options) !== '-')),
    proposals: new Set(standard.filter((card) => usageOf(card, options) === 'P')),
    drawable: specials,
    drawn: specialsDrawn(options),
    hands: DEALERS.some((card) => specials.has(card)) ? new Set(unusedCards(options)) : NOBODY_HOLDS,
  }
}

const NUMBER_OF = new Map(SHIPS.map(({ id }, ship) => [id, ship]))

/** The ships of this set-up that have arrived before a round, counted from 0. */
export const shipsArrived = (options: Options, round: number): ReadonlySet<ShipCard> => {
  const { players, pile } = startingShips(options.version, options.players)
  const start = [...players, ...pile].map((id) => NUMBER_OF.get(id) as ShipCard)
  const past = roundsOf(options.version, options.players).slice(0, round)
  return new Set([...start, ...past.map(({ card }) => card)])
}
