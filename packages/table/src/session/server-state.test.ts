import { expect, it } from 'vitest'
import { INITIAL_SERVER_STATE, reduceServerState, voteUndoTarget } from './server-state.ts'

const PLACE = { room: 'a-room-of-our-own', seat: 0, seatSecret: null }

it('the reason for a lost connection is kept until the connection is back, even if retries fail', () => {
  const because = { code: 'room-unavailable', params: {} }
  const connected = reduceServerState(
    { ...INITIAL_SERVER_STATE, address: PLACE },
    { kind: 'connection', isDisconnected: true, reason: because },
  )
  const broken = reduceServerState(connected, { kind: 'connection', isDisconnected: true })
  expect(broken).toMatchObject({ isDisconnected: true, disconnectReason: because })
  expect(reduceServerState(broken, { kind: 'connection', isDisconnected: false })).toMatchObject({
    isDisconnected: false,
    disconnectReason: null,
  })
})

const step = (at: number, seat: number, reveal = false) => ({
  moveNumber: at,
  seat,
  events: reveal ? [{ kind: 'shown', reveal: true as const }] : [{ kind: 'taken' }],
})

it("a vote can undo to before the viewer's last own step", () => {
  expect(voteUndoTarget([step(0, 0), step(1, 0), step(2, 1), step(3, 1)], 0)).toBe(1)
})

it('a vote can never undo a reveal, and needs an own step', () => {
  expect(voteUndoTarget([step(0, 0), step(1, 1, true), step(2, 1)], 0)).toBeNull()
  expect(voteUndoTarget([step(0, 0, true), step(1, 1)], 0)).toBeNull()
  expect(voteUndoTarget([step(0, 1), step(1, 1)], 0)).toBeNull()
})
