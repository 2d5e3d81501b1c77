import {
  Game,
  type GameRecord,
  parseRecord,
  printRecord,
  random,
  recordUntil,
  replay,
} from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import type { Command } from '../rules/commands.ts'
import { leHavre } from '../rules/rules.ts'
import { before, newTable, REFUSAL_CODES } from '../rules/testing/index.ts'

/** A random game of up to `steps` commands. */
const played = (steps: number, players = 3, version: 'full' | 'short' = 'short') => {
  const source = random(`${players} ${version}`)
  const { game } = newTable({ players, version, doubleInterest: true }, 'recorded')
  for (let step = 0; step < steps && leHavre.deciders(game.state).length > 0; step++) {
    const seats = leHavre.deciders(game.state)
    const seat = seats[source.nextInt(seats.length)] ?? 0
    const commands = leHavre.commands(game.state, seat)
    game.submit(seat, commands[source.nextInt(commands.length)] as Command)
  }
  return game
}

const changed = (
  record: GameRecord,
  line: number,
  change: Partial<GameRecord['moves'][number]>,
): GameRecord => ({
  ...record,
  moves: record.moves.map((row, place) => (place === line ? { ...row, ...change } : row)),
})

const refusalOf = (record: GameRecord): unknown => {
  const result = replay(leHavre, record)
  return result.ok ? 'replayed' : result.refusal
}

describe('a record', () => {
  test.each([1, 2, 3, 4, 5])(
    'of a whole game for %i leads to the same position again [LH-R.1]',
    (players) => {
      const game = played(100_000, players)
      expect(leHavre.outcome(game.state)).not.toBeNull()
      const again = replay(leHavre, game.record)
      if (!again.ok) throw new Error(JSON.stringify(again.refusal))
      expect([...again.value.state]).toEqual([...game.state])
      expect(again.value.moves).toEqual(game.moves)
    },
  )

  test('leads there also after printing and parsing [LH-R.1]', () => {
    const game = played(200)
    const parsed = parseRecord(printRecord(game.record))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    const loaded = Game.load(leHavre, parsed.value)
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal))
    expect([...loaded.value.state]).toEqual([...game.state])
    expect(loaded.value.moveNumber).toBe(game.moveNumber)
  })

  test('can be undone to every position of its replay, however long it is [LH-R.1]', () => {
    const game = played(200)
    for (const to of [0, 1, 31, 32, 33, 100, 127, 128, 199]) {
      const fresh = Game.load(leHavre, recordUntil(game.record, to))
      if (!fresh.ok) throw new Error(JSON.stringify(fresh.refusal))
      expect([...game.stateAfter(to)]).toEqual([...fresh.value.state])
      for (const { seat, command } of game.record.moves.slice(to)) fresh.value.submitText(seat, command)
      expect(fresh.value.record).toEqual(game.record)
      expect([...fresh.value.stateAfter(to)]).toEqual([...game.stateAfter(to)])
    }
    expect(game.moveNumber).toBe(200)
  })

  test('holds its options with their defaults [LH-R.1]', () => {
    expect(newTable({ players: 2 }).game.record).toMatchObject({
      game: 'le-havre',
      rulesVersion: 2,
      seed: 'test',
      options: { players: 2, version: 'full', doubleInterest: false, marketplaceLimit: 8 },
      moves: [],
    })
  })

  test('stops at a command that is not allowed and says which [LH-R.2]', () => {
    const { record } = played(60)
    expect(refusalOf(changed(record, 0, { command: 'take wood' }))).toEqual({
      line: 1,
      code: 'line-refused',
      params: { command: 'take wood' },
      cause: { code: 'supply-first', params: {} },
    })
    expect(refusalOf(changed(record, 0, { seat: 1 }))).toMatchObject({
      line: 1,
      code: 'line-refused',
      cause: { code: 'not-your-turn', params: { seat: 1 } },
    })
    expect(refusalOf(changed(record, 30, { command: 'dance' }))).toMatchObject({
      line: 31,
      code: 'line-refused',
      cause: { code: 'unknown-command', params: { text: 'dance' } },
    })
    expect(refusalOf(changed(record, 30, { seat: 4 }))).toMatchObject({
      line: 31,
      cause: { code: 'no-such-seat', params: { seat: 5, seats: 3 } },
    })
    expect(refusalOf(changed(record, 30, { moveNumber: 31 }))).toMatchObject({
      line: 31,
      code: 'stale-move',
    })
  })

  test('with other options or another seed is noticed before its first command [LH-R.2]', () => {
    const { record } = played(10)
    expect(refusalOf({ ...record, seed: 'other' })).toMatchObject({ line: 0, code: 'deal-mismatch' })
    expect(refusalOf({ ...record, options: { players: 4 } })).toMatchObject({
      line: 0,
      code: 'deal-mismatch',
    })
    expect(refusalOf({ ...record, options: { players: 7 } })).toMatchObject({
      line: 0,
      code: 'line-refused',
      cause: { code: 'bad-value', params: { field: 'players', value: '7' } },
    })
    expect(refusalOf({ ...record, rulesVersion: 3 })).toMatchObject({ line: 0, code: 'future-rules' })
    expect(refusalOf({ ...record, rulesVersion: 0 })).toMatchObject({ line: 0, code: 'unknown-rules' })
    expect(refusalOf({ ...record, rulesVersion: 1 })).toMatchObject({ line: 0, code: 'deal-mismatch' })
  })
})

describe('commands', () => {
  test('are allowed exactly when they are listed [LH-R.4] [LH-R.3]', () => {
    const source = random('exact')
    const { state } = newTable({ players: 3, version: 'full' }, 'exact')
    const codes = new Set<string>(REFUSAL_CODES)
    // Commands seen earlier, some of which are illegal by now.
    const met: Command[] = leHavre.commands(state, 0)
    const wrong: string[] = []
    for (let step = 0; step < 300 && leHavre.deciders(state).length > 0; step++) {
      const [seat = 0] = leHavre.deciders(state)
      const untouched = leHavre.hash(state)
      for (const mover of [0, 1, 2]) {
        const listed = leHavre.commands(state, mover)
        if (new Set(listed).size < listed.length) wrong.push(`${step} lists a command twice`)
        for (const command of listed.slice(0, 8)) met[source.nextInt(Math.min(50, met.length + 1))] = command
        for (const command of [...met, ...listed.slice(-8)]) {
          const code = leHavre.refuse(state, mover, command)?.code
          const fits = listed.includes(command) ? code === undefined : codes.has(code ?? '')
          if (!fits) wrong.push(`${step} ${mover} ${leHavre.notation.print(command)} ${code}`)
        }
      }
      if (leHavre.hash(state) !== untouched) wrong.push(`${step} has changed something`)
      const commands = leHavre.commands(state, seat)
      leHavre.apply(state, seat, commands[source.nextInt(commands.length)] as Command)
    }
    expect(wrong).toEqual([])
  })

  test('fill the given list, emptied first [LH-R.4]', () => {
    const { state } = newTable()
    const list = [...leHavre.commands(state, 0), ...leHavre.commands(state, 0)]
    expect(leHavre.commands(state, 0, list)).toBe(list)
    expect(list[0]).toBe(leHavre.commands(state, 0)[0])
    expect(new Set(list).size).toBe(list.length)
  })

  test('name the position they are made for [LH-R.5]', () => {
    const { game } = before('fishery', {})
    expect(game.submitText(0, 'enter fishery', 1)).toEqual({
      ok: false,
      refusal: { code: 'stale-move', params: { at: 1, expected: 0 } },
    })
    expect(game.submitText(0, 'enter fishery', 0).ok).toBe(true)
    expect(game.submitText(0, 'end', 0)).toEqual({
      ok: false,
      refusal: { code: 'stale-move', params: { at: 0, expected: 1 } },
    })
  })

  test('of seats that do not exist are refused [LH-R.6]', () => {
    const { game } = newTable({ players: 2 })
    expect(game.submitText(2, 'supply')).toEqual({
      ok: false,
      refusal: { code: 'no-such-seat', params: { seat: 3, seats: 2 } },
    })
    expect(game.submitText(-1, 'supply')).toEqual({
      ok: false,
      refusal: { code: 'no-such-seat', params: { seat: 0, seats: 2 } },
    })
  })

  test.each([
    ['', 'unknown-command'],
    ['dance', 'unknown-command'],
    ['take', 'unknown-command'],
    ['take gold', 'unknown-command'],
    ['enter', 'unknown-command'],
    ['supply now', 'unknown-command'],
    ['convert many', 'bad-amount'],
    ['convert 1.5', 'bad-amount'],
    ['convert 999', 'bad-amount'],
    ['pay', 'unknown-command'],
    ['pay 0 fish', 'bad-amount'],
    ['pay 1 gold', 'unknown-command'],
    ['pay 1 fish 1 coal', 'no-payment'],
    ['choose fish fish', 'not-different'],
    ['haul fish clay', 'not-neighbours'],
    ['evict 6', 'bad-amount'],
    ['return-loans 3', 'bad-amount'],
    ['return upside-down', 'unknown-command'],
  ])('that are only words are refused: "%s" is %s [LH-R.7]', (text, code) => {
    expect(leHavre.notation.parse(text)).toEqual({ ok: false, refusal: { code, params: { text } } })
  })

  test.each([
    ['enter casino', 'unknown-card', { text: 'casino' }],
    ['buy casino', 'unknown-card', { text: 'casino' }],
    ['sell casino', 'unknown-card', { text: 'casino' }],
    ['build casino', 'unknown-card', { text: 'casino' }],
    ['swap casino', 'unknown-card', { text: 'casino' }],
    ['swap fishery', 'not-swappable', { card: 'fishery' }],
    ['enter dina', 'not-a-building', { card: 'dina' }],
  ])('name what cannot be meant: "%s" is %s [LH-R.7]', (text, code, params) => {
    expect(leHavre.notation.parse(text)).toEqual({ ok: false, refusal: { code, params } })
  })

  test('that name a good without an offer are refused [LH-R.7]', () => {
    const refusal = { code: 'no-such-offer', params: {} }
    expect(leHavre.notation.parse('take hide')).toEqual({ ok: false, refusal })
  })
})
