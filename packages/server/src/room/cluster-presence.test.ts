import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestRooms } from '../testing/test-rooms.ts'

describe.each(DATABASES)('presence, on %s', (name, start) => {
  let database: TestDatabase
  let here: TestRooms
  let elsewhere: TestRooms

  beforeAll(async () => {
    database = await start()
    here = await TestRooms.open(database.address)
    elsewhere = await TestRooms.open(database.address)
    await Promise.all([here, elsewhere].map(({ rooms }) => rooms.startClusterSync()))
  })

  afterAll(async () => {
    await here.close()
    await elsewhere.close()
    await database.stop()
  })

  it('is known for a seat with a visible page on this node, until it is closed', async () => {
    const room = await here.table(['Odile', 'Mateo'])
    room.presence.add(1)
    expect(await here.rooms.isPresent(room.row.id, 1)).toBe(true)
    room.presence.remove(1)
    expect(await here.rooms.isPresent(room.row.id, 1)).toBe(false)
  })

  it('is shown to the others in the room, with the time since a player left', async () => {
    const room = await here.table(['Odile', 'Mateo', 'bot'])
    expect(room.absentSeats).toEqual([
      { seat: 0, since: null },
      { seat: 1, since: null },
    ])
    let news = 0
    room.subscribers.add({ presenceChanged: () => void news++ })
    room.addVisiblePage(0)
    room.addVisiblePage(0)
    expect(room.absentSeats).toEqual([{ seat: 1, since: null }])
    room.removeVisiblePage(0)
    expect(room.absentSeats).toEqual([{ seat: 1, since: null }])
    here.now += 60_000
    room.removeVisiblePage(0)
    expect(room.absentSeats).toEqual([
      { seat: 0, since: here.now },
      { seat: 1, since: null },
    ])
    expect(news).toBe(2)
  })

  it('is known through another node, until the player leaves that one too', async () => {
    const { row } = await here.table(['Odile', 'Mateo'])
    const [room, other] = [await here.enter(row.id), await elsewhere.enter(row.id)]
    const isShared = name === 'PostgreSQL'
    const absent = (): readonly number[] => room.absentSeats.map(({ seat }) => seat)
    other.addVisiblePage(1)
    await expect.poll(absent).toEqual(isShared ? [0] : [0, 1])
    await here.rooms.refreshPresence()
    expect(absent()).toEqual(isShared ? [0] : [0, 1])
    other.removeVisiblePage(1)
    await expect.poll(absent).toEqual([0, 1])
  })

  it('is queried from other nodes, where there may be any', async () => {
    const { row } = await here.table(['Odile', 'Mateo'])
    const room = await elsewhere.enter(row.id)
    room.presence.add(0)
    const asked = [
      here.rooms.isPresent(row.id, 0),
      here.rooms.isPresent(row.id, 0),
      here.rooms.isPresent(row.id, 1),
    ]
    const isShared = name === 'PostgreSQL'
    expect(await Promise.all(asked)).toEqual([isShared, isShared, false])
  })
})
