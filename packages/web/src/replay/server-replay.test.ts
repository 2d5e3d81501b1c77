import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameAtServer } from './server-replay.ts'

const ROOM = 'abcdefghijklmnop'
const INFO = {
  seats: [
    { name: 'Lea', bot: null, free: false },
    { name: '', bot: 'mate', free: false },
  ],
}

/** A server that answers like this to what is asked of it. */
const server = (answers: Readonly<Record<string, Response>>): void => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('fetch', async (address: URL) => answers[address.pathname] ?? Response.error())
}

const sight = (): Response => Response.json({ info: INFO, ownSeats: [0], isHost: true })

afterEach(() => vi.unstubAllGlobals())

describe('a game at the server', () => {
  it('comes as its record, with the names of everybody', async () => {
    server({
      [`/api/rooms/${ROOM}`]: sight(),
      [`/api/rooms/${ROOM}/record`]: new Response('quayside record 1'),
    })
    expect(await gameAtServer(ROOM, (seat) => `bot ${seat}`)).toEqual({
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

  it('is seen from beside the table by whoever did not play', async () => {
    server({
      [`/api/rooms/${ROOM}`]: Response.json({ info: INFO, ownSeats: [], isHost: false }),
      [`/api/rooms/${ROOM}/record`]: new Response('quayside record 1'),
    })
    expect(await gameAtServer(ROOM, () => '')).toMatchObject({ ok: true, value: { viewer: 'spectator' } })
  })

  it('is refused while it is played', async () => {
    server({
      [`/api/rooms/${ROOM}`]: sight(),
      [`/api/rooms/${ROOM}/record`]: Response.json({ code: 'not-over', params: {} }, { status: 409 }),
    })
    expect(await gameAtServer(ROOM, () => '')).toMatchObject({ ok: false, refusal: { code: 'not-over' } })
  })

  it('is refused by a server that does not know it, and without any server', async () => {
    const unknown = Response.json({ code: 'no-such-room', params: {} }, { status: 404 })
    server({ [`/api/rooms/${ROOM}`]: unknown })
    expect(await gameAtServer(ROOM, () => '')).toMatchObject({ ok: false, refusal: { code: 'no-such-room' } })
    server({})
    expect(await gameAtServer(ROOM, () => '')).toMatchObject({ ok: false, refusal: { code: 'unreachable' } })
  })
})
