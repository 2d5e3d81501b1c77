import { findDeal, offeredDeals } from '@quayside/game/daily/deal.ts'
import { decidingHere, playDeal } from '@quayside/game/daily/play.ts'
import { botsOf } from '@quayside/game/loaded'
import { parseRecord, printRecord } from '@quayside/kernel'
import type { DailyTable, Friends } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../games.ts'
import type { RunningServer } from '../process/server.ts'
import { connect, migrate } from '../storage/database.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const DATE = '2026-11-16'
const NOON = Date.parse('2026-11-16T12:00:00Z')
const HOUR_MS = 3_600_000

/** A try played by a bot. */
const recordOf = async (kind: string, level: string, date = DATE): Promise<string> => {
  const deal = findDeal(await offeredDeals(games), kind, date)
  if (!deal.ok) throw new Error(deal.refusal.code)
  const bots = await botsOf(games, deal.value.game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  const { rules } = bots.value
  const played = await playDeal({ ...deal.value, rules }, level, decidingHere(bots.value))
  if (!played.ok) throw new Error(played.refusal.code)
  return played.value.record
}

const OTHER_DATES = ['2026-11-15', '2026-11-17', '2026-11-20'] as const

const solo = { deckhand: '', mate: '', on: new Map<string, string>() }
const packet = { honest: '', forged: '' }

// Before any server starts: a bot that thinks in this thread keeps client and server from noticing that an idle
// connection has been closed, and the next request on it would fail.
beforeAll(async () => {
  solo.deckhand = await recordOf('solo', 'deckhand')
  solo.mate = await recordOf('solo', 'mate')
  solo.on.set(DATE, solo.deckhand)
  for (const date of OTHER_DATES) solo.on.set(date, await recordOf('solo', 'deckhand', date))
  packet.honest = await recordOf('packet', 'bosun')
  packet.forged = await weaklyOpposed()
})

const soloOn = (date: string): string => solo.on.get(date) ?? ''

/** A day that is over, with more entries than a page has; every second player has the same points. */
const CROWDED = { date: '2026-10-01', players: 1002 }

/** SQLite binds a limited number of values. */
const CROWD_CHUNK = 100

const crowd = async (address: string): Promise<void> => {
  const db = connect(address)
  await migrate(db)
  for (let from = 0; from < CROWDED.players; from += CROWD_CHUNK) {
    const numbers = Array.from(
      { length: Math.min(CROWD_CHUNK, CROWDED.players - from) },
      (_, at) => from + at,
    )
    await db
      .insertInto('player')
      .values(
        numbers.map((number) => ({
          id: `crowd-${number}`,
          name: `Guest ${number}`,
          secret_hash: `crowd-${number}`,
          created_at: NOON,
          notification_settings_json: '{}',
        })),
      )
      .execute()
    await db
      .insertInto('daily_entry')
      .values(
        numbers.map((number) => ({
          id: `crowd-${number}`,
          date: CROWDED.date,
          kind: 'solo',
          player_id: `crowd-${number}`,
          status: 'accepted' as const,
          points: 60 + Math.floor(number / 2),
          figure: 0,
          duration_ms: 600_000 - number,
          record: solo.deckhand,
          refusal_json: null,
          attempts: 0,
          leased_until: 0,
          created_at: NOON + number,
        })),
      )
      .execute()
  }
  await db.destroy()
}

describe.each(DATABASES)('the daily leaderboard on %s', (name, start) => {
  // One database is enough: bots take just as long on the other.
  const withBots = name === DATABASES[0]?.[0]
  let database: TestDatabase
  let server: RunningServer
  let now = NOON

  beforeAll(async () => {
    database = await start()
    await crowd(database.address)
    server = await startTestServer(database.address, {
      now: () => now,
      requestsAMinute: 10_000,
      quotas: { dailyEntries: { guest: 2, account: 9, address: 1000 } },
    })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const person = async (called: string): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become(called)
    return browser
  }

  const path = (kind: string, date = DATE): string => `/daily/${date}/${kind}`

  const entry = (record: string, durationMs = 60_000) => ({ record, durationMs })

  const tableFor = (browser: Browser, kind = 'solo', date = DATE): Promise<DailyTable> =>
    browser.get('GET', path(kind, date))

  it('is hidden from players without an entry, shares places between equal scores, and lists quicker games first', async () => {
    const [odile, mateo, ines, visitor] = await Promise.all(['Odile', 'Mateo', 'Ines', 'Wei'].map(person))
    if (!odile || !mateo || !ines || !visitor) throw new Error('nobody is there')
    await odile.get('POST', path('solo'), entry(solo.deckhand, 90_000))
    await mateo.get('POST', path('solo'), entry(solo.deckhand, 30_000))
    await ines.get('POST', path('solo'), entry(solo.mate))
    expect(await tableFor(visitor)).toMatchObject({
      accepted: 3,
      own: null,
      entries: [],
      distribution: [],
      best: null,
    })
    const seen = await tableFor(odile)
    expect(seen.entries.map(({ place, name: called, isOwn }) => ({ place, called, isOwn }))).toEqual([
      { place: 1, called: 'Ines', isOwn: false },
      { place: 2, called: 'Mateo', isOwn: false },
      { place: 2, called: 'Odile', isOwn: true },
    ])
    expect(seen.own).toMatchObject({ status: 'accepted', place: 2, refusal: null })
    expect(seen.distribution.map(({ players }) => players)).toEqual([2, 1])
  })

  it('lists on request only the player and their friends, with their places among all players', async () => {
    const date = '2026-11-17'
    const [odile, mateo, ines] = await Promise.all(['Odile', 'Mateo', 'Ines'].map(person))
    if (!odile || !mateo || !ines) throw new Error('nobody is there')
    now = Date.parse(`${date}T12:00:00Z`)
    for (const [browser, durationMs] of [
      [odile, 90_000],
      [mateo, 30_000],
      [ines, 60_000],
    ] as const)
      await browser.get('POST', path('solo', date), entry(soloOn(date), durationMs))
    const friendsOf = async (browser: Browser): Promise<readonly string[]> => {
      const { entries } = await browser.get<DailyTable>('GET', `${path('solo', date)}?players=friends`)
      return entries.map(({ place, name: called }) => `${place} ${called}`)
    }
    const { code } = await odile.get<Friends>('GET', '/me/friends')
    await ines.get('POST', '/me/friends', { code })
    // An unanswered request makes no friends.
    expect(await friendsOf(odile)).toEqual(['1 Odile'])
    const inesId = (await ines.me()).id
    await odile.get('POST', '/me/friends', { player: inesId })
    expect(await friendsOf(odile)).toEqual(['1 Ines', '1 Odile'])
    expect(await friendsOf(ines)).toEqual(['1 Ines', '1 Odile'])
    expect(await friendsOf(mateo)).toEqual(['1 Mateo'])
    await odile.get('DELETE', `/me/friends/${inesId}`)
    expect(await friendsOf(odile)).toEqual(['1 Odile'])
    // Somebody who has not played sees no friend's points either.
    const wei = await person('Wei')
    await wei.get('POST', '/me/friends', { code })
    await odile.get('POST', '/me/friends', { player: (await wei.me()).id })
    expect(await friendsOf(wei)).toEqual([])
    now = NOON
  })

  it('lists a thousand entries in one page, best and quickest first, and the others in the next', async () => {
    const visitor = await person('Wei')
    const first = await tableFor(visitor, 'solo', CROWDED.date)
    expect(first).toMatchObject({ accepted: CROWDED.players, checking: 0 })
    expect(first.entries).toHaveLength(1000)
    expect(first.distribution).toHaveLength(CROWDED.players / 2)
    expect(first.entries.slice(0, 3).map(({ place, name: called }) => ({ place, called }))).toEqual([
      { place: 1, called: 'Guest 1001' },
      { place: 1, called: 'Guest 1000' },
      { place: 3, called: 'Guest 999' },
    ])
    const next = await visitor.get<DailyTable>('GET', `${path('solo', CROWDED.date)}?offset=1000`)
    expect(next.entries.map(({ name: called }) => called)).toEqual(['Guest 1', 'Guest 0'])
  })

  it('accepts one entry per player and deal', async () => {
    const odile = await person('Odile')
    await odile.get('POST', path('solo'), entry(solo.deckhand))
    expect(await odile.refused('POST', path('solo'), entry(solo.mate))).toBe('daily-entered')
  })

  it('accepts entries while the date exists in some time zone, and publishes the best record afterwards', async () => {
    const odile = await person('Odile')
    const other = soloOn('2026-11-20')
    now = Date.parse('2026-11-19T09:59:00Z')
    expect(await odile.refused('POST', path('solo', '2026-11-20'), entry(other))).toBe('daily-not-begun')
    now = Date.parse('2026-11-21T12:00:00Z')
    expect(await odile.refused('POST', path('solo', '2026-11-20'), entry(other))).toBe('daily-over')
    const after = await tableFor(await person('Wei'))
    expect(after.entries.length).toBeGreaterThan(2)
    expect(after.best).toMatchObject({ name: 'Ines', record: solo.mate })
    now = NOON
  })

  it('refuses another seed, another date, an edited result and an invalid record', async () => {
    const odile = await person('Odile')
    expect(await odile.refused('POST', path('solo'), entry(soloOn('2026-11-15')))).toBe('daily-seed')
    const edited = solo.deckhand.replace(/^result .*$/m, 'result 999')
    expect(await odile.refused('POST', path('solo'), entry(edited))).toBe('daily-result')
    expect(await odile.refused('POST', path('solo'), entry('hello'))).toBe('daily-record')
    expect(await odile.refused('POST', path('nothing'), entry(solo.deckhand))).toBe('daily-unknown')
    expect(await new Browser(server.address).refused('POST', path('solo'), entry(solo.deckhand))).toBe(
      'not-signed-in',
    )
    expect((await tableFor(odile)).own).toBeNull()
  })

  it('refuses a time in which nobody can have played the game', async () => {
    const odile = await person('Odile')
    const sinceMidnight = NOON - Date.parse(`${DATE}T00:00:00Z`)
    for (const durationMs of [0, 999, sinceMidnight + 14 * HOUR_MS + 1])
      expect(await odile.refused('POST', path('solo'), entry(solo.deckhand, durationMs))).toBe('daily-time')
    await odile.get('POST', path('solo'), entry(solo.deckhand, sinceMidnight + 14 * HOUR_MS))
  })

  it.runIf(withBots)(
    'computes the bot moves again, and refuses a record in which one differs',
    async () => {
      const [honest, forger] = [await person('Odile'), await person('Mateo')]
      await honest.get('POST', path('packet'), entry(packet.honest))
      expect((await tableFor(honest, 'packet')).own).toMatchObject({ status: 'checking', place: null })
      await server.runDueWork()
      expect((await tableFor(honest, 'packet')).own).toMatchObject({ status: 'accepted', place: 1 })
      await forger.get('POST', path('packet'), entry(packet.forged))
      await server.runDueWork()
      expect((await tableFor(forger, 'packet')).own).toMatchObject({
        status: 'refused',
        refusal: { code: 'daily-bot-move' },
      })
      expect((await tableFor(honest, 'packet')).entries).toHaveLength(1)
    },
    120_000,
  )

  it('accepts no more entries of a player per day than the quota allows', async () => {
    const odile = await person('Odile')
    const dates = ['2026-11-15', '2026-11-16', '2026-11-17']
    now = Date.parse('2026-11-16T11:00:00Z')
    const codes: string[] = []
    for (const date of dates) codes.push(await odile.refused('POST', path('solo', date), entry(soloOn(date))))
    expect(codes).toEqual(['accepted with 202', 'accepted with 202', 'too-many-daily-entries'])
    now = NOON
  })
})

/** A whole game of the deal with weak bots in place of the Captains. */
const weaklyOpposed = async (): Promise<string> => {
  const deal = findDeal(await offeredDeals(games), 'packet', DATE)
  if (!deal.ok) throw new Error(deal.refusal.code)
  const bots = await botsOf(games, deal.value.game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  const { rules } = bots.value
  const weak = { ...deal.value.deal, seats: ['deckhand', 'deckhand', null] }
  const played = await playDeal({ ...deal.value, deal: weak, rules }, 'mate', decidingHere(bots.value))
  const record = played.ok ? parseRecord(played.value.record) : played
  if (!record.ok) throw new Error(record.refusal.code)
  return printRecord(record.value)
}
