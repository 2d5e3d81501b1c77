import { BRIEF, open } from '@quayside/game/outline/part.ts'
import type { Part } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { players } from '../../reading/index.ts'
import { BUILDINGS, CONSTANTS, SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, shipWord } from '../../rules/index.ts'
import { seatStandings } from '../../table/reading/seat-standing.ts'
import type { Speaker } from '../speaker.ts'

export const ownPart = ({ view, me, text, words }: Speaker): Part => {
  const { board, game } = words
  const standing = seatStandings(view)[me]
  const buildings = (standing?.buildings ?? []).map((card) =>
    open(
      text('lh.building.own', {
        building: game.building(BUILDINGS[card]?.name ?? ''),
        value: BUILDINGS[card]?.value ?? 0,
      }),
    ),
  )
  const ships = (standing?.ships ?? []).flatMap((card) => {
    const ship = SHIPS[card]
    if (ship === undefined) return []
    const food = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]?.food[players(view) - 1] ?? 0
    return [
      open(
        board('mine.ship', {
          ship: game.ship(shipWord(card)),
          type: game.names.shipTypes[ship.type].kind,
          value: ship.value,
          food: game.count('food', food),
        }),
      ),
    ]
  })
  const loans = standing?.loans ?? 0
  return {
    key: 'y',
    title: text('lh.own'),
    sayings: sayingsOf(text('lh.own'), text('names.own')),
    grid: null,
    lines: [
      ...(buildings.length === 0 ? [open(board('mine.no-buildings'))] : buildings),
      ...(ships.length + loans === 0 ? [open(board('mine.no-ships'))] : ships),
      ...(loans > 0
        ? [
            open(
              board('mine.loan', {
                loans: game.count('loan', loans),
                francs: game.count('franc', CONSTANTS.loanRepay),
              }),
            ),
          ]
        : []),
    ],
    brief: BRIEF,
  }
}
