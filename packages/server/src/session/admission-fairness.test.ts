import { describe, expect, it } from 'vitest'
import type { Admission } from '../connection/admission-queue.ts'
import { Rooms } from '../room/rooms.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { sessionServices } from './join-room.ts'
import { RoomSession } from './room-session.ts'

/** A door behind which everybody waits until the test lets them in. */
const held = () => {
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
  const { admission, abuse, waiting } = held()
  const heard: string[] = []
  // Of a process in which nobody is in the room yet.
  const rooms = new Rooms(fixture.store, () => fixture.now)
  const connection = new RoomSession(
    sessionServices(rooms),
    await fixture.player('Odile'),
    (text) => heard.push((JSON.parse(text) as { kind: string }).kind),
    admission,
  )
  let unanswered = 0
  const handle = async (message: unknown): Promise<void> => {
    unanswered++
    await connection.handle(JSON.stringify(message))
    unanswered--
  }
  /** Lets everybody take the turn that they wait for, until they are answered or wait for another one. */
  const open = async (): Promise<void> => {
    for (const enter of waiting.splice(0)) enter()
    while (unanswered > 0 && waiting.length === 0) await settled()
  }
  const hello = { kind: 'hello', protocol: 2, room: room.row.id, seat: 0, lastSeq: 0 }
  return { fixture, rooms, connection, heard, handle, hello, abuse, waiting, open }
}

describe('somebody who is not at a table', () => {
  it('waits for their turn, whatever they say', async () => {
    const { handle: hear, heard, open, hello, fixture } = await at()
    const done = hear(hello)
    await settled()
    expect(heard).toEqual([])
    await open()
    expect(heard).toEqual([])
    await open()
    await done
    expect(heard).toEqual(['welcome', 'frame', 'presence'])
    await fixture.store.close()
  })

  it('waits once more when the table has been read, for which many may have waited with them', async () => {
    const { handle: hear, heard, open, hello, waiting, rooms, connection, fixture } = await at()
    const done = hear(hello)
    await open()
    expect([waiting.length, rooms.size, heard]).toEqual([1, 1, []])
    connection.close()
    await open()
    await done
    expect([rooms.size, heard]).toEqual([0, []])
    await fixture.store.close()
  })

  it('is not seated any more when they have gone while they waited', async () => {
    const { handle: hear, heard, open, hello, connection, rooms, fixture } = await at()
    const done = hear(hello)
    connection.close()
    await open()
    await done
    expect(heard).toEqual([])
    expect(rooms.size).toBe(0)
    await fixture.store.close()
  })

  it('who has no seat at a table makes trouble, and the table is not read for them', async () => {
    const { handle: hear, heard, open, hello, abuse, rooms, fixture } = await at()
    const done = hear({ ...hello, seat: 1 })
    await open()
    await done
    expect(heard).toEqual(['refused'])
    expect(abuse).toHaveLength(1)
    expect(rooms.size).toBe(0)
    await fixture.store.close()
  })
})

describe('somebody at a table', () => {
  it('is heard at once, but waits again to go to a table', async () => {
    const { handle: hear, heard, open, hello, waiting, fixture } = await at()
    const seated = hear(hello)
    await open()
    await open()
    await seated
    heard.length = 0
    await hear({ kind: 'ping' })
    expect(heard).toEqual(['pong'])
    const again = hear(hello)
    await settled()
    expect(waiting).toHaveLength(1)
    expect(heard).toEqual(['pong'])
    await open()
    await open()
    await again
    expect(heard).toEqual(['pong', 'welcome', 'frame', 'presence'])
    await fixture.store.close()
  })
})
