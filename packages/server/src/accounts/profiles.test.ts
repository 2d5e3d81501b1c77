import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import type {
  CreatedPlayer,
  CreatedRoom,
  GameHistory,
  PlayerInfo,
  Profile,
  SeatTicket,
} from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Store } from '../storage/store.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'

describe.each(DATABASES)('a profile on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, { quotas: { leaderboardGames: 1 } })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const player = async (name: string): Promise<{ browser: Browser; made: PlayerInfo }> => {
    const browser = new Browser(server.address)
    return { browser, made: await browser.get<CreatedPlayer & PlayerInfo>('POST', '/players', { name }) }
  }

  const play = async (one: Browser, other: Browser, bots: readonly string[] = []): Promise<string> => {
    const { room, keys } = await one.get<CreatedRoom>('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 + bots.length },
      seats: [
        { kind: 'mine', name: 'Odile' },
        { kind: 'open' },
        ...bots.map((level) => ({ kind: 'bot', level })),
      ],
    })
    const { key } = await other.get<SeatTicket>('POST', `/rooms/${room}/seats`, { seat: 1 })
    const people = [keys[0] ?? '', key].map(
      (own, seat) =>
        new TestPlayer({ address: server.address, game: OTHER_GAME, room, key: own, seat }, `seen ${seat}`),
    )
    await Promise.all(people.map((person) => person.play()))
    await Promise.all(people.map((person) => person.disconnect()))
    await server.runDueWork()
    await server.runDueWork()
    return room
  }

  const show = (browser: Browser, isPublic: boolean): Promise<unknown> =>
    browser.get('PUT', '/me/profile', { public: isPublic })

  it('is private until its owner publishes it, and private again when they hide it', async () => {
    const { browser, made } = await player('Odile')
    const anybody = new Browser(server.address)
    expect(await browser.get('GET', '/me/profile')).toEqual({ public: false })
    expect(await anybody.refused('GET', `/profiles/${made.id}`)).toBe('no-such-profile')
    await show(browser, true)
    await show(browser, true)
    expect(await anybody.get('GET', `/profiles/${made.id}`)).toEqual({
      id: made.id,
      name: 'Odile',
      ratings: [],
      games: [],
    })
    await show(browser, false)
    expect(await anybody.refused('GET', `/profiles/${made.id}`)).toBe('no-such-profile')
    expect(await anybody.refused('PUT', '/me/profile', { public: true })).toBe('not-signed-in')
  })

  it('shows ratings, and games whose players all have public profiles', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const room = await play(odile.browser, mateo.browser)
    await show(odile.browser, true)
    const anybody = new Browser(server.address)
    const profile = (): Promise<Profile> => anybody.get('GET', `/profiles/${odile.made.id}`)
    expect(await profile()).toMatchObject({
      ratings: [{ game: OTHER_GAME, seats: 2, games: 1 }],
      games: [],
    })
    await show(mateo.browser, true)
    expect((await profile()).games).toEqual([
      {
        room,
        game: OTHER_GAME,
        names: ['Odile', 'Mateo'],
        bots: [null, null],
        ended: expect.any(Number) as number,
        results: expect.any(Array) as [],
      },
    ])
    // A player's own history has every game, with private opponents, too.
    const [own] = await mateo.browser.get<GameHistory>('GET', '/me/games')
    expect(own).toMatchObject({ room, names: ['Odile', 'Mateo'], ownSeats: [1] })
    expect(own?.results.map(({ rank }) => rank)).toEqual([1, expect.any(Number)])
    expect(own?.results.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
    expect(own?.ratingChange).not.toBeNull()
    expect(await anybody.refused('GET', '/me/games')).toBe('not-signed-in')
    expect((await anybody.get<Profile>('GET', `/profiles/${odile.made.id}?offset=1`)).games).toEqual([])
    const list = await anybody.get<{ name: string; profile: string | null }[]>(
      'GET',
      `/leaderboards/${OTHER_GAME}/2`,
    )
    expect(list.find(({ profile: id }) => id === odile.made.id)).toMatchObject({ name: 'Odile' })
    await show(odile.browser, false)
    const hidden = await anybody.get<{ name: string; profile: string }[]>(
      'GET',
      `/leaderboards/${OTHER_GAME}/2`,
    )
    expect(hidden.map(({ name, profile: id }) => [name, id])).toEqual([['Mateo', mateo.made.id]])
  }, 120_000)

  it('names the level of a bot, which has no name', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    await play(odile.browser, mateo.browser, ['random'])
    const [game] = await odile.browser.get<GameHistory>('GET', '/me/games')
    expect(game).toMatchObject({ names: ['Odile', 'Mateo', ''], bots: [null, null, 'random'] })
  }, 120_000)

  it('is listed on the leaderboard, in pages of a hundred', async () => {
    const store = await Store.open(database.address)
    const { browser } = await player('host')
    const { room } = await browser.get<CreatedRoom>('POST', '/rooms', {
      game: SAMPLE_GAME,
      options: { players: 2 },
      seats: [
        { kind: 'mine', name: 'host' },
        { kind: 'bot', level: 'random' },
      ],
    })
    const rows = Array.from({ length: 105 }, (_, place) => ({
      player_id: `rated-${place}`,
      game: SAMPLE_GAME,
      seat_count: 5,
      mu: 25,
      sigma: 8,
      rating_points: 2000 - place,
      game_count: 1,
    }))
    for (const { player_id: id } of rows) {
      await store.players.add({
        id,
        name: id,
        secret_hash: `key of ${id}`,
        created_at: 1,
        notification_settings_json: '{}',
      })
      await store.profiles.show(id, 1)
    }
    await store.ratings.saveOnce({
      room,
      game: SAMPLE_GAME,
      seats: 5,
      players: rows.map(({ player_id: id }) => id),
      meetings: null,
      rate: () => rows,
    })
    await store.close()
    const page = async (from: string): Promise<string[]> =>
      (await browser.get<{ name: string }[]>('GET', `/leaderboards/${SAMPLE_GAME}/5${from}`)).map(
        ({ name }) => name,
      )
    expect(await page('')).toEqual(rows.slice(0, 100).map(({ player_id: id }) => id))
    expect(await page('?offset=100')).toEqual(rows.slice(100).map(({ player_id: id }) => id))
    expect(await page('?offset=200')).toEqual([])
    expect(await browser.refused('GET', `/leaderboards/${SAMPLE_GAME}/5?offset=-1`)).toBe('bad-request')
  })
})
