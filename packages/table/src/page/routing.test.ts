import { expect, it } from 'vitest'
import { addressOf, type Route, readRoute } from './routing.ts'

const isGame = (id: string): boolean => ['le-havre', 'packet-row'].includes(id)

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new-game' },
  { page: 'new-game', game: 'packet-row' },
  { page: 'settings' },
  { page: 'learn' },
  { page: 'study' },
  { page: 'lesson', game: 'le-havre' },
  { page: 'lesson', game: 'le-havre', name: 'loans' },
  { page: 'cards', game: 'packet-row' },
  { page: 'rules', game: 'le-havre', topic: null },
  { page: 'rules', game: 'packet-row', topic: 'last-deliveries' },
  { page: 'table', id: '1x9fk2a' },
  { page: 'replay', source: '1x9fk2a', position: null, review: false },
  { page: 'replay', source: '1x9fk2a', position: 84, review: false },
  { page: 'replay', source: '1x9fk2a', position: null, review: true },
  { page: 'replay', source: 'record=x1-_', position: 0, review: false },
  { page: 'replay', source: 'room=x1-_x1-_x1-_x1-_', position: 7, review: false },
  { page: 'puzzles', mode: null, detail: null },
  { page: 'puzzles', mode: 'training', detail: 'le-havre.energy' },
  { page: 'puzzles', mode: 'packet-row', detail: '12-96' },
  { page: 'you' },
  { page: 'statistics' },
  { page: 'player', id: 'x1-_.x1' },
  { page: 'ratings', game: 'packet-row', seats: 4 },
  { page: 'operator', tab: 'reports', search: '' },
  { page: 'operator', tab: 'rooms', search: 'x1-_x1-_x1-_x1-_' },
  { page: 'operator', tab: 'players', search: 'Zoë / 50%' },
  { page: 'join', room: 'x1-_x1-_x1-_x1-_' },
  { page: 'watch', room: 'x1-_x1-_x1-_x1-_' },
  { page: 'seat', room: 'x1-_x1-_x1-_x1-_', key: 'k'.repeat(32) },
]

it.each(ROUTES)('formatting and parsing an address gives the same route: %j', (route) => {
  expect(readRoute(addressOf(route), isGame)).toEqual(route)
})

it.each(['', '#', '#/', '#main'])('%j leads home', (hash) => {
  expect(readRoute(hash, isGame)).toEqual({ page: 'home' })
})

it.each([
  '#/nowhere',
  '#/table',
  '#/table/',
  '#/table/a b',
  '#/table/<script>',
  '#/lesson',
  '#/lesson/chess',
  '#/cards/',
  '#/rules/chess/feeding',
  '#/replay',
  '#/replay/record=',
  '#/replay/record=a b',
  '#/replay/room=short',
  '#/player/',
  '#/player/a b',
  '#/ratings/chess/3',
  '#/join/short',
  '#/seat/x1-_x1-_x1-_x1-_',
  '#/seat/x1-_x1-_x1-_x1-_/short',
])('%j leads nowhere, and says so', (hash) => {
  expect(readRoute(hash, isGame)).toEqual({ page: 'not-found' })
})
