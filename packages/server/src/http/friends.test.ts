import { OTHER_GAME } from '@quayside/games/testing'
import type { CreatedRoom, Friends, Invitation, Lobby } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Browser } from '../testing/http-client.ts'
import { Client } from '../testing/socket-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

describe.each(DATABASES)('friends on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = Date.now()

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, { now: () => now, requestsAMinute: 10_000 })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const person = async (name: string): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become(name)
    return browser
  }

  const friendsOf = (browser: Browser): Promise<Friends> => browser.get('GET', '/me/friends')

  const openTable = (browser: Browser, listed = false): Promise<CreatedRoom> =>
    browser.get('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
      listed,
    })

  /** Two players who have added each other by their codes. */
  const pair = async (): Promise<readonly [Browser, Browser]> => {
    const [odile, mateo] = [await person('Odile'), await person('Mateo')]
    await odile.get('POST', '/me/friends', { code: (await friendsOf(mateo)).code })
    await mateo.get('POST', '/me/friends', { code: (await friendsOf(odile)).code.toUpperCase() })
    return [odile, mateo]
  }

  it('are those who have added each other, and see who is online', async () => {
    const [odile, mateo] = [await person('Odile'), await person('Mateo')]
    const { code } = await friendsOf(mateo)
    expect((await friendsOf(mateo)).code).toBe(code)
    await odile.get('POST', '/me/friends', { code: `${code.slice(0, 4)} ${code.slice(4)}` })
    expect((await friendsOf(odile)).friends).toMatchObject([
      { name: 'Mateo', state: 'asked', isOnline: false },
    ])
    const [asks] = (await friendsOf(mateo)).friends
    expect(asks).toMatchObject({ name: 'Odile', state: 'asks' })
    await mateo.get('POST', '/me/friends', { player: asks?.id })
    expect((await friendsOf(odile)).friends).toMatchObject([{ state: 'friend', isOnline: true }])
    now += 120_000
    expect((await friendsOf(odile)).friends).toMatchObject([{ state: 'friend', isOnline: false }])
    await odile.get('DELETE', `/me/friends/${(await friendsOf(odile)).friends[0]?.id}`)
    expect((await friendsOf(mateo)).friends).toEqual([])
  })

  it('cannot be added by the own code, a wrong code, an id alone, or from a foreign room', async () => {
    const [odile, mateo] = [await person('Odile'), await person('Mateo')]
    const { code } = await friendsOf(odile)
    expect(await odile.refused('POST', '/me/friends', { code })).toBe('own-code')
    expect(await odile.refused('POST', '/me/friends', { code: 'zuzuzuzu' })).toBe('no-such-player')
    expect(await odile.refused('POST', '/me/friends', { player: (await mateo.me()).id })).toBe(
      'no-such-player',
    )
    const { room } = await openTable(odile)
    expect(await mateo.refused('POST', '/me/friends', { room, seat: 0 })).toBe('not-in-room')
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    await mateo.get('POST', '/me/friends', { room, seat: 0 })
    expect((await friendsOf(mateo)).friends).toMatchObject([{ name: 'Odile', state: 'asked' }])
  })

  it('can be invited to a room that waits for players; others cannot', async () => {
    const [odile, mateo] = await pair()
    const { room } = await openTable(odile)
    const { id } = await mateo.me()
    await odile.get('POST', `/rooms/${room}/invitations`, { player: id })
    const invitations = (): Promise<Invitation[]> => mateo.get('GET', '/me/invitations')
    expect(await invitations()).toMatchObject([{ info: { room }, inviter: 'Odile', isRematch: false }])
    const stranger = await (await person('Ines')).me()
    const invite = (player: string): Promise<string> =>
      odile.refused('POST', `/rooms/${room}/invitations`, { player })
    expect(await invite(stranger.id)).toBe('no-such-player')
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    expect(await invitations()).toEqual([])
    expect(await invite(id)).toBe('game-started')
  })

  it('are hidden from each other by a block, without notice', async () => {
    const [odile, mateo] = await pair()
    const { room, keys } = await openTable(odile, true)
    const { id } = await mateo.me()
    await odile.get('POST', `/rooms/${room}/invitations`, { player: id })
    const lobby = async (browser: Browser): Promise<string[]> =>
      (await browser.get<Lobby>('GET', '/lobby')).rooms.map(({ info }) => info.room)
    expect(await lobby(mateo)).toContain(room)
    const blocked = await mateo.get<Friends>('POST', '/me/blocks', { player: (await odile.me()).id })
    expect(blocked).toMatchObject({ friends: [], blocked: [{ name: 'Odile' }] })
    expect((await friendsOf(odile)).friends).toEqual([])
    expect(await mateo.get('GET', '/me/invitations')).toEqual([])
    expect(await lobby(mateo)).not.toContain(room)
    expect(await lobby(odile)).toContain(room)
    expect(await odile.refused('POST', '/me/friends', { code: (await friendsOf(mateo)).code })).toBe(
      'no-such-player',
    )
    // They can still share a room, but do not see each other's chat.
    const { key } = await mateo.get<{ key: string }>('POST', `/rooms/${room}/seats`, { seat: 1 })
    const [one, other] = [await Client.connect(server.address), await Client.connect(server.address)]
    await one.sit(room, keys['0'] ?? '')
    await other.sit(room, key)
    await one.ask({ kind: 'chat', requestId: 'a', text: 'hello' })
    await other.ask({ kind: 'chat', requestId: 'b', text: 'ahoy' })
    const heard = (client: Client): string[] =>
      client.heard.flatMap((message) =>
        message.kind === 'chat' ? message.messages.map(({ text }) => text) : [],
      )
    await expect.poll(() => [heard(one), heard(other)]).toEqual([['hello'], ['ahoy']])
    await one.close()
    await other.close()
    const freed = await mateo.get<Friends>('DELETE', `/me/blocks/${(await odile.me()).id}`)
    expect(freed.blocked).toEqual([])
  })

  it('move with a guest into an account, and go with a deleted player', async () => {
    const [odile, mateo] = await pair()
    const made = await mateo.me()
    await mateo.get('DELETE', '/me', { name: made.name })
    expect((await friendsOf(odile)).friends).toEqual([])
  })
})
