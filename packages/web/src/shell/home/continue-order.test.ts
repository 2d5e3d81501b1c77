import type { MyRoom } from '@quayside/protocol'
import { expect, it } from 'vitest'
import type { SavedGame } from '../../backend/saved-games.ts'
import { inOrder, isWaiting, type RunningGame } from './continue-order.ts'

const room = (id: string, ownTurns: readonly number[], nextDeadline: number | null, changedAt: number) =>
  ({
    kind: 'room',
    room: { info: { room: id }, ownTurns, nextDeadline, changedAt, isOver: false } as unknown as MyRoom,
  }) satisfies RunningGame

const saved = (id: string, waits: readonly number[], changed: number) =>
  ({
    kind: 'saved',
    game: {
      id,
      waits,
      changed,
      seats: [
        { name: '', bot: null },
        { name: '', bot: 'mate' },
      ],
    } as unknown as SavedGame,
  }) satisfies RunningGame

const idOf = (open: RunningGame): string => (open.kind === 'room' ? open.room.info.room : open.game.id)

it('the most urgent of my turns comes first, then others’ turns by their last move, then paused games', () => {
  const games = [
    saved('bots are to move', [1], 99),
    room('others, earlier', [], 5, 10),
    saved('here, earlier', [0], 50),
    room('others, later', [], null, 20),
    room('no clock', [0], null, 1),
    room('in two days', [0], 200, 30),
    saved('here, later', [0], 60),
    room('in an hour', [0], 100, 2),
  ]
  expect(inOrder(games).map(idOf)).toEqual([
    'in an hour',
    'in two days',
    'no clock',
    'here, later',
    'here, earlier',
    'others, later',
    'others, earlier',
    'bots are to move',
  ])
  expect(games.filter(isWaiting)).toHaveLength(5)
})
