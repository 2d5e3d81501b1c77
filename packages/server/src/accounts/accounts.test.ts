import { SAMPLE_GAME } from '@quayside/games/testing'
import type { CreatedRoom, MyRoom, PasskeyInfo } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { NO_NOTIFICATIONS } from '../process/server-settings.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { Browser } from '../testing/http-client.ts'
import { webhookReceiver } from '../testing/notification-receivers.ts'
import { Client } from '../testing/socket-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const MINUTE = 60_000

const TABLE = {
  game: SAMPLE_GAME,
  options: { players: 2, start: 0 },
  seats: [
    { kind: 'mine', name: 'Odile' },
    { kind: 'bot', level: 'random' },
  ],
}

describe.each(DATABASES)('accounts on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = Date.parse('2026-11-15T12:00:00Z')

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, {
      requestsAMinute: 100_000,
      limits: { heartbeatMs: 100 },
      notifications: { ...NO_NOTIFICATIONS, allowPrivate: true },
      now: () => now,
    })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const browser = (): Browser => new Browser(server.address)

  const guest = async (name = 'Odile'): Promise<Browser> => {
    const one = browser()
    await one.become(name)
    return one
  }

  it('a guest becomes an account with a passkey, and is the same player on another device', async () => {
    const laptop = await guest()
    expect(await laptop.me()).toMatchObject({ name: 'Odile', account: false })
    const device = await laptop.addPasskey()
    const { id } = await laptop.me()
    expect(await laptop.me()).toEqual({ id, name: 'Odile', account: true, expiresAt: null })
    const phone = browser()
    expect(await phone.signIn(device)).toEqual({ status: 200, body: { id, name: 'Odile', moved: 0 } })
    expect(await phone.me()).toEqual({ id, name: 'Odile', account: true, expiresAt: null })
    expect(phone.cookie).not.toBe(laptop.cookie)
    expect(phone.lastCookie).toMatch(/HttpOnly/)
    expect(phone.lastCookie).toMatch(/SameSite=Lax/)
    expect(phone.lastCookie).not.toMatch(/Secure/)
  })

  it('the secret of a guest ends when they add a passkey, and that browser stays signed in', async () => {
    const laptop = await guest()
    const old = laptop.cookie
    const device = await laptop.addPasskey()
    expect(laptop.cookie).not.toBe(old)
    expect(await laptop.me()).toMatchObject({ name: 'Odile', account: true })
    const thief = browser()
    thief.cookie = old
    expect(await thief.refused('GET', '/me/rooms')).toBe('not-signed-in')
    const phone = browser()
    await phone.signIn(device)
    const [first, second] = [laptop.cookie, phone.cookie]
    await phone.addPasskey('token')
    expect([laptop.cookie, phone.cookie]).toEqual([first, second])
    expect(await laptop.me()).toMatchObject({ account: true })
    expect(await phone.me()).toMatchObject({ account: true })
  })

  it('a guest who signs in keeps their rooms, seats and channels', async () => {
    const hook = await webhookReceiver()
    const laptop = await guest('Odile B.')
    const device = await laptop.addPasskey()
    const { id } = await laptop.me()
    const phone = await guest('somebody')
    const { room } = await phone.get<CreatedRoom>('POST', '/rooms', TABLE)
    await phone.get('POST', '/me/channels', { kind: 'webhook', url: hook.address })
    const looking = await Client.connect(server.address)
    await looking.sit(room)
    const guestCookie = phone.cookie
    expect(await phone.signIn(device)).toEqual({ status: 200, body: { id, name: 'Odile B.', moved: 1 } })
    const rooms = await laptop.get<MyRoom[]>('GET', '/me/rooms')
    expect(rooms.map(({ info, ownSeats: mine }) => [info.room, mine])).toEqual([[room, [0]]])
    expect(await laptop.get('GET', `/rooms/${room}`)).toMatchObject({ isHost: true })
    // The room is still loaded, and knows at once whose seat it is.
    const sits = await Client.connect(server.address, laptop.cookie)
    const welcome = sits.next(({ kind }) => kind === 'welcome' || kind === 'refused')
    sits.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    expect(await welcome).toMatchObject({ kind: 'welcome', seat: 0 })
    await sits.close()
    await looking.close()
    now += MINUTE
    await server.runDueWork()
    expect(hook.received).toHaveLength(1)
    const old = browser()
    old.cookie = guestCookie
    expect(await old.refused('GET', '/me/rooms')).toBe('not-signed-in')
    await hook.close()
  })

  it('a player with an account keeps it when they sign in to another one', async () => {
    const [odile, mateo] = [await guest('Odile'), await guest('Mateo')]
    const device = await odile.addPasskey()
    const other = await mateo.addPasskey()
    await mateo.get<CreatedRoom>('POST', '/rooms', TABLE)
    expect(await mateo.signIn(device)).toMatchObject({ body: { name: 'Odile', moved: 0 } })
    expect(await mateo.signIn(other)).toMatchObject({ body: { name: 'Mateo', moved: 0 } })
    expect(await mateo.get<MyRoom[]>('GET', '/me/rooms')).toHaveLength(1)
  })

  it('several passkeys open one account, and a removed one opens nothing', async () => {
    const odile = await guest()
    const phone = await odile.addPasskey('phone')
    const token = await odile.addPasskey('token')
    const listed = await odile.get<PasskeyInfo[]>('GET', '/me/passkeys')
    expect(listed.map(({ label }) => label).toSorted()).toEqual(['phone', 'token'])
    expect(await browser().signIn(token)).toMatchObject({ status: 200 })
    const mateo = await guest('Mateo')
    await mateo.addPasskey()
    expect(await mateo.refused('DELETE', `/me/passkeys/${phone.id}`)).toBe('no-such-passkey')
    await odile.get('DELETE', `/me/passkeys/${phone.id}`)
    expect(await browser().signIn(phone)).toMatchObject({ status: 401, body: { code: 'unknown-passkey' } })
    expect(await odile.refused('DELETE', `/me/passkeys/${token.id}`)).toBe('last-passkey')
    expect(await browser().signIn(token)).toMatchObject({ status: 200 })
  })

  it('the last passkey stays even if all are removed at the same time', async () => {
    const odile = await guest()
    const made = [
      await odile.addPasskey('phone'),
      await odile.addPasskey('token'),
      await odile.addPasskey('key'),
    ]
    await Promise.allSettled(made.map(({ id }) => odile.get('DELETE', `/me/passkeys/${id}`)))
    expect(await odile.get<PasskeyInfo[]>('GET', '/me/passkeys')).toHaveLength(1)
  })

  it('signing out ends the session of this browser and of no other', async () => {
    const laptop = await guest()
    expect(await laptop.refused('DELETE', '/me/sessions/current')).toBe('no-passkey')
    const device = await laptop.addPasskey()
    const phone = browser()
    await phone.signIn(device)
    const kept = phone.cookie
    await phone.get('DELETE', '/me/sessions/current')
    expect(phone.cookie).toBe('')
    phone.cookie = kept
    expect(await phone.refused('GET', '/me/rooms')).toBe('not-signed-in')
    expect(await laptop.me()).toMatchObject({ account: true })
    const first = laptop.cookie
    await laptop.get('DELETE', '/me/sessions/current')
    laptop.cookie = first
    expect(await laptop.refused('GET', '/me/rooms')).toBe('not-signed-in')
    expect(await laptop.signIn(device)).toMatchObject({ status: 200 })
  })

  it('signing out everywhere ends all sessions and open connections until the player signs in again', async () => {
    const laptop = await guest()
    const device = await laptop.addPasskey()
    const phone = browser()
    await phone.signIn(device)
    const first = laptop.cookie
    const sitting = await Client.connect(server.address, first)
    const outsider = await Client.connect(server.address)
    await phone.get('DELETE', '/me/sessions')
    await sitting.closed
    const answer = outsider.next(({ kind }) => kind === 'pong')
    outsider.send({ kind: 'ping' })
    await answer
    await outsider.close()
    laptop.cookie = first
    expect(await laptop.refused('GET', '/me/rooms')).toBe('not-signed-in')
    expect(await phone.signIn(device)).toMatchObject({ status: 200 })
  })

  it('signing out everywhere invalidates the seat links of the player, but keeps the seats', async () => {
    const laptop = await guest()
    const device = await laptop.addPasskey()
    const { room, keys } = await laptop.get<CreatedRoom>('POST', '/rooms', TABLE)
    const key = keys[0] ?? ''
    const stranger = await Client.connect(server.address)
    await stranger.sit(room, key)
    const gone = stranger.next(({ kind }) => kind === 'refused')
    await laptop.get('DELETE', '/me/sessions')
    expect(await gone).toMatchObject({ refusal: { code: 'not-your-seat' } })
    await expect(stranger.sit(room, key)).rejects.toThrow('invalid-seat-secret')
    await stranger.close()
    await laptop.signIn(device)
    const sits = await Client.connect(server.address, laptop.cookie)
    const welcome = sits.next(({ kind }) => kind === 'welcome' || kind === 'refused')
    sits.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    expect(await welcome).toMatchObject({ kind: 'welcome', seat: 0 })
    await sits.close()
  })

  describe('sign-in with a passkey is refused', () => {
    const account = async (): Promise<Authenticator> => (await guest()).addPasskey()

    const options = (): Promise<object> => browser().get('POST', '/sign-in/options')

    const answer = (response: object): Promise<string> => browser().refused('POST', '/sign-in', { response })

    it('from the page of another site', async () => {
      const device = await account()
      expect(await answer(device.on('https://elsewhere.example').get(await options()))).toBe(
        'passkey-refused',
      )
    })

    it('for the host name of another site', async () => {
      const device = await account()
      expect(await answer(device.get({ ...(await options()), rpId: 'elsewhere.example' }))).toBe(
        'passkey-refused',
      )
    })

    it('with an unknown challenge, or one of another kind', async () => {
      const device = await account()
      expect(await answer(device.get({ ...(await options()), challenge: 'bm9ib2R5' }))).toBe(
        'challenge-expired',
      )
      const odile = await guest()
      const creation = await odile.get<object>('POST', '/me/passkeys/options')
      expect(await answer(device.get({ ...creation, rpId: '127.0.0.1' }))).toBe('challenge-expired')
    })

    it('when a response is used twice', async () => {
      const device = await account()
      const response = device.get(await options())
      expect(await answer(response)).toBe('accepted with 200')
      expect(await answer(response)).toBe('challenge-expired')
    })

    it('when the challenge has expired', async () => {
      const device = await account()
      const asked = await options()
      now += 6 * MINUTE
      expect(await answer(device.get(asked))).toBe('challenge-expired')
    })

    it('when the counter goes backwards, which means that the passkey was copied', async () => {
      const device = await account()
      device.counter = 5
      expect(await answer(device.get(await options()))).toBe('accepted with 200')
      device.counter = 3
      expect(await answer(device.get(await options()))).toBe('passkey-refused')
    })

    it('with the signature of another passkey', async () => {
      const [one, other] = [await account(), await account()]
      const forged = { ...other.get(await options()), id: one.id, rawId: one.id }
      expect(await answer(forged)).toBe('passkey-refused')
    })

    it('when the passkey is unknown', async () => {
      const device = new Authenticator(server.address)
      device.create({ challenge: 'YQ', rp: { id: '127.0.0.1' }, user: { id: 'bm9ib2R5' } })
      expect(await answer(device.get(await options()))).toBe('unknown-passkey')
    })

    it('without user verification', async () => {
      const device = await account()
      device.verifies = false
      expect(await answer(device.get(await options()))).toBe('passkey-refused')
    })
  })

  describe('a new passkey is refused', () => {
    const made = async (
      change: (options: Record<string, unknown>) => object,
      origin = server.address,
    ): Promise<string> => {
      const odile = await guest()
      const asked = await odile.get<Record<string, unknown>>('POST', '/me/passkeys/options')
      const response = new Authenticator(origin).create(change(asked))
      return odile.refused('POST', '/me/passkeys', { label: 'phone', response })
    }

    it.each([
      [
        'a challenge that was never issued',
        (asked: object) => ({ ...asked, challenge: 'bm9ib2R5' }),
        'challenge-expired',
      ],
      [
        'the domain of another site',
        (asked: object) => ({ ...asked, rp: { id: 'elsewhere.example' } }),
        'passkey-refused',
      ],
    ])('with %s', async (_what, change, code) => {
      expect(await made(change)).toBe(code)
    })

    it('from the page of another site', async () => {
      expect(await made((asked) => asked, 'https://elsewhere.example')).toBe('passkey-refused')
    })

    it('with the challenge of another player', async () => {
      const [odile, mateo] = [await guest(), await guest('Mateo')]
      const asked = await odile.get<object>('POST', '/me/passkeys/options')
      const response = new Authenticator(server.address).create(asked)
      expect(await mateo.refused('POST', '/me/passkeys', { label: 'phone', response })).toBe(
        'challenge-expired',
      )
    })

    it('when it is already registered', async () => {
      const [odile, mateo] = [await guest(), await guest('Mateo')]
      const device = await odile.addPasskey()
      const asked = await mateo.get<object>('POST', '/me/passkeys/options')
      const response = new Authenticator(server.address).create(asked, device.id)
      expect(await mateo.refused('POST', '/me/passkeys', { label: 'copy', response })).toBe('passkey-exists')
      expect(await browser().signIn(device)).toMatchObject({ body: { name: 'Odile' } })
    })

    it('without a player', async () => {
      expect(await browser().refused('POST', '/me/passkeys/options')).toBe('not-signed-in')
    })
  })
})

it('a page of another site cannot sign anybody in or out', async () => {
  const server = await startTestServer(':memory:')
  const codes = await Promise.all(
    [
      ['POST', '/sign-in/options'],
      ['POST', '/sign-in'],
      ['DELETE', '/me/sessions/current'],
      ['DELETE', '/me/sessions'],
      ['POST', '/me/passkeys/options'],
    ].map(async ([method = '', path = '']) => {
      const reply = await fetch(`${server.address}/api${path}`, {
        method,
        headers: { origin: 'https://elsewhere.example' },
      })
      return ((await reply.json()) as { code: string }).code
    }),
  )
  expect(new Set(codes)).toEqual(new Set(['cross-origin']))
  await server.close()
})

it('behind a proxy the public URL counts, and cookies are for https only', async () => {
  const server = await startTestServer(':memory:', { publicUrl: 'https://quayside.example' })
  const headers = { origin: 'https://quayside.example', 'content-type': 'application/json' }
  const made = await fetch(`${server.address}/api/players`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Odile' }),
  })
  const cookie = made.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Secure/)
  const asked = await fetch(`${server.address}/api/me/passkeys/options`, {
    method: 'POST',
    headers: { origin: headers.origin, cookie: cookie.split(';')[0] ?? '' },
  })
  const options = (await asked.json()) as { rp: { id: string } }
  expect(options.rp.id).toBe('quayside.example')
  const response = new Authenticator('https://quayside.example').create(options)
  const added = await fetch(`${server.address}/api/me/passkeys`, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.split(';')[0] ?? '' },
    body: JSON.stringify({ label: 'phone', response }),
  })
  expect(added.status).toBe(201)
  await server.close()
})

it('too many sign-in attempts are rate-limited', async () => {
  const server = await startTestServer(':memory:')
  const browser = new Browser(server.address)
  const codes: string[] = []
  for (let tries = 0; tries < 31; tries++) codes.push(await browser.refused('POST', '/sign-in/options'))
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('accepted with 200'))
  expect(codes[30]).toBe('too-many-requests')
  await server.close()
})
