import { OTHER_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom, MyRoom } from '@quayside/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'

let server: RunningServer

beforeEach(async () => {
  server = await startTestServer(':memory:', { quotas: { leaderboardGames: 2 } })
})

afterEach(() => server.close())

const ask = async (
  path: string,
  body?: unknown,
  secret = '',
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> => {
  const reply = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return reply.json()
}

const player = (name: string): Promise<CreatedPlayer> => ask('/players', { name }) as Promise<CreatedPlayer>

/** A started game; `keys` are the secrets of its seats. */
const startGame = async (
  one: CreatedPlayer,
  other: CreatedPlayer | null,
): Promise<{ readonly room: string; readonly keys: readonly string[] }> => {
  const roomRequest = {
    game: OTHER_GAME,
    options: { players: 2 },
    seats: [
      { kind: 'mine', name: one.name },
      other === null ? { kind: 'mine', name: 'me too' } : { kind: 'open' },
    ],
  }
  const { room, keys } = (await ask('/rooms', roomRequest, one.secret)) as CreatedRoom
  const joined =
    other === null
      ? { key: keys[1] ?? '' }
      : ((await ask(`/rooms/${room}/seats`, { seat: 1 }, other.secret)) as { key: string })
  return { room, keys: [keys[0] ?? '', joined.key] }
}

const playGame = async (one: CreatedPlayer, other: CreatedPlayer | null): Promise<string> => {
  const { room, keys } = await startGame(one, other)
  const people = keys.map(
    (key, seat) =>
      new TestPlayer({ address: server.address, game: OTHER_GAME, room, key, seat }, `rated ${seat}`),
  )
  await Promise.all(people.map((person) => person.play()))
  await Promise.all(people.map((person) => person.disconnect()))
  await server.runDueWork()
  await server.runDueWork()
  return room
}

it('players are rated once per game, and are listed after enough games if their profile is public', async () => {
  const [odile, mateo] = [await player('Odile'), await player('Mateo')]
  const room = await playGame(odile, mateo)
  expect(await ask(`/leaderboards/${OTHER_GAME}/2`)).toEqual([])
  const ratings = async (secret: string) =>
    (await ask(`/rooms/${room}/ratings`, undefined, secret)) as { seat: number; change: number }[]
  // A player without a public profile is visible only to themselves.
  expect(await ratings('')).toEqual([])
  expect(await ratings(odile.secret)).toMatchObject([{ seat: 0, games: 1 }])
  for (const { secret } of [odile, mateo]) await ask('/me/profile', { public: true }, secret, 'PUT')
  const [one, other] = await ratings('')
  expect([one?.seat, other?.seat]).toEqual([0, 1])
  expect(Math.sign(one?.change ?? 0)).toBe(-Math.sign(other?.change ?? 0))
  expect(await ask(`/leaderboards/${OTHER_GAME}/2`)).toEqual([])
  await playGame(odile, mateo)
  const list = (await ask(`/leaderboards/${OTHER_GAME}/2`)) as {
    name: string
    ratingPoints: number
    games: number
  }[]
  expect(new Map(list.map(({ name, games }) => [name, games]))).toEqual(
    new Map([
      ['Mateo', 2],
      ['Odile', 2],
    ]),
  )
  expect(list[0]?.ratingPoints).toBeGreaterThanOrEqual(list[1]?.ratingPoints ?? Number.NaN)
  expect(await ask(`/leaderboards/${OTHER_GAME}/3`)).toEqual([])
})

it('a player in two seats of a game is not rated', async () => {
  await playGame(await player('Odile'), null)
  expect(await ask(`/leaderboards/${OTHER_GAME}/2`)).toEqual([])
})

it('the list of rooms marks the running games that will be rated', async () => {
  const [odile, mateo] = [await player('Odile'), await player('Mateo')]
  const { room } = await startGame(odile, mateo)
  await startGame(odile, null)
  const rooms = (await ask('/me/rooms', undefined, odile.secret)) as MyRoom[]
  expect(rooms).toHaveLength(2)
  expect(rooms.filter(({ willBeRated }) => willBeRated === true).map(({ info }) => info.room)).toEqual([room])
})

it('the leaderboard of an unknown game is refused', async () => {
  expect(await ask(`/leaderboards/${OTHER_GAME}/99`)).toMatchObject({ code: 'bad-request' })
})
