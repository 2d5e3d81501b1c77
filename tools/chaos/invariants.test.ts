import { type EntryRow, hashSecret } from '@quayside/server/testing'
import { findRules } from '@quayside/server/testing/clients'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstSeatBegins, roomSetup } from '../room-setups.ts'
import { checkDeadlines, checkNotifications, type TimedRoom } from './check-deadlines.ts'
import { SkewedClock } from './skewed-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BEGUN = 1_000_000

const { game, options } = firstSeatBegins(roomSetup('two'))

/** The first legal command of the first decider. */
const FIRST = ((): string => {
  const rules = findRules(game, 1)
  const read = rules?.options(options)
  if (!rules || !read?.ok) throw new Error(game)
  const [command] = rules.commands(rules.setup(read.value, 'late'), 0)
  return rules.notation.print(command)
})()

let clock: SkewedClock

beforeEach(() => {
  clock = new SkewedClock()
  clock.move(0, 0)
})

const entry = (seq: number, request: string, payload: string, made: number): EntryRow => ({
  room_id: 'late',
  seq,
  kind: 'command',
  move_number: seq,
  seat_number: 0,
  payload,
  request_id: request,
  created_at: made,
})

/** A bot decides after an hour. */
const timed = (due: number | null, ...log: readonly EntryRow[]): TimedRoom => ({
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

const violationsIn = (one: TimedRoom, now: number): readonly string[] =>
  checkDeadlines(one, [clock], now).violations.map((violation) => violation.replace(/:.*/, ''))

describe('deadlines', () => {
  it('pass when no seat is overdue', () => {
    const check = checkDeadlines(timed(BEGUN + HOUR, entry(0, 'a', FIRST, BEGUN + 1)), [clock], BEGUN + 2)
    expect(check).toMatchObject({ timeoutActions: 0, violations: [] })
  })

  it('pass when a bot decided after the deadline', () => {
    const late = timed(BEGUN + HOUR, entry(0, 'timeout:0', FIRST, BEGUN + HOUR))
    expect(checkDeadlines(late, [clock], BEGUN + HOUR - 1)).toMatchObject({
      timeoutActions: 1,
      violations: [],
    })
  })

  it('fail when a bot decides too early, unless a clock was ahead', () => {
    const early = timed(BEGUN + HOUR, entry(0, 'timeout:0', FIRST, BEGUN + 30 * MINUTE))
    expect(violationsIn(early, BEGUN)).toEqual(['timeout action too early'])
    clock.move(HOUR, BEGUN + 25 * MINUTE)
    clock.move(0, BEGUN + 30 * MINUTE)
    expect(violationsIn(early, BEGUN)).toEqual([])
  })

  it('fail when no timeout action happened, and when none is scheduled', () => {
    expect(violationsIn(timed(BEGUN + HOUR), BEGUN + 2 * HOUR)).toEqual(['deadline missed'])
    expect(violationsIn(timed(null), BEGUN)).toEqual(['timeout job missing'])
    expect(violationsIn(timed(BEGUN + 2 * HOUR), BEGUN)).toEqual(['timeout job missing'])
  })

  it('fail when the log does not replay', () => {
    expect(violationsIn(timed(BEGUN + HOUR, entry(0, 'a', 'no such command', BEGUN)), BEGUN)).toEqual([
      'does not replay',
    ])
  })
})

describe('notifications', () => {
  const brokenWith = (received: Readonly<Record<string, readonly number[]>>): readonly string[] => {
    const one = timed(BEGUN + HOUR, entry(0, 'a', FIRST, BEGUN + 5))
    const all = [{ room: one, check: checkDeadlines(one, [clock], BEGUN) }]
    return checkNotifications(all, new Map(Object.entries(received)), [clock])
  }
  const due = BEGUN + 5 + MINUTE

  it('pass when every decider was notified', () => {
    expect(brokenWith({ [`turn-late-0-${due}`]: [due] })).toEqual([])
  })

  it('fail when missing', () => {
    // The turn before.
    expect(brokenWith({ [`turn-late-0-${BEGUN + MINUTE}`]: [due] })).toEqual([
      'notification missing: late seat 0',
    ])
  })

  it('fail when too early or without a turn', () => {
    expect(brokenWith({ [`turn-late-0-${due}`]: [due - 30_000] })).toEqual([
      `notification too early: turn-late-0-${due}`,
    ])
    expect(brokenWith({ [`turn-late-0-${due}`]: [due], 'turn-late-1-5': [due] })).toEqual([
      'notification without a turn: turn-late-1-5',
    ])
  })
})
