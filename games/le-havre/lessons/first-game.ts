/**
 * Lesson of two rounds in the middle of a full game for two: every kind of turn once, harvest, feeding and the town's
 * building.
 */
import { type Lesson, turns } from '@quayside/game/lesson'
import type { PositionLiteral } from '../rules/index.ts'
import { building, buildShip, END, energy, enter, fee, feed, offer, SUPPLY, TRAY, take } from './parts.ts'

const position: PositionLiteral = {
  options: { players: 2, version: 'full' },
  start: 1,
  round: 5,
  turn: 3,
  tiles: ['fish+clay', 'iron+franc', 'wood+clay', 'fish+grain', 'wood+franc', 'wood+fish', 'wood+cattle'],
  offers: { franc: 2, fish: 3, wood: 6, clay: 2, iron: 1, grain: 1, cattle: 1 },
  town: ['building-firm-2', 'construction-firm', 'marketplace', 'fishpond-and-wood'],
  piles: [
    ['bakehouse', 'brickworks', 'cokery'],
    ['smokehouse', 'colliery', 'shipping-line'],
    ['wharf-1', 'tannery', 'steel-mill'],
  ],
  special: ['hunting-lodge', 'tavern', 'zoo'],
  ships: { wooden: ['noemi'], iron: [], steel: [], luxury: [] },
  seats: {
    '1': {
      stock: { fish: 2, wood: 3, clay: 2, iron: 2, grain: 1, cattle: 2, coal: 1, franc: 5 },
      buildings: ['building-firm-1', 'fishery'],
      ships: ['appoline'],
      disc: 'marketplace',
    },
    '2': {
      stock: { fish: 5, wood: 4, clay: 2, iron: 1, grain: 1, cattle: 1, coal: 1, hide: 1, franc: 9 },
      buildings: ['clay-mound', 'charcoal-kiln', 'abattoir'],
      ships: ['lucie', 'blanche'],
      disc: 'construction-firm',
    },
  },
}

export const firstGame: Lesson = {
  game: 'le-havre',
  name: 'first',
  position,
  opponents: 1,
  answers: [
    turns(
      'supply, take grain, end',
      'supply, enter building-firm-1, build smokehouse, end, pay 1 fish',
      'supply, take franc, end',
      'supply, take fish, end',
      'supply, enter charcoal-kiln, convert 2, end',
      'supply, take cattle, end, pay 3 fish',
    ),
  ],
  always: [SUPPLY],
  steps: [
    { id: 'goal', at: '[data-zone="mine"]', reads: 'g', parts: [] },
    { id: 'ribbon', at: '[data-ui="ribbon"]', reads: 'r', parts: [] },
    {
      id: 'offer',
      at: offer('wood'),
      reads: 'o',
      parts: [take('wood'), END],
    },
    { id: 'fishery', at: building('fishery'), parts: [enter('fishery'), END] },
    {
      id: 'build',
      at: building('building-firm-2'),
      reads: 'b',
      parts: [
        enter('building-firm-2'),
        fee('pay 1 fish'),
        { id: 'wharf', at: building('wharf-1'), plays: ['build wharf-1'] },
        END,
      ],
    },
    { id: 'harvest', at: '[data-place="stock-0-grain"]', reads: 'g', parts: [] },
    { id: 'feeding', at: TRAY, parts: [feed('pay 5 fish')] },
    { id: 'town', at: building('bakehouse'), reads: 'b', parts: [] },
    {
      id: 'ship',
      at: building('wharf-1'),
      reads: 's',
      parts: [enter('wharf-1'), buildShip('ophelie'), energy('pay 1 coal'), END],
    },
    {
      id: 'hammers',
      at: building('clay-mound'),
      parts: [enter('clay-mound'), fee('pay 1 franc'), END],
    },
    {
      id: 'special',
      at: building('fishpond-and-wood'),
      parts: [enter('fishpond-and-wood'), fee('pay 1 franc'), END],
    },
    { id: 'fed-by-ships', at: TRAY, parts: [feed('pay 3 fish')] },
    { id: 'revealed', at: building('hunting-lodge'), reads: 'b', parts: [] },
    { id: 'finish', at: '#zone-rounds', reads: 'r', parts: [] },
  ],
}
