import { SAMPLE_GAME, SAMPLE_TITLE } from '@quayside/games/testing'
import type { ChannelAdded, ChannelInfo, CreatedRoom } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { NO_NOTIFICATIONS } from '../process/server-settings.ts'
import { NO_QUOTAS } from '../quotas/limits.ts'
import { connect } from '../storage/database.ts'
import { Browser } from '../testing/http-client.ts'
import { type Hooked, type Receiver, webhookReceiver } from '../testing/notification-receivers.ts'
import { silentServer } from '../testing/silent-server.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { channelError } from './deliver.ts'

const MINUTE = 60_000

const receiver = async (status = 200): Promise<Receiver<Hooked>> => {
  const hook = await webhookReceiver(status)
  onTestFinished(hook.close)
  return hook
}

const titles = ({ received }: Receiver<Hooked>): string[] =>
  received.map(({ body }) => (JSON.parse(body) as { title: string }).title)

describe.each(DATABASES)('notifications on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = 0

  beforeEach(async () => {
    now = Date.parse('2026-11-15T12:00:00Z')
    database = await start()
    server = await startTestServer(database.address, {
      requestsAMinute: 100_000,
      quotas: NO_QUOTAS,
      publicUrl: 'http://quayside.example',
      notificationSeconds: 1,
      channelFailures: 3,
      notifications: { ...NO_NOTIFICATIONS, allowPrivate: true },
      now: () => now,
    })
  })

  afterEach(async () => {
    await server.close()
    await database.stop()
  })

  const player = async (name: string): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become(name)
    return browser
  }

  const webhook = (browser: Browser, url: string): Promise<ChannelAdded> =>
    browser.get('POST', '/me/channels', { kind: 'webhook', url })

  /** A room in which it is its host's turn. */
  const table = (browser: Browser): Promise<CreatedRoom> =>
    browser.get('POST', '/rooms', {
      game: SAMPLE_GAME,
      options: { players: 2, start: 0 },
      seats: [
        { kind: 'mine', name: 'Odile' },
        { kind: 'bot', level: 'random' },
      ],
    })

  const channels = (browser: Browser): Promise<ChannelInfo[]> => browser.get('GET', '/me/channels')

  const waiting = async (): Promise<number> => {
    const db = connect(database.address)
    const rows = await db.selectFrom('job').select('id').where('kind', '=', 'turn').execute()
    await db.destroy()
    return rows.length
  }

  const later = async (milliseconds: number): Promise<void> => {
    now += milliseconds
    await server.runDueWork()
  }

  it('reach everybody while one player has ten webhooks that never answer and 25 rooms', async () => {
    const hole = await silentServer()
    const greedy = await player('Greedy')
    for (let number = 0; number < 10; number++)
      await webhook(greedy, `http://127.0.0.1:${hole.port}/${number}`)
    for (let number = 0; number < 25; number++) await table(greedy)
    now += 10
    const odile = await player('Odile')
    const hook = await receiver()
    await webhook(odile, hook.address)
    await table(odile)
    now += MINUTE
    const looked = server.runDueWork()
    await vi.waitFor(() => expect(titles(hook)).toEqual([`Your turn in ${SAMPLE_TITLE}`]), {
      timeout: 20_000,
    })
    // Ten channels at a time, so most jobs of the greedy player are still waiting.
    expect(await waiting()).toBeGreaterThan(20)
    await vi.waitFor(() => expect(hole.connections()).toBeGreaterThanOrEqual(10), { timeout: 20_000 })
    await server.close()
    await looked
  }, 60_000)

  it('are sent by all channels in parallel, and one that does not answer delays no other', async () => {
    const hole = await silentServer()
    const [odile, hook] = [await player('Odile'), await receiver()]
    for (let number = 0; number < 5; number++) await webhook(odile, `http://127.0.0.1:${hole.port}/${number}`)
    await webhook(odile, hook.address)
    await table(odile)
    now += MINUTE
    const looked = server.runDueWork()
    await vi.waitFor(() => expect(titles(hook)).toHaveLength(1), { timeout: 20_000 })
    await looked
    expect(hole.connections()).toBe(5)
    // One channel worked: nothing is sent again.
    await later(MINUTE)
    expect(titles(hook)).toHaveLength(1)
  }, 60_000)

  it('stop on a channel that keeps failing, and its owner is notified by the others', async () => {
    const [odile, broken, hook] = [await player('Odile'), await receiver(500), await receiver()]
    const { id } = await webhook(odile, broken.address)
    await webhook(odile, hook.address)
    for (let tables = 0; tables < 2; tables++) {
      await table(odile)
      // Two failures in one minute count as one.
      await table(odile)
      await later(2 * MINUTE)
    }
    expect((await channels(odile)).map(({ off }) => off)).toEqual([null, null])
    expect(broken.received).toHaveLength(4)
    await table(odile)
    await later(2 * MINUTE)
    await later(1000)
    const off = (await channels(odile)).find((one) => one.id === id)
    expect(off?.off).toEqual({ since: expect.any(Number) as number, reason: 'refused' })
    expect(titles(hook)).toEqual([
      ...Array.from({ length: 5 }, () => `Your turn in ${SAMPLE_TITLE}`),
      'Notifications turned off',
    ])
    expect(JSON.parse(hook.received.at(-1)?.body ?? '{}')).toMatchObject({
      text: expect.stringContaining(broken.address) as string,
      url: 'http://quayside.example/#/you',
    })
    await table(odile)
    await later(2 * MINUTE)
    expect(broken.received).toHaveLength(5)
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    expect(metrics).toContain('quayside_channels_switched_off_total{kind="webhook"} 1')
  }, 60_000)

  it('resume on a channel that is switched on, once a test has arrived there', async () => {
    const odile = await player('Odile')
    const hook = await receiver(500)
    const { id } = await webhook(odile, hook.address)
    await table(odile)
    for (let failures = 0; failures < 3; failures++) await later(10 * MINUTE)
    expect((await channels(odile))[0]?.off).toMatchObject({ reason: 'refused' })
    expect(await odile.refused('POST', `/me/channels/${id}/on`)).toBe('channel-failed')
    expect(await (await player('Mateo')).refused('POST', `/me/channels/${id}/on`)).toBe('no-such-channel')
    expect((await channels(odile))[0]?.off).not.toBeNull()
    const db = connect(database.address)
    const works = await receiver()
    const address = JSON.stringify({ kind: 'webhook', url: works.address, secret: 'x' })
    await db.updateTable('channel').set({ address_json: address }).where('id', '=', id).execute()
    await db.destroy()
    expect(await odile.get('POST', `/me/channels/${id}/on`)).toMatchObject({ id, off: null })
    expect((await channels(odile))[0]?.off).toBeNull()
    await table(odile)
    await later(2 * MINUTE)
    // The room whose notification failed before is still waiting: it is sent alone or together with the new one.
    const [test, ...turns] = titles(works)
    expect(test).toBe('Test notification')
    expect(turns.length).toBeGreaterThan(0)
    expect([`Your turn in ${SAMPLE_TITLE}`, '2 games are waiting for you']).toEqual(
      expect.arrayContaining(turns),
    )
  }, 60_000)

  it('have the same id however often they are retried', async () => {
    const [odile, hook] = [await player('Odile'), await receiver(500)]
    await webhook(odile, hook.address)
    await table(odile)
    await later(MINUTE)
    await later(MINUTE)
    const ids = hook.received.map(({ body }) => (JSON.parse(body) as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  }, 60_000)
})

describe('the error of a channel', () => {
  const problem = (fields: object): Error => Object.assign(new Error('no'), fields)

  it.each([
    ['webhook', problem({ statusCode: 500 }), 'refused'],
    ['push', problem({ statusCode: 429 }), 'refused'],
    ['webhook', new DOMException('late', 'TimeoutError'), 'no-answer'],
    ['webhook', problem({ code: 'ECONNREFUSED' }), 'unreachable'],
    ['webhook', problem({ code: 'ENOTFOUND' }), 'unreachable'],
    ['webhook', problem({ code: 'CERT_HAS_EXPIRED' }), 'unreachable'],
    ['webhook', 'anything', 'failed'],
    ['mail', problem({ code: 'EENVELOPE' }), 'refused'],
  ] as const)('is known of a %s', (kind, why, error) => {
    expect(channelError(kind, why)).toBe(error)
  })

  it("is not counted when the server's own network fails", () => {
    for (const code of ['ENETUNREACH', 'EAI_AGAIN'])
      expect(channelError('webhook', problem({ code }))).toBeNull()
    for (const code of ['ECONNECTION', 'ETIMEDOUT', 'EAUTH'])
      expect(channelError('mail', problem({ code }))).toBeNull()
  })
})
