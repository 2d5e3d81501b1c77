import type { ChannelAdded, ChannelInfo } from '@quayside/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { NO_NOTIFICATIONS } from '../process/server-settings.ts'
import { Browser } from '../testing/http-client.ts'
import { type Mail, mailReceiver, type Receiver } from '../testing/notification-receivers.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(DATABASES)('a confirmation mail, on %s,', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let post: Receiver<Mail>
  let now = Date.parse('2026-11-15T12:00:00Z')

  beforeAll(async () => {
    database = await start()
    post = await mailReceiver()
    server = await startTestServer(database.address, {
      requestsAMinute: 100_000,
      notifications: { ...NO_NOTIFICATIONS, smtp: post.address, allowPrivate: true },
      now: () => now,
    })
  })

  beforeEach(() => {
    // The quotas used by earlier tests are free again.
    now += 2 * DAY
    post.received.splice(0)
  })

  afterAll(async () => {
    await server.close()
    await post.close()
    await database.stop()
  })

  const player = async (): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become('Odile')
    return browser
  }

  const add = (browser: Browser, to: string): Promise<ChannelAdded> =>
    browser.get('POST', '/me/channels', { kind: 'mail', to })

  const codeIn = (mail: Mail | undefined): string =>
    /Your code:\s+(\d{8})\./.exec(mail?.text ?? '')?.[1] ?? ''

  const wrongFor = (code: string): string => (code === '00000000' ? '00000001' : '00000000')

  const confirm = (browser: Browser, id: string, code: string): Promise<string> =>
    browser.refused('POST', `/me/channels/${id}/confirm`, { code })

  it('has a code that is valid for an hour, and can be requested again', async () => {
    const odile = await player()
    const { id } = await add(odile, 'odile@harbour.example')
    const old = codeIn(post.received[0])
    now += 60 * MINUTE
    expect(await confirm(odile, id, old)).toBe('code-expired')
    expect((await add(odile, 'odile@harbour.example')).id).toBe(id)
    const code = codeIn(post.received[1])
    expect(code).not.toBe(old)
    now += 59 * MINUTE
    expect(await confirm(odile, id, code)).toBe('accepted with 200')
    expect(await odile.get<ChannelInfo[]>('GET', '/me/channels')).toMatchObject([{ id, confirmed: true }])
    expect(await odile.refused('POST', '/me/channels', { kind: 'mail', to: 'odile@harbour.example' })).toBe(
      'channel-exists',
    )
  })

  it('has a code that can be tried five times, also concurrently', async () => {
    const odile = await player()
    const { id } = await add(odile, 'odile@quay.example')
    const code = codeIn(post.received[0])
    const tries = Array.from({ length: 12 }, () => confirm(odile, id, wrongFor(code)))
    const answers = (await Promise.all(tries)).toSorted()
    expect(answers).toEqual([
      ...Array<string>(7).fill('code-expired'),
      ...Array<string>(5).fill('wrong-code'),
    ])
    expect(await confirm(odile, id, code)).toBe('code-expired')
  })

  it('reaches an address at most three times a day, whoever requests it and however it is written', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => player()))
    const asked = await Promise.all(
      people.map((one, number) =>
        one.ask('POST', '/me/channels', { kind: 'mail', to: `Stran.ger+${number}@harbour.example` }),
      ),
    )
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.body).toEqual({
      code: 'too-many-mails',
      params: { quota: 'mails-per-recipient', scope: 'recipient', most: 3, seconds: 24 * 3600 },
    })
    expect(post.received).toHaveLength(3)
    now += DAY
    expect(
      await people[9]?.refused('POST', '/me/channels', { kind: 'mail', to: 'stranger@harbour.example' }),
    ).toBe('accepted with 201')
  })

  it('is limited to five a day for one guest', async () => {
    const odile = await player()
    const codes = await Promise.all(
      Array.from({ length: 9 }, (_, number) =>
        odile.refused('POST', '/me/channels', { kind: 'mail', to: `somebody-${number}@harbour.example` }),
      ),
    )
    expect(codes.filter((code) => code === 'accepted with 201')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-mails')).toHaveLength(4)
    expect(post.received).toHaveLength(5)
    expect(await odile.get<ChannelInfo[]>('GET', '/me/channels')).toHaveLength(5)
  })

  it('counts towards the limit of ten channels, however many are added concurrently', async () => {
    const odile = await player()
    const codes = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        odile.refused('POST', '/me/channels', {
          kind: 'webhook',
          url: `https://harbour.example/${Math.min(number, 12)}`,
        }),
      ),
    )
    expect(codes.filter((code) => code === 'accepted with 201')).toHaveLength(10)
    expect(await odile.get<ChannelInfo[]>('GET', '/me/channels')).toHaveLength(10)
  })
})

it('a confirmation mail that cannot be delivered leaves no channel behind', async () => {
  const server = await startTestServer(':memory:', {
    notifications: { ...NO_NOTIFICATIONS, smtp: 'smtp://127.0.0.1:1' },
  })
  const odile = new Browser(server.address)
  await odile.become('Odile')
  const mail = { kind: 'mail', to: 'odile@harbour.example' }
  expect(await odile.refused('POST', '/me/channels', mail)).toBe('channel-failed')
  expect(await odile.get<ChannelInfo[]>('GET', '/me/channels')).toEqual([])
  await server.close()
})
