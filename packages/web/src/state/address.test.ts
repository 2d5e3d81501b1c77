import { expect, it } from 'vitest'
import { addressOf, type Route, readRoute } from './address.ts'

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new-game' },
  { page: 'settings' },
  { page: 'table', id: '1x9fk2a' },
  { page: 'replay', source: '1x9fk2a', position: null, review: false },
  { page: 'replay', source: '1x9fk2a', position: 84, review: false },
  { page: 'replay', source: '1x9fk2a', position: null, review: true },
  { page: 'replay', source: 'record=x1-_', position: 0, review: false },
  { page: 'join', room: 'x1-_x1-_x1-_x1-_' },
  { page: 'watch', room: 'x1-_x1-_x1-_x1-_' },
  { page: 'seat', room: 'x1-_x1-_x1-_x1-_', key: 'k'.repeat(32) },
]

it.each(ROUTES)('an address leads back to where it was taken: %j', (route) => {
  expect(readRoute(addressOf(route))).toEqual(route)
})

it.each([
  '',
  '#',
  '#/',
  '#/nowhere',
  '#/table',
  '#/table/',
  '#/table/a b',
  '#/table/<script>',
  '#main',
  '#/replay',
  '#/replay/record=',
  '#/replay/record=a b',
  '#/join/short',
  '#/seat/x1-_x1-_x1-_x1-_',
  '#/seat/x1-_x1-_x1-_x1-_/short',
])('%j leads home', (hash) => {
  expect(readRoute(hash)).toEqual({ page: 'home' })
})
