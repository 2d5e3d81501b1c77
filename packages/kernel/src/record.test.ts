import { describe, expect, it } from 'vitest'
import { playout } from './conformance/playout.ts'
import { Game } from './game.ts'
import { checkNewGame } from './new-game.ts'
import { random } from './random.ts'
import { type GameRecord, newRecord, type RecordMove, recordUntil, replay } from './record.ts'
import { RulesRegistry } from './registry.ts'
import { highCard } from './testing/high-card/rules.ts'
import type { Options } from './testing/high-card/state.ts'
import { SAMPLE_MOVES, sampleRecord } from './testing/sample-record.ts'

const refusalOf = (record: GameRecord) => {
  const replayed = replay(highCard, record)
  return replayed.ok ? null : replayed.refusal
}

const withLine = (at: number, change: Partial<RecordMove>): GameRecord => {
  const record = sampleRecord()
  return {
    ...record,
    moves: record.moves.map((line) => (line.moveNumber === at ? { ...line, ...change } : line)),
  }
}

describe('a record', () => {
  it('replays to the same state, with all events', () => {
    const replayed = replay(highCard, sampleRecord())
    expect(replayed.ok && replayed.value.state).toMatchObject({
      hands: [
        [2, 8],
        [7, 11],
      ],
      played: [10, 6],
      coins: [4, 3],
    })
    expect(replayed.ok && replayed.value.moves.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['borrowed'],
      ['committed'],
      ['committed', 'turned-up'],
      ['paid', 'drawn', 'drawn'],
    ])
  })

  it('visits every state, including the set-up', () => {
    const visited: string[] = []
    replay(highCard, sampleRecord(), (state, line) => visited.push(`${line}: ${state.played.length}`))
    expect(visited).toEqual(['0: 0', '1: 0', '2: 0', '3: 2', '4: 2'])
  })

  it('of a game from a position is replayed from there, without changing it', () => {
    const whole: string[] = []
    let second: ReturnType<typeof highCard.copy> | undefined
    replay(highCard, sampleRecord(), (state, line) => {
      if (line === 1) second = highCard.copy(state)
      whole.push(highCard.hash(state))
    })
    const lines = sampleRecord().moves.slice(1)
    const record = { ...sampleRecord(), moves: lines.map((line, moveNumber) => ({ ...line, moveNumber })) }
    const visited: string[] = []
    replay(highCard, record, (state) => visited.push(highCard.hash(state)), second)
    expect(visited).toEqual(whole.slice(1))
    expect(second && highCard.hash(second)).toBe(whole[1])
  })

  it('is created with completed options and the hash of its deal', () => {
    expect(newRecord(highCard, {}, 'sunday')).toEqual({
      ok: true,
      value: {
        game: 'high-card',
        rulesVersion: 2,
        options: { players: 2, coins: 3 },
        seed: 'sunday',
        deal: 'ca34421f',
        moves: [],
        result: null,
      },
    })
  })

  it('is not created with a seed that does not fit in a header', () => {
    for (const seed of ['', 'two words', 'x'.repeat(65), 'line\nbreak', 'naïve'])
      expect(newRecord(highCard, {}, seed)).toEqual({
        ok: false,
        refusal: { code: 'bad-seed', params: { seed } },
      })
  })

  it('is not created with options that the game refuses', () => {
    expect(newRecord(highCard, { players: 9 }, 'sunday')).toMatchObject({
      ok: false,
      refusal: { code: 'players' },
    })
  })
})

/** Played to its end at random. */
const finished = (): GameRecord =>
  playout(highCard, { players: 2, coins: 3 }, 'whole', random('whole')).record

describe('the result of a record', () => {
  it('is the totals when the game is over', () => {
    const record = finished()
    expect(record.result).toHaveLength(2)
    expect(refusalOf(record)).toBeNull()
  })

  it('reveals missing lines', () => {
    const { moves: lines, ...head } = finished()
    expect(refusalOf({ ...head, moves: lines.slice(0, -1) })).toMatchObject({
      code: 'wrong-result',
      line: lines.length - 1,
    })
  })

  it.each([[[1, 2, 3]], [[0]], [null]])('is refused when it is wrong: %j', (result) => {
    expect(refusalOf({ ...finished(), result })).toMatchObject({ code: 'wrong-result' })
  })

  it('is not required', () => {
    const { result: _, ...first } = finished()
    expect(refusalOf(first)).toBeNull()
  })

  it('is removed when the record is truncated on purpose', () => {
    expect(refusalOf(recordUntil(finished(), 3))).toBeNull()
    expect(recordUntil(finished(), 100_000)).toEqual(finished())
  })
})

describe('a record of an earlier version', () => {
  const older = {
    ...highCard,
    version: 1,
    setup: (options: Options, seed: string) => highCard.setup(options, `old-${seed}`),
  }
  const latest = { ...highCard, earlier: [older] }

  it('replays under its own rules, and a game loaded from it continues under them', () => {
    const { record } = playout(older, { players: 2, coins: 3 }, 'tide', random('tide'))
    const replayed = replay(latest, record)
    expect(replayed.ok && replayed.value.rules.version).toBe(1)
    const game = Game.load(latest, recordUntil(record, 4))
    expect(game.ok && game.value.rules.version).toBe(1)
  })

  it('is found by game and version, and an unknown one is refused with the known ones', () => {
    const registry = new RulesRegistry([latest])
    expect(registry.find('high-card', null)).toMatchObject({ value: { version: 2 } })
    expect(registry.find('high-card', 1)).toMatchObject({ value: { version: 1 } })
    expect(registry.find('high-card', 3)).toMatchObject({
      refusal: { code: 'future-rules', params: { version: 3, known: 2 } },
    })
    expect(registry.find('high-card', 0)).toMatchObject({ refusal: { code: 'unknown-rules' } })
    expect(registry.find('low-card', 1)).toMatchObject({
      refusal: { code: 'unknown-game', params: { game: 'low-card', known: ['high-card'] } },
    })
  })
})

describe('a record that does not replay', () => {
  it('belongs to another game', () => {
    expect(refusalOf({ ...sampleRecord(), game: 'low-card' })).toEqual({
      line: 0,
      code: 'another-game',
      params: { game: 'low-card', expected: 'high-card' },
    })
  })

  it('was written under rules of the future', () => {
    expect(refusalOf({ ...sampleRecord(), rulesVersion: 3 })).toMatchObject({ line: 0, code: 'future-rules' })
  })

  it('was written under rules that are no longer supported', () => {
    expect(refusalOf({ ...sampleRecord(), rulesVersion: 1 })).toMatchObject({
      line: 0,
      code: 'unknown-rules',
    })
  })

  it('has options that the game refuses', () => {
    expect(refusalOf({ ...sampleRecord(), options: { players: 7 } })).toMatchObject({
      line: 0,
      code: 'line-refused',
      cause: { code: 'players', params: { from: 2, to: 4 } },
    })
  })

  it.each([{ seed: 'monday' }, { options: { players: 2, coins: 4 } }, { deal: '00000000' }])(
    'has another deal: %j',
    (change) => {
      expect(refusalOf({ ...sampleRecord(), ...change })).toMatchObject({ line: 0, code: 'deal-mismatch' })
    },
  )

  it('has an illegal command', () => {
    expect(refusalOf(withLine(3, { command: 'pay 4' }))).toEqual({
      line: 4,
      code: 'line-refused',
      params: { command: 'pay 4' },
      cause: { code: 'too-much', params: { coins: 4, most: 3 } },
    })
  })

  it('has a command that cannot be parsed', () => {
    expect(refusalOf(withLine(1, { command: 'fold' }))).toEqual({
      line: 2,
      code: 'line-refused',
      params: { command: 'fold' },
      cause: { code: 'unknown-command', params: { text: 'fold' } },
    })
  })

  it('has a command that was cut off', () => {
    expect(refusalOf(withLine(1, { command: 'commit' }))).toMatchObject({ line: 2, code: 'line-refused' })
  })

  it('has two lines in the wrong order', () => {
    const { moves: lines, ...head } = sampleRecord()
    expect(refusalOf({ ...head, moves: [lines[1], lines[0]].flatMap((line) => line ?? []) })).toEqual({
      line: 1,
      code: 'stale-move',
      params: { at: 1, expected: 0 },
    })
  })

  it('lacks a line', () => {
    const { moves: lines, ...head } = sampleRecord()
    expect(refusalOf({ ...head, moves: lines.toSpliced(1, 1) })).toMatchObject({
      line: 2,
      code: 'stale-move',
    })
  })

  it('has a line of the wrong seat', () => {
    expect(refusalOf(withLine(1, { seat: 1 }))).toMatchObject({ line: 2, cause: { code: 'not-in-hand' } })
  })

  it.each([2, -1])('has a line of seat %i, which does not exist', (seat) => {
    expect(refusalOf(withLine(0, { seat }))).toEqual({
      line: 1,
      code: 'line-refused',
      params: { command: 'borrow' },
      cause: { code: 'no-such-seat', params: { seat: seat + 1, seats: 2 } },
    })
  })

  it('is not changed', () => {
    const record = sampleRecord([...SAMPLE_MOVES, [0, 'pay 1']])
    const before = structuredClone(record)
    expect(refusalOf(record)).toMatchObject({ line: 5, cause: { code: 'not-now' } })
    expect(record).toEqual(before)
  })
})

/** Checking options must not take as long as dealing a game. */
const UNDEALT = {
  ...highCard,
  setup: () => {
    throw new Error('dealt')
  },
}

it('a new game is checked for options and seed without dealing', () => {
  const options = highCard.options({})
  expect(checkNewGame(UNDEALT, {}, 'a-seed')).toEqual(options)
  expect(checkNewGame(UNDEALT, { players: 99 }, 'a-seed')).toEqual(highCard.options({ players: 99 }))
  expect(checkNewGame(UNDEALT, { players: 99 }, 'a-seed').ok).toBe(false)
  expect(checkNewGame(UNDEALT, {}, 'a seed')).toMatchObject({ refusal: { code: 'bad-seed' } })
})
