import { SAMPLE_GAME, SAMPLE_TITLE } from '@quayside/games/testing'
import type { ChannelAdded, CreatedPlayer, CreatedRoom, NotificationSettings } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../process/server.ts'
import { NO_NOTIFICATIONS, type NotificationConfig } from '../process/server-settings.ts'
import {
  mailReceiver,
  pushReceiver,
  signatureOf,
  webhookReceiver,
} from '../testing/notification-receivers.ts'
import { Client } from '../testing/socket-client.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const OPERATOR = 'the-token-of-the-operator-of-this'

let now: number
let server: RunningServer
const closing: (() => Promise<void>)[] = []

const start = async (config: Partial<NotificationConfig> = {}, known = true): Promise<void> => {
  server = await startServer({
    store: ':memory:',
    host: known ? '127.0.0.1' : 'localhost',
    port: 0,
    log: false,
    operatorToken: OPERATOR,
    publicUrl: known ? 'https://quayside.example' : null,
    notifications: { ...NO_NOTIFICATIONS, allowPrivate: true, ...config },
    now: () => now,
  })
}

beforeEach(() => {
  now = Date.parse('2026-11-15T12:00:00Z')
})

afterEach(async () => {
  await server.close()
  for (const close of closing.splice(0)) await close()
})

const ask = async (method: string, path: string, body: unknown, secret = ''): Promise<unknown> => {
  const reply = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** A room in which Odile has the first turn and Mateo the other seat. */
const table = async (): Promise<{ odile: CreatedPlayer; room: CreatedRoom }> => {
  const odile = (await ask('POST', '/players', { name: 'Odile' })) as CreatedPlayer
  const room = await another(odile)
  return { odile, room }
}

const another = async ({ secret }: CreatedPlayer): Promise<CreatedRoom> =>
  (await ask(
    'POST',
    '/rooms',
    {
      game: SAMPLE_GAME,
      options: { players: 2, start: 0 },
      seats: [
        { kind: 'mine', name: 'Odile' },
        { kind: 'bot', level: 'random' },
      ],
    },
    secret,
  )) as CreatedRoom

const later = async (milliseconds: number): Promise<void> => {
  now += milliseconds
  await server.runDueWork()
}

const setPreferences = (odile: CreatedPlayer, settings: Partial<NotificationSettings>): Promise<unknown> =>
  ask('PUT', '/me/notification-settings', { locale: 'en', quiet: null, digest: 0, ...settings }, odile.secret)

describe('a player whose turn it is', () => {
  it('is notified by a signed webhook, in their language, once', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start()
    const { odile, room } = await table()
    await setPreferences(odile, { locale: 'fr' })
    const webhook = { kind: 'webhook', url: hook.address }
    const { secret } = (await ask('POST', '/me/channels', webhook, odile.secret)) as ChannelAdded
    await later(30_000)
    expect(hook.received).toEqual([])
    await later(MINUTE)
    await later(HOUR)
    expect(hook.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        id: `turn-${room.room}-0-${Date.parse('2026-11-15T12:01:00Z')}`,
        title: `À vous de jouer\u00a0: ${SAMPLE_TITLE}`,
        text: 'Joueurs\u00a0: Odile et Aléatoire (robot).',
        url: `https://quayside.example/#/join/${room.room}`,
      },
    ])
    const { body = '', signature } = hook.received[0] ?? {}
    expect(signature).toBe(signatureOf(body, secret ?? ''))
  })

  it('gets links to the listening address when no public URL is configured', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start({}, false)
    const { odile, room } = await table()
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    await later(MINUTE)
    const [{ url } = { url: '' }] = hook.received.map(({ body }) => JSON.parse(body) as { url: string })
    expect(url).toMatch(/^http:\/\/localhost:\d+\//)
    expect(new URL(url).hash).toBe(`#/join/${room.room}`)
  })

  it('is notified by mail', async () => {
    const post = await mailReceiver()
    closing.push(post.close)
    await start({ smtp: post.address })
    const { odile, room } = await table()
    const mail = { kind: 'mail', to: 'odile@example.org' }
    const { id } = (await ask('POST', '/me/channels', mail, odile.secret)) as ChannelAdded
    const code = /Your code:\s+(\d{8})\./.exec(post.received.splice(0)[0]?.text ?? '')?.[1]
    await ask('POST', `/me/channels/${id}/confirm`, { code }, odile.secret)
    await later(MINUTE)
    expect(post.received).toHaveLength(1)
    expect(post.received[0]).toMatchObject({ to: 'odile@example.org' })
    expect(post.received[0]?.text).toContain(`Subject: Your turn in ${SAMPLE_TITLE}`)
    expect(post.received[0]?.text).toMatch(/Change or stop these emails: http\S+\/#\/you/)
    expect(post.received[0]?.text).toMatch(
      new RegExp(`^Message-ID: <turn-${room.room}-0-\\d+@localhost>`, 'm'),
    )
  })

  it('is notified by push, which only their browser can decrypt', async () => {
    const service = await pushReceiver()
    closing.push(service.close)
    await start({ ca: service.certificate })
    const { odile } = await table()
    const channel = { kind: 'push', endpoint: service.address, keys: service.keys }
    await ask('POST', '/me/channels', channel, odile.secret)
    await later(MINUTE)
    expect(service.received.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { title: `Your turn in ${SAMPLE_TITLE}` },
    ])
  })

  it('is not notified while banned', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start()
    const { odile } = await table()
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    const ban = { player: odile.id, reason: 'insults', expiresAt: now + HOUR }
    await ask('POST', '/operator/bans', ban, OPERATOR)
    await later(MINUTE)
    expect(hook.received).toEqual([])
    await later(HOUR)
    await another(odile)
    await later(MINUTE)
    expect(hook.received).toHaveLength(1)
  })

  it('is not notified while present in the room', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start()
    const { odile, room } = await table()
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    const client = await Client.connect(server.address)
    await client.sit(room.room, room.keys[0])
    await later(MINUTE)
    expect(hook.received).toEqual([])
    await client.close()
  })

  it('is notified while their page is open but hidden', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start()
    const { odile, room } = await table()
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    const client = await Client.connect(server.address)
    await client.sit(room.room, room.keys[0])
    for (const looks of [{ hidden: true }, {}, { hidden: true }]) {
      const answer = client.next(({ kind }) => kind === 'pong')
      client.send({ kind: 'ping', ...looks })
      await answer
    }
    await later(MINUTE)
    expect(hook.received).toHaveLength(1)
    await client.close()
  })

  it('is notified after quiet hours', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    now = Date.parse('2026-11-15T22:30:00Z')
    await start()
    const { odile } = await table()
    await setPreferences(odile, { quiet: { from: 22, to: 7, zone: 'UTC' } })
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    await later(MINUTE)
    await later(8 * HOUR)
    expect(hook.received).toEqual([])
    await later(HOUR)
    expect(hook.received).toHaveLength(1)
  })

  it('gets one notification for all rooms if they want a digest', async () => {
    const hook = await webhookReceiver()
    closing.push(hook.close)
    await start()
    const { odile } = await table()
    await another(odile)
    await setPreferences(odile, { digest: 6 })
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    await later(MINUTE)
    expect(hook.received).toEqual([])
    await later(6 * HOUR)
    expect(hook.received.map(({ body }) => (JSON.parse(body) as { title: string }).title)).toEqual([
      '2 games are waiting for you',
    ])
  })

  it('loses a channel that is gone for good', async () => {
    const hook = await webhookReceiver(410)
    closing.push(hook.close)
    await start()
    const { odile } = await table()
    await ask('POST', '/me/channels', { kind: 'webhook', url: hook.address }, odile.secret)
    await later(MINUTE)
    const reply = await fetch(`${server.address}/api/me/channels`, {
      headers: { authorization: `Bearer ${odile.secret}` },
    })
    expect(await reply.json()).toEqual([])
  })
})
