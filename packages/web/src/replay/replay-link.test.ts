import { readFileSync } from 'node:fs'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLinked, loadServerReplay, packGame, unpackGame } from './replay-link.ts'

const text = readFileSync(
  new URL(`../../../../games/${SAMPLE_GAME}/fixtures/version-1/golden/full-3.txt`, import.meta.url),
  'utf8',
)
const seats = [
  { name: 'Zoé', bot: null },
  { name: '予婷', bot: 'mate' },
  { name: '', bot: 'captain' },
]

it('a whole game is packed into a link and unpacked unchanged', async () => {
  const source = await packGame({ text, seats })
  expect(source).toMatch(/^record=[\w-]+$/)
  expect(isLinked(source)).toBe(true)
  expect(await unpackGame(source)).toEqual({ ok: true, value: { text, seats } })
})

it('a full game for three fits into an address that any browser accepts', async () => {
  expect((await packGame({ text, seats })).length).toBeLessThan(16_000)
})

it.each(['record=', 'record=abc', 'record=____'])('%s is no game', async (source) => {
  expect(await unpackGame(source)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
})

it('a packed text must be a game', async () => {
  const other = await packGame({ text: 7 as unknown as string, seats })
  expect(await unpackGame(other)).toMatchObject({ ok: false })
})

it('a packed text that inflates beyond the limit is refused', async () => {
  const huge = await packGame({ text: 'a'.repeat(5_000_000), seats })
  expect(await unpackGame(huge)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
})

const ROOM = 'abcdefghijklmnop'
const INFO = {
  seats: [
    { name: 'Lea', bot: null, free: false },
    { name: '', bot: 'mate', free: false },
  ],
}

/** A server with these answers, by path. */
const server = (answers: Readonly<Record<string, Response>>): void => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('fetch', async (address: URL) => answers[address.pathname] ?? Response.error())
}

const preview = (): Response => Response.json({ info: INFO, ownSeats: [0], isHost: true })

afterEach(() => vi.unstubAllGlobals())

describe('an online game', () => {
  it('is loaded from its record, with the names of all players', async () => {
    server({
      [`/api/rooms/${ROOM}`]: preview(),
      [`/api/rooms/${ROOM}/record`]: new Response('quayside record 1'),
    })
    expect(await loadServerReplay(ROOM, (seat) => `bot ${seat}`)).toEqual({
      ok: true,
      value: {
        text: 'quayside record 1',
        seats: [
          { name: 'Lea', bot: null },
          { name: 'bot 1', bot: 'mate' },
        ],
        viewer: 0,
      },
    })
  })

  it('is shown to others as a spectator', async () => {
    server({
      [`/api/rooms/${ROOM}`]: Response.json({ info: INFO, ownSeats: [], isHost: false }),
      [`/api/rooms/${ROOM}/record`]: new Response('quayside record 1'),
    })
    expect(await loadServerReplay(ROOM, () => '')).toMatchObject({ ok: true, value: { viewer: 'spectator' } })
  })

  it('is refused while it is played', async () => {
    server({
      [`/api/rooms/${ROOM}`]: preview(),
      [`/api/rooms/${ROOM}/record`]: Response.json({ code: 'game-not-over', params: {} }, { status: 409 }),
    })
    expect(await loadServerReplay(ROOM, () => '')).toMatchObject({
      ok: false,
      refusal: { code: 'game-not-over' },
    })
  })

  it('is refused by a server that does not know it, and without any server', async () => {
    const unknown = Response.json({ code: 'no-such-room', params: {} }, { status: 404 })
    server({ [`/api/rooms/${ROOM}`]: unknown })
    expect(await loadServerReplay(ROOM, () => '')).toMatchObject({
      ok: false,
      refusal: { code: 'no-such-room' },
    })
    server({})
    expect(await loadServerReplay(ROOM, () => '')).toMatchObject({
      ok: false,
      refusal: { code: 'unreachable' },
    })
  })
})
