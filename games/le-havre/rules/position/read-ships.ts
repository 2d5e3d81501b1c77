import { roundsOf } from '../catalogue/rounds.ts'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPES } from '../catalogue/ships.ts'
import { shipWord } from '../notation/notation-words.ts'
import type { Options } from '../options.ts'
import { clearShipPiles, moveShip, pushShip, SHIP_PILE, shipLocation } from '../state/ships.ts'
import { at, NONE, type State } from '../state/state.ts'
import { ROUND } from '../state/table.ts'
import { type Fields, fieldsOf, Misfit, Placed, placeOf, seatFields } from './parse-fields.ts'

const SHIP_WORDS = Array.from({ length: SHIP_COUNT }, (_, ship) => shipWord(ship))

/** Ships of past rounds have arrived, unless the literal gives the piles itself. */
export const readShips = (s: State, fields: Fields, options: Options): void => {
  const placed = new Placed((value, field) => placeOf(value, field, SHIP_WORDS, 'no-such-card'))
  const owned = Array.from({ length: options.players }, (_, seat) => {
    const { ships } = seatFields(fields, seat)
    return ships === undefined ? null : placed.cards(ships, `seats.${seat + 1}.ships`)
  })
  const piles = fields['ships'] === undefined ? null : readShipPiles(fields['ships'], placed)
  for (const [seat, own] of owned.entries())
    for (let ship = 0; ship < SHIP_COUNT; ship++)
      if (own !== null && shipLocation(s, ship) === seat) moveShip(s, ship, NONE)
  const laid = piles ?? arrivedShips(s, options)
  clearShipPiles(s)
  for (const [seat, own] of owned.entries()) for (const ship of own ?? []) moveShip(s, ship, seat)
  for (const ship of laid) if (shipLocation(s, ship) === NONE) pushShip(s, ship)
}

const readShipPiles = (value: unknown, placed: Placed): number[] =>
  Object.entries(fieldsOf(value, 'ships')).flatMap(([name, words]) => {
    const type = placeOf(name, 'ships', SHIP_TYPES)
    const field = `ships.${name}`
    const ships = placed.cards(words, field)
    const other = ships.find((ship) => SHIP_TYPE[ship] !== type)
    if (other !== undefined) throw new Misfit('bad-value', field, SHIP_WORDS[other])
    return ships
  })

const arrivedShips = (s: State, options: Options): number[] => {
  const before = Array.from({ length: SHIP_COUNT }, (_, ship) => ship).filter(
    (ship) => shipLocation(s, ship) === SHIP_PILE,
  )
  const past = roundsOf(options.version, options.players).slice(0, at(s, ROUND))
  return [...before, ...past.map(({ card }) => card)]
}
