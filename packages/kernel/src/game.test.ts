import { describe, expect, it } from 'vitest'
import { Game } from './game.ts'
import { applyToCopy } from './steps.ts'
import { highCard } from './testing/high-card/rules.ts'
import { SAMPLE_MOVES, sampleRecord } from './testing/sample-record.ts'

const sunday = (moves = SAMPLE_MOVES) => {
  const game = Game.load(highCard, sampleRecord(moves))
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

const BORROWED_AND_COMMITTED = SAMPLE_MOVES.slice(0, 2)
const TURNED_UP = SAMPLE_MOVES.slice(0, 3)

describe('a game', () => {
  it('starts with a deal and no moves', () => {
    const game = Game.open(highCard, { players: 3 }, 'sunday')
    expect(game.ok && game.value.moveNumber).toBe(0)
    expect(game.ok && game.value.state.hands).toHaveLength(3)
  })

  it('does not start with bad options or a bad seed', () => {
    expect(Game.open(highCard, { players: 1 }, 'sunday')).toMatchObject({ refusal: { code: 'players' } })
    expect(Game.open(highCard, {}, 'sun day')).toMatchObject({ refusal: { code: 'bad-seed' } })
  })

  it('does not load a record that does not replay', () => {
    expect(Game.load(highCard, { ...sampleRecord(), seed: 'monday' })).toMatchObject({
      ok: false,
      refusal: { code: 'deal-mismatch', line: 0 },
    })
  })

  it('adds each command to its record and returns the events', () => {
    const game = sunday([])
    for (const [seat, command] of SAMPLE_MOVES)
      expect(game.submitText(seat, command)).toMatchObject({ ok: true })
    expect(game.record).toEqual(sampleRecord())
    expect(game.moves.map(({ events }) => events.length)).toEqual([1, 1, 2, 3])
  })

  it('can start in any position', () => {
    const { state } = sunday(TURNED_UP)
    const game = Game.from(highCard, state)
    expect(game.submitText(0, 'pay 2')).toMatchObject({ ok: true })
    expect(game.undo(0)).toMatchObject({ refusal: { code: 'undo-limit' } })
    expect(state.payer).toBe(0)
  })

  it('applies a single command to a copy', () => {
    const { state } = sunday(TURNED_UP)
    const before = highCard.hash(state)
    const played = applyToCopy(highCard, state, 0, { kind: 'pay', coins: 2 })
    expect(played.ok && played.value.state.payer).toBe(null)
    expect(played.ok && played.value.events[0]).toEqual({ kind: 'paid', seat: 0, coins: 2 })
    expect(applyToCopy(highCard, state, 1, { kind: 'pay', coins: 2 })).toMatchObject({
      refusal: { code: 'not-now' },
    })
    expect(highCard.hash(state)).toBe(before)
  })
})

describe('a command is refused and nothing changes', () => {
  it.each([
    [
      'for a position that is past',
      0,
      'commit 10',
      0,
      { code: 'stale-move', params: { at: 0, expected: 1 } },
    ],
    ['for a position to come', 0, 'commit 10', 2, { code: 'stale-move', params: { at: 2, expected: 1 } }],
    ['from a seat beyond the table', 2, 'borrow', 1, { code: 'no-such-seat', params: { seat: 3, seats: 2 } }],
    [
      'from a seat before the first',
      -1,
      'borrow',
      1,
      { code: 'no-such-seat', params: { seat: 0, seats: 2 } },
    ],
    ['from no seat at all', 0.5, 'borrow', 1, { code: 'no-such-seat', params: { seat: 1.5, seats: 2 } }],
    ['from the wrong seat', 1, 'commit 10', 1, { code: 'not-in-hand', params: { card: 10 } }],
    ['that the rules forbid', 0, 'borrow', 1, { code: 'already-borrowed', params: {} }],
    ['that nobody understands', 0, 'fold', 1, { code: 'unknown-command', params: { text: 'fold' } }],
  ])('when it comes %s', (_, seat, text, at, refusal) => {
    const game = sunday(SAMPLE_MOVES.slice(0, 1))
    const before = [highCard.hash(game.state), game.record]
    expect(game.submitText(seat, text, at)).toEqual({ ok: false, refusal })
    expect([highCard.hash(game.state), game.record]).toEqual(before)
  })
})

describe('undo', () => {
  it('goes to the start of the game while only the same seat has acted', () => {
    const game = sunday(BORROWED_AND_COMMITTED)
    expect(game.undoLimit(0)).toEqual({ moveNumber: 0, reason: 'start' })
    expect(game.undo(0, 0)).toEqual({ ok: true, value: 0 })
    expect(highCard.hash(game.state)).toBe(game.record.deal)
    expect(game.record.moves).toEqual([])
  })

  it('undoes one command by default', () => {
    const game = sunday(BORROWED_AND_COMMITTED)
    expect(game.undo(0)).toEqual({ ok: true, value: 1 })
    expect(highCard.hash(game.state)).toBe(highCard.hash(sunday(SAMPLE_MOVES.slice(0, 1)).state))
    expect(game.moves).toHaveLength(1)
  })

  it('never undoes a move of another seat', () => {
    const game = sunday(BORROWED_AND_COMMITTED)
    expect(game.undoLimit(1)).toEqual({ moveNumber: 2, reason: 'other-seat' })
    expect(game.undo(1, 1)).toEqual({
      ok: false,
      refusal: { code: 'undo-limit', params: { to: 1, limit: 2, because: 'other-seat' } },
    })
    expect(game.moveNumber).toBe(2)
  })

  it('never undoes a reveal', () => {
    const game = sunday(TURNED_UP)
    expect(game.undoLimit(1)).toEqual({ moveNumber: 3, reason: 'reveal' })
    expect(game.undo(1)).toMatchObject({ refusal: { params: { limit: 3, because: 'reveal' } } })
    expect(game.moveNumber).toBe(3)
  })

  it('undoes moves of other seats when all agree, but no reveal', () => {
    const game = sunday(BORROWED_AND_COMMITTED)
    expect(game.undoLimit(null)).toEqual({ moveNumber: 0, reason: 'start' })
    expect(game.undo(null, 0)).toEqual({ ok: true, value: 0 })
    expect(sunday(TURNED_UP).undoLimit(null)).toEqual({ moveNumber: 3, reason: 'reveal' })
    expect(sunday(TURNED_UP).undo(null, 2)).toMatchObject({ refusal: { code: 'undo-limit' } })
  })

  it('stops after a move of another seat, though the seat itself acted before and after', () => {
    const game = sunday([
      [0, 'borrow'],
      [1, 'borrow'],
      [0, 'commit 2'],
    ])
    expect(game.undoLimit(0)).toEqual({ moveNumber: 2, reason: 'other-seat' })
    expect(game.undo(0, 2)).toEqual({ ok: true, value: 2 })
  })

  it.each([[2], [3], [-1], [0.5], [Number.NaN]])('is refused to move %d of a game at move 2', (to) => {
    const game = sunday(BORROWED_AND_COMMITTED)
    expect(game.undo(0, to)).toEqual({
      ok: false,
      refusal: { code: 'nothing-to-undo', params: { to, at: 2 } },
    })
    expect(game.moveNumber).toBe(2)
  })

  it('is refused at the start', () => {
    expect(sunday([]).undo(0)).toMatchObject({ refusal: { code: 'nothing-to-undo' } })
  })

  it('lets the game continue in another way', () => {
    const game = sunday(BORROWED_AND_COMMITTED)
    game.undo(0)
    expect(game.submitText(0, 'commit 2')).toMatchObject({ ok: true })
    expect(game.record.moves.map(({ command }) => command)).toEqual(['borrow', 'commit 2'])
    expect(Game.load(highCard, game.record).ok).toBe(true)
  })
})
