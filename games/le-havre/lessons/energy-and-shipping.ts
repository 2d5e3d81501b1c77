/** Lesson of three turns about energy: bricks, an iron ship, and a voyage that sells goods. */
import { type Lesson, turns } from '@quayside/game/lesson'
import type { PositionLiteral } from '../rules/index.ts'
import { building, buildShip, convert, END, energy, enter, fee, load, SUPPLY } from './parts.ts'

const position: PositionLiteral = {
  options: { players: 2, version: 'full' },
  start: 1,
  round: 9,
  turn: 1,
  tiles: ['wood+clay', 'fish+clay', 'wood+franc', 'fish+grain', 'iron+franc', 'wood+fish', 'wood+cattle'],
  offers: { franc: 2, fish: 3, wood: 3, clay: 1, iron: 2, grain: 2, cattle: 2 },
  town: ['building-firm-1', 'building-firm-2', 'construction-firm', 'marketplace', 'shipping-line'],
  piles: [
    ['cokery', 'bank'],
    ['colliery', 'church'],
    ['tannery', 'steel-mill'],
  ],
  special: ['tavern', 'zoo'],
  ships: { wooden: ['ophelie'], iron: ['saint-malo'], steel: [], luxury: [] },
  seats: {
    '1': {
      stock: {
        fish: 6,
        wood: 4,
        clay: 6,
        iron: 4,
        coal: 3,
        cattle: 3,
        hide: 2,
        leather: 2,
        coke: 1,
        franc: 6,
      },
      buildings: ['brickworks', 'wharf-1'],
      ships: ['appoline', 'noemi'],
      disc: 'marketplace',
    },
    '2': {
      stock: { fish: 6, wood: 5, clay: 2, iron: 3, grain: 3, cattle: 3, coal: 2, hide: 1, franc: 12 },
      buildings: ['smokehouse', 'charcoal-kiln', 'clay-mound'],
      ships: ['lucie', 'blanche'],
      disc: 'smokehouse',
    },
  },
}

export const energyAndShipping: Lesson = {
  game: 'le-havre',
  name: 'energy',
  position,
  opponents: 1,
  answers: [
    turns('supply, take clay, end', 'supply, enter charcoal-kiln, convert 4, end', 'supply, take fish, end'),
  ],
  always: [SUPPLY],
  steps: [
    { id: 'energy.fuel', at: '[data-zone="mine"]', reads: 'g', parts: [] },
    {
      id: 'energy.bricks',
      at: building('brickworks'),
      parts: [enter('brickworks'), convert('convert 6'), energy('pay 3 wood'), END],
    },
    {
      id: 'energy.iron',
      at: building('wharf-1'),
      reads: 's',
      parts: [enter('wharf-1'), buildShip('saint-malo'), energy('pay 1 coal'), END],
    },
    {
      id: 'energy.voyage',
      at: building('shipping-line'),
      parts: [
        enter('shipping-line'),
        fee('pay 2 fish'),
        load('sail 2 wooden 1 iron', 'load 2 leather', 'load 3 cattle', 'load 2 hide'),
        END,
      ],
    },
    { id: 'energy.finish', at: '[data-zone="mine"]', reads: 'g', parts: [] },
  ],
}
