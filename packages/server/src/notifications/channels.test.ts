import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { ChannelAdded, ChannelInfo } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { NO_NOTIFICATIONS } from '../process/server-settings.ts'
import { Browser } from '../testing/http-client.ts'
import {
  type Mail,
  mailReceiver,
  type PushReceiver,
  pushReceiver,
  type Receiver,
  webhookReceiver,
} from '../testing/notification-receivers.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

describe.each(DATABASES)('notification channels, on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let post: Receiver<Mail>
  let push: PushReceiver

  beforeAll(async () => {
    database = await start()
    post = await mailReceiver()
    push = await pushReceiver()
    server = await startTestServer(database.address, {
      requestsAMinute: 100_000,
      publicUrl: 'http://quayside.example',
      notifications: {
        ...NO_NOTIFICATIONS,
        smtp: post.address,
        allowPrivate: true,
        ca: push.certificate,
      },
    })
  })

  afterAll(async () => {
    await server.close()
    await post.close()
    await push.close()
    await database.stop()
  })

  const player = async (): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become('Odile')
    return browser
  }

  const add = (browser: Browser, channel: object): Promise<ChannelAdded> =>
    browser.get('POST', '/me/channels', channel)

  const channels = (browser: Browser): Promise<ChannelInfo[]> => browser.get('GET', '/me/channels')

  it('are announced with the capabilities of the server', async () => {
    const odile = await player()
    expect(await odile.get('GET', '/notification-capabilities')).toEqual({
      vapidPublicKey: expect.any(String) as string,
      mailEnabled: true,
    })
    expect(await channels(odile)).toEqual([])
  })

  it('are listed, tested and removed by their owner only', async () => {
    const hook = await webhookReceiver()
    onTestFinished(hook.close)
    const [odile, mateo] = [await player(), await player()]
    const { id, secret } = await add(odile, { kind: 'webhook', url: hook.address })
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(await channels(odile)).toEqual([
      { id, kind: 'webhook', label: hook.address, confirmed: true, off: null },
    ])
    expect(await mateo.refused('POST', `/me/channels/${id}/test`)).toBe('no-such-channel')
    expect(await mateo.refused('DELETE', `/me/channels/${id}`)).toBe('no-such-channel')
    await odile.get('PUT', '/me/notification-settings', { locale: 'es', quiet: null, digest: 0 })
    await odile.get('POST', `/me/channels/${id}/test`)
    expect(hook.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        id: expect.any(String) as string,
        title: 'Notificación de prueba',
        text: expect.stringContaining('la prueba que has pedido') as string,
        url: 'http://quayside.example/#/',
      },
    ])
    await odile.get('DELETE', `/me/channels/${id}`)
    expect(await channels(odile)).toEqual([])
    expect(await odile.refused('DELETE', `/me/channels/${id}`)).toBe('no-such-channel')
  })

  it('require a player', async () => {
    const hook = await webhookReceiver(500)
    onTestFinished(hook.close)
    const odile = await player()
    const { id } = await add(odile, { kind: 'webhook', url: hook.address })
    expect(await odile.refused('POST', `/me/channels/${id}/test`)).toBe('channel-failed')
  })

  it('are added once, and a browser may renew its subscription', async () => {
    const odile = await player()
    const subscription = { kind: 'push', endpoint: push.address, keys: push.keys }
    const first = await add(odile, subscription)
    const again = await add(odile, {
      ...subscription,
      keys: { ...push.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    })
    expect(again.id).toBe(first.id)
    await add(odile, subscription)
    await odile.get('POST', `/me/channels/${first.id}/test`)
    expect(push.received.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { title: 'Test notification' },
    ])
    push.received.splice(0)
    await add(odile, { kind: 'webhook', url: 'https://harbour.example/hook' })
    const twice = { kind: 'webhook', url: 'https://harbour.example/hook' }
    expect(await odile.refused('POST', '/me/channels', twice)).toBe('channel-exists')
    for (let more = 2; more < 10; more++)
      await add(odile, { kind: 'webhook', url: `https://harbour.example/${more}` })
    const eleventh = { kind: 'webhook', url: 'https://harbour.example/more' }
    expect(await odile.refused('POST', '/me/channels', eleventh)).toBe('too-many-channels')
  })

  it('use a mail address only after its owner has entered the code sent there', async () => {
    const odile = await player()
    const { id, confirmed } = await add(odile, { kind: 'mail', to: 'odile@harbour.example' })
    expect(confirmed).toBe(false)
    const sent = post.received.splice(0)
    expect(sent.map(({ to }) => to)).toEqual(['odile@harbour.example'])
    const code = /Your code:\s+(\d{8})\./.exec(sent[0]?.text ?? '')?.[1] ?? ''
    expect(await odile.refused('POST', `/me/channels/${id}/test`)).toBe('not-confirmed')
    const wrong = code === '00000000' ? '00000001' : '00000000'
    expect(await odile.refused('POST', `/me/channels/${id}/confirm`, { code: wrong })).toBe('wrong-code')
    expect(await odile.get('POST', `/me/channels/${id}/confirm`, { code })).toMatchObject({ confirmed: true })
    expect(await odile.get('POST', `/me/channels/${id}/confirm`, { code })).toMatchObject({ confirmed: true })
    await odile.get('POST', `/me/channels/${id}/test`)
    expect(post.received.splice(0)[0]?.text).toContain('Subject: Test notification')
  })

  it('follow the settings of their player, in a valid time zone', async () => {
    const odile = await player()
    expect(await odile.get('GET', '/me/notification-settings')).toEqual({
      locale: 'en',
      quiet: null,
      digest: 0,
    })
    const settings = { locale: 'zh-Hant', quiet: { from: 22, to: 7, zone: 'Asia/Taipei' }, digest: 6 }
    await odile.get('PUT', '/me/notification-settings', settings)
    expect(await odile.get('GET', '/me/notification-settings')).toEqual(settings)
    const regional = { ...settings, locale: 'en-GB' }
    expect(await odile.get('PUT', '/me/notification-settings', regional)).toEqual(regional)
    const nowhere = { ...settings, quiet: { from: 22, to: 7, zone: 'Atlantis/Harbour' } }
    expect(await odile.refused('PUT', '/me/notification-settings', nowhere)).toBe('unknown-time-zone')
    expect(await odile.refused('PUT', '/me/notification-settings', { ...settings, locale: 'de' })).toBe(
      'bad-request',
    )
  })
})

describe('a public server', () => {
  it('sends no mail without a mail server, and no request to private addresses', async () => {
    const hook = await webhookReceiver()
    const server = await startTestServer(':memory:')
    const odile = new Browser(server.address)
    await odile.become('Odile')
    expect(await odile.get('GET', '/notification-capabilities')).toMatchObject({ mailEnabled: false })
    const mail = { kind: 'mail', to: 'odile@harbour.example' }
    expect(await odile.refused('POST', '/me/channels', mail)).toBe('mail-disabled')
    for (const channel of [
      { kind: 'webhook', url: hook.address },
      { kind: 'push', endpoint: hook.address, keys: { p256dh: 'a', auth: 'b' } },
    ]) {
      const { id } = await odile.get<ChannelAdded>('POST', '/me/channels', channel)
      expect(await odile.refused('POST', `/me/channels/${id}/test`)).toBe('channel-failed')
    }
    expect(hook.received).toEqual([])
    await server.close()
    await hook.close()
  })
})

it('links in a message lead to the public URL, whatever host the request named', async () => {
  const post = await mailReceiver()
  const server = await startTestServer(':memory:', {
    trustProxy: '127.0.0.1',
    notifications: { ...NO_NOTIFICATIONS, smtp: post.address, allowPrivate: true },
  })
  const odile = new Browser(server.address)
  await odile.become('Odile')
  const asked = request(`${server.address}/api/me/channels`, {
    method: 'POST',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'worse.example',
      cookie: odile.cookie,
      'content-type': 'application/json',
    },
  })
  asked.end(JSON.stringify({ kind: 'mail', to: 'odile@harbour.example' }))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  expect(reply.statusCode).toBe(201)
  const [mail] = post.received
  expect(mail?.text).toContain(`${server.address}/#/`)
  expect(mail?.text).not.toMatch(/evil|worse/)
  await server.close()
  await post.close()
})
