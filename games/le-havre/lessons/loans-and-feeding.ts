/** Lesson about the end of a round without enough food: a loan, its interest, and repaying it. */
import { type Lesson, turns } from '@quayside/game/lesson'
import type { PositionLiteral } from '../rules/index.ts'
import { building, convert, END, energy, enter, INTEREST, offer, SUPPLY, TRAY, take } from './parts.ts'

const position: PositionLiteral = {
  options: { players: 2, version: 'short' },
  start: 2,
  round: 4,
  turn: 7,
  tiles: ['wood+fish', 'fish+clay', 'iron+franc', 'wood+clay', 'fish+grain', 'wood+franc', 'wood+cattle'],
  offers: { franc: 5, fish: 2, wood: 3, clay: 2, iron: 2, grain: 1, cattle: 1 },
  town: ['building-firm-1', 'building-firm-2', 'construction-firm', 'marketplace', 'clay-mound'],
  piles: [
    ['bakehouse', 'colliery'],
    ['abattoir', 'tannery'],
    ['wharf-1', 'ironworks'],
  ],
  ships: { wooden: ['noemi', 'ophelie'], iron: [], steel: [], luxury: [] },
  seats: {
    '1': {
      stock: { fish: 3, wood: 3, clay: 1, iron: 0, cattle: 0, coal: 1, hide: 2, franc: 0 },
      buildings: ['smokehouse', 'brickworks'],
      ships: ['appoline'],
      disc: 'marketplace',
    },
    '2': {
      stock: { fish: 4, wood: 4, clay: 3, iron: 2, grain: 2, cattle: 2, coal: 2, hide: 2, franc: 12 },
      buildings: ['fishery', 'shipping-line'],
      ships: ['dina', 'blanche'],
      disc: 'fishery',
    },
  },
}

export const loansAndFeeding: Lesson = {
  game: 'le-havre',
  name: 'loans',
  position,
  opponents: 1,
  answers: [turns('pay 4 fish 1 franc', 'supply, enter clay-mound, end', 'supply, take fish, end')],
  always: [SUPPLY, INTEREST],
  steps: [
    { id: 'loans.food', at: '[data-ui="ribbon"]', reads: 'r', parts: [] },
    {
      id: 'loans.smoke',
      at: building('smokehouse'),
      parts: [enter('smokehouse'), convert('convert 3'), energy('pay 1 wood'), END],
    },
    { id: 'loans.borrow', at: TRAY, parts: [{ id: 'borrow', at: TRAY, plays: ['borrow'] }] },
    // No command: the payment is usually forced and happens automatically.
    { id: 'loans.interest', at: '[data-zone="mine"]', reads: 'g', parts: [] },
    {
      id: 'loans.repay',
      at: offer('franc'),
      reads: 'o',
      parts: [take('franc'), { id: 'repay', at: TRAY, plays: ['repay'] }, END],
    },
    { id: 'loans.finish', at: '[data-zone="mine"]', reads: 'g', parts: [] },
  ],
}
