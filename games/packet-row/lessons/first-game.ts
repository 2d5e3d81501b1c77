/** The last four rounds of a game for three: everybody is harbour master once, and two contracts are fulfilled. */
import { type Lesson, turns } from '@quayside/game/lesson'

const position = {
  options: { players: 3 },
  round: 18,
  master: 2,
  phase: 'naming',
  seats: [
    {
      money: 12,
      hand: [
        'start-fur-3-es',
        'cotton-3-nl',
        'cotton-2',
        'nugget-1',
        'captain',
        'assistant',
        'banker',
        'library',
      ],
      ships: [],
    },
    {
      money: 21,
      hand: ['start-grain-3-gb', 'grain-2', 'university', 'money-3', 'trader'],
      ships: ['ship-gb'],
    },
    { money: 17, hand: ['start-tobacco-3-se', 'tobacco-1', 'church', 'banker'], ships: ['ship-fr'] },
  ],
  boards: {
    guildhall: {
      current: ['grain-2-es', 'almshouse'],
      future: ['tobacco-3-fr', 'courthouse'],
      deck: ['fur-2-nl', 'cotton-2-fr', 'assistant', 'grain-3-se'],
      left: 6,
    },
    docks: {
      current: ['ship-es', 'ship-nl'],
      future: ['nugget-2', 'ship-de'],
      deck: ['ship-fr', 'captain', 'fish-hall', 'ship-se'],
      left: 8,
    },
    market: {
      current: ['fur-3', 'grain-1'],
      future: ['tobacco-2', 'trader'],
      deck: ['market-hall', 'grain-3'],
      left: 8,
    },
    bank: {
      current: ['money-4', 'savings-bank'],
      future: ['money-6', 'hospital'],
      deck: ['banker', 'merchants-exchange'],
      left: 2,
    },
  },
}

export const lesson: Lesson = {
  game: 'packet-row',
  position,
  opponents: ['Odile', 'Mateo'],
  answers: [
    turns('name market, take savings-bank', 'take grain-2-es', 'pass', 'name bank, pass', 'done'),
    turns(
      'take grain-1',
      'name guildhall, pass, name docks, take ship-nl',
      'take nugget-2',
      'take money-6',
      'done',
    ),
  ],
  always: [],
  steps: [
    { id: 'packet-row.goal', at: '[data-zone="mine"]', reads: 'h', plays: [] },
    { id: 'packet-row.areas', at: '[data-zone="market"]', reads: 'm', plays: [] },
    { id: 'packet-row.take', at: '[data-place="card-fur-3"]', reads: 'm', plays: ['take fur-3'] },
    { id: 'packet-row.pass', at: '[data-zone="tray"]', reads: 'g', plays: ['pass'] },
    { id: 'packet-row.ship', at: '[data-place="card-ship-es"]', reads: 'd', plays: ['take ship-es'] },
    {
      id: 'packet-row.deliver',
      at: '[data-zone="mine"]',
      reads: 'c',
      plays: ['deliver start-fur-3-es with fur-3 ship-es'],
    },
    { id: 'packet-row.name', at: '[data-zone="docks"]', reads: 'd', plays: ['name docks'] },
    { id: 'packet-row.master', at: '[data-place="card-ship-de"]', plays: ['take ship-de'] },
    {
      id: 'packet-row.helpers',
      at: '[data-zone="mine"]',
      reads: 'h',
      plays: ['deliver cotton-3-nl with cotton-2 nugget-1 ship-de captain'],
    },
    {
      id: 'packet-row.assistant',
      at: '[data-place="card-merchants-exchange"]',
      reads: 'b',
      plays: ['take merchants-exchange by assistant'],
    },
    { id: 'packet-row.score', at: '[data-ui="sheet"]', plays: [] },
  ],
}
