import type { Standings } from '@quayside/bots'
import { expect, it } from 'vitest'
import { formatStandings } from './format-standings.ts'
import { loadCliMessages } from './messages/index.ts'

const figure = (value: number) => ({ value, low: null, high: null })

const STANDINGS: Standings = {
  players: 2,
  games: 40,
  deals: 20,
  bots: [
    {
      bot: 'ann',
      seats: 40,
      winShare: { value: 1, low: 0.839, high: 1 },
      points: figure(1),
      place: 1,
      elo: figure(382),
      forfeits: 0,
    },
    {
      bot: './bob',
      seats: 40,
      winShare: figure(0),
      points: figure(2),
      place: 2,
      elo: figure(-382),
      forfeits: 1,
    },
  ],
  duels: [{ first: 'ann', second: './bob', comparisons: 40, share: figure(1) }],
  forfeits: [{ bot: './bob', seat: 1, seed: 'cup-0', at: 40, reason: 'crashed', detail: 'exit status 3' }],
}

it('standings are printed in columns, with forfeits', async () => {
  expect(formatStandings(STANDINGS, (await loadCliMessages('en')).say, 'en')).toEqual([
    '40 games for 2 players: 20 deals in all seat rotations, 95% intervals. Pure chance would win 50%.',
    '',
    'bot    Elo   wins                points  place  seats  forfeits',
    'ann    +382  100% (83.9%..100%)  1       1      40     0',
    './bob  -382  0%                  2       2      40     1',
    '',
    'who finished ahead  share  games',
    'ann ahead of ./bob  100%   40',
    'Forfeit: ./bob, seat 2 of cup-0, after 40 commands: crashed (exit status 3)',
  ])
})
