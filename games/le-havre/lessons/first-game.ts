/** The last two rounds of a short game for two: every part of the game once, from an offer to the final action. */

import { type Lesson, turns } from '@quayside/game/lesson'
import { buildingNamed, type PositionLiteral } from '../rules/index.ts'

const position: PositionLiteral = {
  options: { players: 2, version: 'short' },
  round: 7,
  turn: 5,
  tiles: ['fish+clay', 'iron+franc', 'wood+fish', 'wood+clay', 'fish+grain', 'wood+franc', 'wood+cattle'],
  offers: { franc: 3, fish: 4, wood: 6, clay: 2, iron: 2, grain: 1, cattle: 1 },
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
  piles: [['wharf-1', 'steel-mill'], ['cokery', 'bank'], ['abattoir']],
  ships: { wooden: ['ophelie'], iron: [], steel: ['bremerhaven'], luxury: [] },
  seats: {
    '1': {
      stock: {
        fish: 2,
        wood: 5,
        clay: 2,
        iron: 2,
        grain: 4,
        coal: 2,
        hide: 1,
        coke: 1,
        franc: 2,
        leather: 2,
      },
      buildings: ['bakehouse', 'tannery'],
      ships: ['appoline', 'noemi', 'saint-malo'],
      disc: 'marketplace',
    },
    '2': {
      stock: {
        fish: 6,
        wood: 4,
        clay: 3,
        iron: 1,
        grain: 2,
        cattle: 3,
        coal: 1,
        hide: 2,
        franc: 12,
        smoked_fish: 3,
        meat: 2,
      },
      buildings: ['smokehouse', 'charcoal-kiln', 'brickworks', 'ironworks'],
      ships: ['dina', 'blanche', 'dunkerque'],
      disc: 'smokehouse',
    },
  },
}

/** A building wherever it lies. */
const card = (name: string): string => `[data-place="building-${buildingNamed(name)}"]`

/** By what a person can pay with and has enough of for all that follows. */
const ENERGY = ['pay 3 wood', 'pay 1 coal'] as const

export const lesson: Lesson = {
  game: 'le-havre',
  position,
  opponents: ['Odile'],
  answers: [
    turns(
      'supply, take franc, end, pay 5 fish',
      'supply, enter colliery, pay 2 franc, end',
      'supply, enter fishery, end',
      'supply, enter abattoir, convert 4, end',
      'supply, enter tannery, convert 4, end, pay 4 fish 1 meat',
      'enter charcoal-kiln, convert 4, end',
    ),
  ],
  always: ['supply', 'end'],
  steps: [
    { id: 'le-havre.goal', at: '[data-zone="mine"]', reads: 'g', plays: [] },
    { id: 'le-havre.rounds', at: '#zone-rounds', reads: 'r', plays: [] },
    { id: 'le-havre.offer', at: '[data-place="offer-wood"]', reads: 'o', plays: ['take wood'] },
    { id: 'le-havre.end-of-turn', at: '[data-zone="tray"] [data-confirm]', plays: ['end'] },
    {
      id: 'le-havre.build',
      at: card('building-firm-1'),
      reads: 'b',
      plays: ['enter building-firm-1', 'build wharf-1'],
    },
    { id: 'le-havre.feeding', at: '[data-zone="tray"]', plays: ['borrow'] },
    {
      id: 'le-havre.energy',
      at: card('bakehouse'),
      plays: ['enter bakehouse', 'convert 5', ENERGY[0]],
      admits: ENERGY,
      until: 'pay',
    },
    { id: 'le-havre.interest', at: '[data-zone="tray"]', plays: ['repay'] },
    {
      id: 'le-havre.ship',
      at: card('wharf-1'),
      reads: 's',
      plays: ['enter wharf-1', 'build ophelie', ENERGY[1]],
      admits: ENERGY,
      until: 'pay',
    },
    { id: 'le-havre.cargo', at: '[data-place="offer-cattle"]', reads: 'o', plays: ['take cattle'] },
    { id: 'le-havre.last-feeding', at: '[data-zone="tray"]', plays: ['pay 2 bread'] },
    {
      id: 'le-havre.final',
      at: card('shipping-line'),
      plays: turns(
        'enter shipping-line, sail 3 wooden 1 iron',
        'load 1 wood, load 3 cattle, load 1 hide, load 2 bread, load 2 leather, end',
      ),
      admits: ['sail', 'load', 'pay', 'done'],
    },
    { id: 'le-havre.score', at: '[data-ui="sheet"]', plays: [] },
  ],
}
