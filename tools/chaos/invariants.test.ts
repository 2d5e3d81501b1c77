import { type EntryRow, hashSecret } from '@quayside/server/testing'
import { findRules } from '@quayside/server/testing/clients'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstSeatBegins, table } from '../tables.ts'
import { brokenNotices, keptDeadlines, type TimedTable } from './check-deadlines.ts'
import { ShownClock } from './skewed-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BEGUN = 1_000_000

const { game, options } = firstSeatBegins(table('two'))

/** What the seat that begins may do first. */
const FIRST = ((): string => {
  const rules = findRules(game, 1)
  const read = rules?.options(options)
  if (!rules || !read?.ok) throw new Error(game)
  const [command] = rules.commands(rules.setup(read.value, 'late'), 0)
  return rules.notation.print(command)
})()

let clock: ShownClock

beforeEach(() => {
  clock = new ShownClock()
  clock.move(0, 0)
})

const entry = (seq: number, request: string, words: string, made: number): EntryRow => ({
  room_id: 'late',
  seq,
  kind: 'command',
  move_number: seq,
  seat_number: 0,
  payload: words,
  request_id: request,
  created_at: made,
})

/** Where a bot stands in after an hour. */
const timed = (due: number | null, ...log: readonly EntryRow[]): TimedTable => ({
  room: {
    id: 'late',
    game,
    rules_version: 1,
    options_json: JSON.stringify(options),
    seed: 'late',
    deal_hash: '',
    salt: null,
    seed_chosen: 0,
    settings_json: '',
    host_id: hashSecret('odile'),
    started_at: BEGUN,
  },
  settings: { clock: { kind: 'days', hours: 1 }, onTimeout: { kind: 'bot', level: 'mate' } },
  seats: 2,
  log,
  due,
})

const brokenIn = (one: TimedTable, now: number): readonly string[] =>
  keptDeadlines(one, [clock], now).broken.map((promise) => promise.replace(/:.*/, ''))

describe('deadlines', () => {
  it('are kept where nobody was late', () => {
    const kept = keptDeadlines(timed(BEGUN + HOUR, entry(0, 'a', FIRST, BEGUN + 1)), [clock], BEGUN + 2)
    expect(kept).toMatchObject({ acted: 0, broken: [] })
  })

  it('are kept where a bot decided at the right time', () => {
    const late = timed(BEGUN + HOUR, entry(0, 'timeout:0', FIRST, BEGUN + HOUR))
    expect(keptDeadlines(late, [clock], BEGUN + HOUR - 1)).toMatchObject({ acted: 1, broken: [] })
  })

  it('are broken by who decides too early, unless a clock showed the time', () => {
    const early = timed(BEGUN + HOUR, entry(0, 'timeout:0', FIRST, BEGUN + 30 * MINUTE))
    expect(brokenIn(early, BEGUN)).toEqual(['before its time'])
    clock.move(HOUR, BEGUN + 25 * MINUTE)
    clock.move(0, BEGUN + 30 * MINUTE)
    expect(brokenIn(early, BEGUN)).toEqual([])
  })

  it('are broken when nobody acts, and when nobody will', () => {
    expect(brokenIn(timed(BEGUN + HOUR), BEGUN + 2 * HOUR)).toEqual(['deadline missed'])
    expect(brokenIn(timed(null), BEGUN)).toEqual(['deadline forgotten'])
    expect(brokenIn(timed(BEGUN + 2 * HOUR), BEGUN)).toEqual(['deadline forgotten'])
  })

  it('are broken by a log that the rules do not accept', () => {
    expect(brokenIn(timed(BEGUN + HOUR, entry(0, 'a', 'no such command', BEGUN)), BEGUN)).toEqual([
      'not to be replayed',
    ])
  })
})

describe('notices', () => {
  const brokenWith = (received: Readonly<Record<string, readonly number[]>>): readonly string[] => {
    const one = timed(BEGUN + HOUR, entry(0, 'a', FIRST, BEGUN + 5))
    const all = [{ table: one, kept: keptDeadlines(one, [clock], BEGUN) }]
    return brokenNotices(all, new Map(Object.entries(received)), [clock])
  }
  const due = BEGUN + 5 + MINUTE

  it('are right when everybody who is waited for was told', () => {
    expect(brokenWith({ [`turn-late-0-${due}`]: [due] })).toEqual([])
  })

  it('are missed', () => {
    // Of the decision before.
    expect(brokenWith({ [`turn-late-0-${BEGUN + MINUTE}`]: [due] })).toEqual(['not told: late seat 0'])
  })

  it('come too early, or for nothing', () => {
    expect(brokenWith({ [`turn-late-0-${due}`]: [due - 30_000] })).toEqual([
      `told before its time: turn-late-0-${due}`,
    ])
    expect(brokenWith({ [`turn-late-0-${due}`]: [due], 'turn-late-1-5': [due] })).toEqual([
      'told of nothing: turn-late-1-5',
    ])
  })
})
