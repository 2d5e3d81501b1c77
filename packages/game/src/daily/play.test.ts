import { games } from '@quayside/games'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { parseRecord, printRecord, type RecordMove } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { botsOf } from '../loaded-games.ts'
import { addDays, type DailyDeal, findDeal, offeredDeals, seatOf } from './deal.ts'
import {
  type DatedDeal,
  type Decide,
  decidingHere,
  type FinishedTry,
  partsOfTry,
  playDeal,
  replayTry,
} from './play.ts'
import { firstDifference } from './result-text.ts'
import { TEN_DATES } from './testing/ten-dates.ts'

const decide: Decide = async (request) => {
  const found = await botsOf(games, request.game)
  return found.ok ? decidingHere(found.value)(request) : found
}

const datedDeal = async (kind: string, date: string, change: Partial<DailyDeal> = {}): Promise<DatedDeal> => {
  const found = findDeal(await offeredDeals(games), kind, date)
  if (!found.ok) throw new Error(found.refusal.code)
  const rules = await games.rules(found.value.game, null)
  if (!rules.ok) throw new Error(rules.refusal.code)
  return { ...found.value, rules: rules.value, deal: { ...found.value.deal, ...change } }
}

const finished = async (deal: DatedDeal, level: string): Promise<FinishedTry> => {
  const played = await playDeal(deal, level, decide)
  if (!played.ok) throw new Error(played.refusal.code)
  return played.value
}

/** Hashes of the deals of the dates. */
const dealtOn = (dates: readonly string[]) =>
  Promise.all(
    dates.map(async (date, index) => {
      const kind = ['solo', 'bots', 'packet'][index % 3] ?? ''
      const { rules, deal, seed } = await datedDeal(kind, date)
      const options = rules.options(deal.options)
      if (!options.ok) throw new Error(options.refusal.code)
      return { date, kind, deal: rules.deal(rules.setup(options.value, seed)) }
    }),
  )

describe('the deal of a date', () => {
  it('is unchanged on ten dates', async () => {
    expect(await dealtOn(TEN_DATES.map(({ date }) => date))).toEqual(TEN_DATES)
  })

  it('differs on every date', async () => {
    const dates = Array.from({ length: 30 }, (_, day) => addDays('2026-11-01', day))
    const digests = await Promise.all(
      dates.map(async (date) => {
        const { rules, deal, seed } = await datedDeal('solo', date)
        const options = rules.options(deal.options)
        return options.ok ? rules.deal(rules.setup(options.value, seed)) : ''
      }),
    )
    expect(new Set(digests).size).toBe(dates.length)
  })

  it.each(['solo', 'bots', 'packet'])('of kind %s has one seat for a person', async (kind) => {
    const { deal, rules, seed } = await datedDeal(kind, '2026-11-16')
    const options = rules.options(deal.options)
    expect(seatOf(deal)).toBeGreaterThanOrEqual(0)
    expect(options.ok && rules.seatCount(rules.setup(options.value, seed))).toBe(deal.seats.length)
  })
})

it('the same bot plays a deal the same way twice', async () => {
  const deal = await datedDeal('solo', '2026-11-16')
  expect(await finished(deal, 'deckhand')).toEqual(await finished(deal, 'deckhand'))
})

it('a solo game reports the fortune after each of its four rounds, and the loans', async () => {
  const { course, points, figure } = await finished(await datedDeal('solo', '2026-11-18'), 'deckhand')
  expect(course).toHaveLength(4)
  expect(course.at(-1)).toBe(points)
  expect(figure).toBeGreaterThan(0)
})

describe('the record of an attempt', () => {
  let deal: DatedDeal
  let own: FinishedTry

  beforeAll(async () => {
    deal = await datedDeal('packet', '2026-11-16', { seats: ['mate', 'mate', null] })
    own = await finished(deal, 'bosun')
  })

  /** The record with a change. */
  const forged = (change: (record: ReturnType<typeof read>) => Partial<ReturnType<typeof read>>): string => {
    const record = read()
    return printRecord({ ...record, ...change(record) })
  }

  const read = () => {
    const parsed = parseRecord(own.record)
    if (!parsed.ok) throw new Error(parsed.refusal.code)
    return parsed.value
  }

  /** Another command in the last position in which this seat had a choice. */
  const withOtherMove = (isMine: boolean): { move: number; text: string } => {
    const record = read()
    const { rules, deal: declared, seed } = deal
    const options = rules.options(declared.options)
    if (!options.ok) throw new Error(options.refusal.code)
    const state = rules.setup(options.value, seed)
    let found: { move: number; moves: RecordMove[] } | null = null
    for (const [index, line] of record.moves.entries()) {
      const others = rules
        .commands(state, line.seat)
        .map((command) => rules.notation.print(command))
        .filter((text) => text !== line.command)
      if ((line.seat === seatOf(declared)) === isMine && others[0] !== undefined && index > 3)
        found ??= { move: index + 1, moves: record.moves.with(index, { ...line, command: others[0] }) }
      const command = rules.notation.parse(line.command)
      if (command.ok) rules.apply(state, line.seat, command.value)
    }
    if (found === null) throw new Error('no seat had a choice')
    return { move: found.move, text: printRecord({ ...record, moves: found.moves }) }
  }

  const codeOf = async (text: string): Promise<unknown> => {
    const checked = await replayTry(deal, text, decide)
    return checked.ok ? null : checked.refusal.code
  }

  it('is accepted as it was played, with the points of the outcome', async () => {
    expect(await replayTry(deal, own.record, decide)).toEqual({ ok: true, value: own })
  })

  it('counts the deliveries of each third', () => {
    expect(own.course).toHaveLength(3)
    expect(own.course.reduce((sum, count) => sum + count, 0)).toBe(own.figure)
  })

  it('is refused with another seed, game, version, option or deal', async () => {
    expect(await codeOf(forged(() => ({ seed: 'daily:1:packet:2026-11-15' })))).toBe('daily-seed')
    expect(await codeOf(forged(() => ({ game: SAMPLE_GAME })))).toBe('daily-game')
    expect(await codeOf(forged(() => ({ rulesVersion: 1 })))).toBe('daily-version')
    expect(await codeOf(forged(() => ({ options: { players: 2 } })))).toBe('daily-options')
    expect(await codeOf(forged(() => ({ deal: '00000000' })))).toBe('daily-options')
  })

  it('is refused if a bot’s move was changed, with move and seat', async () => {
    const { move, text } = withOtherMove(false)
    expect(await replayTry(deal, text, decide)).toMatchObject({
      ok: false,
      refusal: { code: 'daily-bot-move', params: { move } },
    })
  })

  it('differs from another game from the first different move', () => {
    const { move, text } = withOtherMove(true)
    expect(firstDifference(own.record, text)).toBe(move)
    expect(firstDifference(own.record, own.record)).toBeNull()
    expect(firstDifference(own.record, 'hello')).toBeNull()
  })

  it('is refused if a move of the person was changed afterwards', async () => {
    expect(['daily-move', 'daily-bot-move']).toContain(await codeOf(withOtherMove(true).text))
  })

  it('is refused with an illegal command, or one for another position', async () => {
    const change = (part: Partial<RecordMove>) =>
      forged(({ moves }) => ({
        moves: moves.map((line, index) => (index === moves.length - 1 ? { ...line, ...part } : line)),
      }))
    const mine = seatOf(deal.deal)
    expect(await codeOf(change({ seat: mine, command: 'take nothing' }))).toBe('daily-move')
    expect(await codeOf(change({ moveNumber: 0 }))).toBe('daily-move')
  })

  it('is refused if it is unfinished, if its result is wrong, or if it is not a record', async () => {
    const cut = forged(({ moves }) => ({ moves: moves.slice(0, -5), result: null }))
    expect(await codeOf(cut)).toBe('daily-unfinished')
    expect(await codeOf(forged(() => ({ result: [1, 2, 99] })))).toBe('daily-result')
    expect(await codeOf('hello')).toBe('daily-record')
  })
})

describe('a finished attempt in parts', () => {
  it.each([
    ['solo', [1, 2, 3, 4]],
    ['packet', null],
  ] as const)('of kind %s covers all rounds and ends with its points', async (kind, rounds) => {
    const deal = await datedDeal(kind, '2026-11-16')
    const weak = { ...deal, deal: { ...deal.deal, seats: deal.deal.seats.map((bot) => bot && 'deckhand') } }
    const { record, points } = await finished(weak, 'bosun')
    for (const locale of LOCALES) {
      const parts = (await partsOfTry(weak, record, locale)) ?? []
      if (rounds !== null) expect(parts.map(({ first }) => first)).toEqual(rounds)
      expect(parts).toHaveLength(4)
      for (const [place, { first, last, sentences }] of parts.entries()) {
        expect(first).toBe((parts[place - 1]?.last ?? 0) + 1)
        expect(last).toBeGreaterThanOrEqual(first)
        expect(sentences.join()).not.toMatch(/undefined|^$/)
      }
      expect(parts.at(-1)?.points).toBe(points)
    }
  })

  it('is not told for a record of another deal', async () => {
    const { record } = await finished(await datedDeal('solo', '2026-11-16'), 'deckhand')
    expect(await partsOfTry(await datedDeal('solo', '2026-11-17'), record, 'en')).toBeNull()
  })
})
