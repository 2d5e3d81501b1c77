import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import { addressOf, type Route, readRoute } from './routing.ts'

const isGame = (id: string): boolean => [SAMPLE_GAME, OTHER_GAME].includes(id)

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new-game' },
  { page: 'new-game', game: OTHER_GAME },
  { page: 'settings' },
  { page: 'learn' },
  { page: 'study' },
  { page: 'lesson', game: SAMPLE_GAME },
  { page: 'lesson', game: SAMPLE_GAME, name: 'loans' },
  { page: 'cards', game: OTHER_GAME },
  { page: 'rules', game: SAMPLE_GAME, topic: null },
  { page: 'rules', game: OTHER_GAME, topic: 'last-deliveries' },
  { page: 'table', id: '1x9fk2a' },
  { page: 'replay', source: '1x9fk2a', position: null, review: false },
  { page: 'replay', source: '1x9fk2a', position: 84, review: false },
  { page: 'replay', source: '1x9fk2a', position: null, review: true },
  { page: 'replay', source: 'record=x1-_', position: 0, review: false },
  { page: 'replay', source: 'room=x1-_x1-_x1-_x1-_', position: 7, review: false },
  { page: 'puzzles', mode: null, detail: null },
  { page: 'puzzles', mode: 'training', detail: `${SAMPLE_GAME}.energy` },
  { page: 'puzzles', mode: OTHER_GAME, detail: '12-96' },
  { page: 'you' },
  { page: 'statistics' },
  { page: 'player', id: 'x1-_.x1' },
  { page: 'ratings', game: OTHER_GAME, seats: 4 },
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
