import { SAMPLE_GAME, sampleRules } from '@quayside/games/testing'
import type { AnyRules } from '@quayside/kernel'
import { before } from '@quayside/le-havre/testing'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import type { Frame } from '@quayside/table/session/current-game.ts'
import { INITIAL_SERVER_STATE } from '@quayside/table/session/server-state.ts'
import { expect, it } from 'vitest'
import { isOwnTurnAtServer } from '../../packages/web/src/shell/table/tab-signal.ts'

const frame = (start: number, viewer: Frame['viewer'] = 0): Frame => ({
  moveNumber: 5,
  viewer,
  view:
    start === 0
      ? before('fishery', { franc: 1 }).state
      : before('marketplace', { franc: 5 }, { start }).state,
  handOver: null,
  undo: { moveNumber: 5, reason: 'other-seat' },
  steps: [],
  fromMove: 5,
})

const seat = { name: 'Odile', bot: null, free: false }

const table = {
  rules: sampleRules as AnyRules,
  currentFrame: frame(0),
  queuedFrames: [],
  server: {
    ...INITIAL_SERVER_STATE,
    address: { room: 'room', seat: 0, seatSecret: null },
    room: {
      room: 'room',
      game: SAMPLE_GAME,
      rulesVersion: 2,
      options: {},
      seats: [seat, seat],
      settings: DEFAULT_ROOM_SETTINGS,
    },
  },
}

it('the tab says that it is your turn, also when the moves before are still played back', () => {
  expect(isOwnTurnAtServer(table)).toBe(true)
  expect(isOwnTurnAtServer({ ...table, currentFrame: frame(1) })).toBe(false)
  expect(isOwnTurnAtServer({ ...table, currentFrame: frame(1), queuedFrames: [frame(0)] })).toBe(true)
})

it('the tab says nothing to a spectator, in a local game, before the start and after the end', () => {
  const { server } = table
  expect(isOwnTurnAtServer({ ...table, currentFrame: frame(0, 'spectator') })).toBe(false)
  expect(isOwnTurnAtServer({ ...table, server: null })).toBe(false)
  const room = { ...server.room, seats: [seat, { ...seat, free: true }] }
  expect(isOwnTurnAtServer({ ...table, server: { ...server, room } })).toBe(false)
  const status = { ...server.status, isEnded: true }
  expect(isOwnTurnAtServer({ ...table, server: { ...server, status } })).toBe(false)
})
