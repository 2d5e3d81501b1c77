/**
 * Lesson of the last four rounds of a game for three: every player is harbour master once, and two contracts are
 * fulfilled.
 */
import { type Lesson, type LessonStep, turns } from '@quayside/game/lesson'

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

/** A step with a single decision. */
const step = (id: string, at: string, reads: string | undefined, play: string): LessonStep => ({
  id,
  at,
  ...(reads === undefined ? {} : { reads }),
  parts: [{ id: `${id}.do`, at, plays: [play] }],
})

const MINE = '[data-zone="mine"]'

const card = (name: string): string => `[data-place="card-${name}"]`

export const firstGame: Lesson = {
  game: 'packet-row',
  name: 'first',
  position,
  opponents: 2,
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
    { id: 'goal', at: MINE, reads: 'h', parts: [] },
    { id: 'areas', at: '[data-zone="market"]', reads: 'm', parts: [] },
    step('take', card('fur-3'), 'm', 'take fur-3'),
    step('pass', '[data-zone="tray"]', 'g', 'pass'),
    step('ship', card('ship-es'), 'd', 'take ship-es'),
    step('deliver', MINE, 'c', 'deliver start-fur-3-es with fur-3 ship-es'),
    step('name', '[data-zone="docks"]', 'd', 'name docks'),
    step('master', card('ship-de'), undefined, 'take ship-de'),
    step('helpers', MINE, 'h', 'deliver cotton-3-nl with cotton-2 nugget-1 ship-de captain'),
    step('assistant', card('merchants-exchange'), 'b', 'take merchants-exchange by assistant'),
    { id: 'score', at: '[data-ui="sheet"]', parts: [] },
  ],
}
