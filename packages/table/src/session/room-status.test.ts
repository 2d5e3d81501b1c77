import { expect, it } from 'vitest'
import { voteUndoTarget } from './room-status.ts'

const step = (at: number, seat: number, reveal = false) => ({
  moveNumber: at,
  seat,
  events: reveal ? [{ kind: 'shown', reveal: true as const }] : [{ kind: 'taken' }],
})

it('the others can be asked to go back to before the last own step', () => {
  expect(voteUndoTarget([step(0, 0), step(1, 0), step(2, 1), step(3, 1)], 0)).toBe(1)
})

it('never behind something that was revealed, nor without an own step', () => {
  expect(voteUndoTarget([step(0, 0), step(1, 1, true), step(2, 1)], 0)).toBeNull()
  expect(voteUndoTarget([step(0, 0, true), step(1, 1)], 0)).toBeNull()
  expect(voteUndoTarget([step(0, 1), step(1, 1)], 0)).toBeNull()
})
