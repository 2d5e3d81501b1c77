import { describe, expect, it } from 'vitest'
import type { Admission } from '../connection/admission-queue.ts'
import { Rooms } from '../room/rooms.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { sessionServices } from './join-room.ts'
import { RoomSession } from './room-session.ts'

/** An admission queue in which everybody waits until the test lets them in. */
const heldAdmission = () => {
  const waiting: (() => void)[] = []
  const abuse: string[] = []
  const admission: Admission = {
    address: null,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    addAbuse: () => abuse.push('trouble'),
    banOf: () => null,
  }
  return { admission, abuse, waiting }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const at = async () => {
  const fixture = await TestRooms.open(':memory:')
  const room = await fixture.table(['Odile', 'Ada'])
  const { admission, abuse, waiting } = heldAdmission()
  const received: string[] = []
  // A node on which nobody has joined the room yet.
  const rooms = new Rooms(fixture.store, () => fixture.now)
  const connection = new RoomSession(
    sessionServices(rooms),
    await fixture.player('Odile'),
    (text) => received.push((JSON.parse(text) as { kind: string }).kind),
    admission,
  )
  let unanswered = 0
  const handle = async (message: unknown): Promise<void> => {
    unanswered++
    await connection.handle(JSON.stringify(message))
    unanswered--
  }
  /** Admits everybody who waits, until they are answered or wait for another turn. */
  const open = async (): Promise<void> => {
    for (const enter of waiting.splice(0)) enter()
    while (unanswered > 0 && waiting.length === 0) await settled()
  }
  const hello = { kind: 'hello', protocol: 2, room: room.row.id, seat: 0, lastSeq: 0 }
  return { fixture, rooms, connection, received, handle, hello, abuse, waiting, open }
}

describe('a client outside a room', () => {
  it('waits for its turn with every message', async () => {
    const { handle: hear, received, open, hello, fixture } = await at()
    const done = hear(hello)
    await settled()
    expect(received).toEqual([])
    await open()
    expect(received).toEqual([])
    await open()
    await done
    expect(received).toEqual(['welcome', 'frame', 'presence'])
    await fixture.store.close()
  })

  it('waits once more when the room is loaded, because many may have waited for it', async () => {
    const { handle: hear, received, open, hello, waiting, rooms, connection, fixture } = await at()
    const done = hear(hello)
    await open()
    expect([waiting.length, rooms.size, received]).toEqual([1, 1, []])
    connection.close()
    await open()
    await done
    expect([rooms.size, received]).toEqual([0, []])
    await fixture.store.close()
  })

  it('does not join when it has disconnected while waiting', async () => {
    const { handle: hear, received, open, hello, connection, rooms, fixture } = await at()
    const done = hear(hello)
    connection.close()
    await open()
    await done
    expect(received).toEqual([])
    expect(rooms.size).toBe(0)
    await fixture.store.close()
  })

  it('without a right to the seat counts as abuse, and the room is not loaded', async () => {
    const { handle: hear, received, open, hello, abuse, rooms, fixture } = await at()
    const done = hear({ ...hello, seat: 1 })
    await open()
    await done
    expect(received).toEqual(['refused'])
    expect(abuse).toHaveLength(1)
    expect(rooms.size).toBe(0)
    await fixture.store.close()
  })
})

describe('a client in a room', () => {
  it('is served immediately, but waits again to join another room', async () => {
    const { handle: hear, received, open, hello, waiting, fixture } = await at()
    const seated = hear(hello)
    await open()
    await open()
    await seated
    received.length = 0
    await hear({ kind: 'ping' })
    expect(received).toEqual(['pong'])
    const again = hear(hello)
    await settled()
    expect(waiting).toHaveLength(1)
    expect(received).toEqual(['pong'])
    await open()
    await open()
    await again
    expect(received).toEqual(['pong', 'welcome', 'frame', 'presence'])
    await fixture.store.close()
  })
})
