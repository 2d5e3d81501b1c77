/** Lesson about the end of a short game for two: cargo, the last feeding, the final action and the score. */

import { type Lesson, turns } from '@quayside/game/lesson'
import type { PositionLiteral } from '../rules/index.ts'
import { building, END, enter, fee, feed, load, offer, SUPPLY, TRAY, take } from './parts.ts'

const position: PositionLiteral = {
  options: { players: 2, version: 'short' },
  start: 1,
  round: 8,
  turn: 6,
  tiles: ['fish+clay', 'iron+franc', 'wood+fish', 'wood+clay', 'fish+grain', 'wood+franc', 'wood+cattle'],
  offers: { franc: 2, fish: 3, wood: 3, clay: 2, iron: 2, grain: 1, cattle: 3 },
  town: [
    'building-firm-1',
    'building-firm-2',
    'construction-firm',
    'marketplace',
    'clay-mound',
    'fishery',
    'colliery',
    'shipping-line',
  ],
  piles: [['bank'], ['steel-mill'], ['tannery']],
  ships: { wooden: [], iron: [], steel: ['bremerhaven', 'amsterdam'], luxury: [] },
  seats: {
    '1': {
      stock: {
        fish: 3,
        wood: 2,
        clay: 2,
        iron: 0,
        cattle: 0,
        coal: 2,
        hide: 1,
        bread: 4,
        leather: 2,
        coke: 1,
        franc: 6,
      },
      buildings: ['bakehouse', 'wharf-1', 'abattoir'],
      ships: ['appoline', 'noemi', 'ophelie', 'saint-malo'],
      disc: 'marketplace',
    },
    '2': {
      stock: { fish: 5, wood: 6, clay: 3, iron: 1, grain: 2, hide: 2, franc: 12, meat: 2 },
      buildings: ['smokehouse', 'charcoal-kiln', 'brickworks', 'ironworks'],
      ships: ['dina', 'blanche', 'dunkerque'],
      disc: 'shipping-line',
    },
  },
}

export const lastRounds: Lesson = {
  game: 'le-havre',
  name: 'last',
  position,
  opponents: 1,
  answers: [turns('supply, take wood, end, pay 4 fish 1 meat', 'enter charcoal-kiln, convert 4, end')],
  always: [SUPPLY],
  steps: [
    { id: 'last.goods', at: '[data-zone="mine"]', reads: 'g', parts: [] },
    {
      id: 'last.cargo',
      at: offer('cattle'),
      reads: 'o',
      parts: [take('cattle'), END],
    },
    { id: 'last.feeding', at: TRAY, parts: [feed('pay 2 bread')] },
    {
      id: 'last.final',
      at: building('shipping-line'),
      parts: [
        enter('shipping-line'),
        fee('pay 2 fish'),
        load(
          'sail 3 wooden 1 iron',
          'load 2 leather',
          'load 3 cattle',
          'load 1 hide',
          'load 2 bread',
          'load 1 wood',
        ),
        END,
      ],
    },
    { id: 'last.score', at: '[data-ui="sheet"]', parts: [] },
  ],
}
