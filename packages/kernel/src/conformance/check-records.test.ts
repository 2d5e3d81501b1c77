import { describe, expect, it } from 'vitest'
import { random } from '../random.ts'
import { replay } from '../record.ts'
import { type HighCard, highCard } from '../testing/high-card/rules.ts'
import { sampleRecord } from '../testing/sample-record.ts'
import { checkReplay, checkUndo, checkUndoLimit } from './check-records.ts'
import { playout } from './playout.ts'

const played = playout(highCard, { players: 2, coins: 3 }, 'one', random('one'))

describe('a replay', () => {
  it('passes every state of the game and ends in the same one', () => {
    const visited: number[] = []
    checkReplay(highCard, played, (_, at) => visited.push(at))
    expect(visited).toEqual([...Array(played.turns.length + 1).keys()])
  })

  it('fails the check when it ends in another state', () => {
    const state = { ...played.state, coins: [99, 99] }
    expect(() => checkReplay(highCard, { ...played, state })).toThrow(
      'replay: the replay ends in another position',
    )
  })

  it('fails the check when it has other events', () => {
    const turns = played.turns.toReversed()
    expect(() => checkReplay(highCard, { ...played, turns })).toThrow('replay: the replay has other events')
  })
})

const record = sampleRecord()
const replayed = replay(highCard, record)
const first = (count: number) => (replayed.ok ? replayed.value.moves.slice(0, count) : [])

describe('an undo limit', () => {
  it.each([
    [2, 0, { moveNumber: 0, reason: 'start' }],
    [2, 1, { moveNumber: 2, reason: 'other-seat' }],
    [3, 1, { moveNumber: 3, reason: 'reveal' }],
    [3, 0, { moveNumber: 3, reason: 'other-seat' }],
    [4, 0, { moveNumber: 4, reason: 'reveal' }],
  ] as const)('after %i commands of the game for seat %i is %j', (count, seat, limit) => {
    expect(() => checkUndoLimit(first(count), seat, limit)).not.toThrow()
  })

  it.each([
    [
      'lets a seat take back a reveal',
      3,
      1,
      { moveNumber: 2, reason: 'other-seat' },
      'may undo to 2, right is 3',
    ],
    [
      'lets a seat take back what another did',
      2,
      1,
      { moveNumber: 0, reason: 'start' },
      'may undo to 0, right is 2',
    ],
    ['keeps a seat from its own', 2, 0, { moveNumber: 1, reason: 'other-seat' }, 'may undo to 1, right is 0'],
    [
      'gives a wrong reason',
      3,
      1,
      { moveNumber: 3, reason: 'other-seat' },
      'stops at 3 for other-seat, not reveal',
    ],
  ] as const)('fails the check when it %s', (_, count, seat, limit, finding) => {
    expect(() => checkUndoLimit(first(count), seat, limit)).toThrow(`undo-limit: seat ${seat} ${finding}`)
  })
})

describe('undo', () => {
  it('passes the check at every state of a game', () => {
    for (let at = 0; at <= record.moves.length; at++)
      expect(() => checkUndo(highCard, record, at)).not.toThrow()
  })

  it('fails the check when it leads to another state than playing there', () => {
    const lendsOnlyToListeners: HighCard = {
      ...highCard,
      apply: (state, seat, command, log) => {
        if (command.kind !== 'borrow' || log) highCard.apply(state, seat, command, log)
      },
    }
    expect(() => checkUndo(lendsOnlyToListeners, record, 2)).toThrow('undo: undoing from 2 to 1')
  })

  it('needs a record that replays', () => {
    expect(() => checkUndo(highCard, { ...record, seed: 'monday' }, 2)).toThrow('replay: ')
  })

  it('fails the check when replaying the undone moves leads elsewhere', () => {
    let commits = 0
    const countsCommits: HighCard = {
      ...highCard,
      apply: (state, seat, command, log) => {
        highCard.apply(state, seat, command, log)
        if (command.kind === 'commit') state.points[seat] = commits++
      },
    }
    expect(() => checkUndo(countsCommits, record, 2)).toThrow('undo: undoing from 2 to 0')
  })
})
