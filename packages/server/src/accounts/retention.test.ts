import { OTHER_GAME } from '@quayside/games/testing'
import type { CreatedRoom, MyRoom, PersonalData } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const DAY = 24 * 3600_000

describe.each(DATABASES)('expiry on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = Date.parse('2026-11-15T12:00:00Z')

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, { requestsAMinute: 100_000, now: () => now })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const guest = async (): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become('Odile')
    return browser
  }

  it('is shown for guests and rooms, also in the exported data', async () => {
    const odile = await guest()
    expect(await odile.me()).toMatchObject({ account: false, expiresAt: now + 7 * DAY })
    now += 3 * DAY
    expect(await odile.me()).toMatchObject({ expiresAt: now + 7 * DAY })
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
    })
    expect(await odile.me()).toMatchObject({ expiresAt: null })
    const expiresAt = now + 14 * DAY
    expect((await odile.get<MyRoom[]>('GET', '/me/rooms')).map((one) => one.expiresAt)).toEqual([expiresAt])
    const data = await odile.get<PersonalData>('GET', '/me/personal-data')
    expect(data.player.expiresAt).toBeNull()
    expect(data.games.map((one) => [one.room, one.expiresAt])).toEqual([[room, expiresAt]])
  })

  it('does not apply to accounts, but their unused sessions end', async () => {
    const laptop = await guest()
    const device = await laptop.addPasskey()
    expect(await laptop.me()).toMatchObject({ account: true, expiresAt: null })
    const phone = new Browser(server.address)
    await phone.signIn(device)
    now += 100 * DAY
    await laptop.me()
    now += 100 * DAY
    expect(await laptop.me()).toMatchObject({ account: true })
    expect(await phone.refused('GET', '/me/rooms')).toBe('not-signed-in')
    expect(await phone.signIn(device)).toMatchObject({ status: 200 })
  })
})
