import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestRooms } from '../testing/test-rooms.ts'

describe.each(DATABASES)('who looks at a table, on %s', (name, start) => {
  let database: TestDatabase
  let here: TestRooms
  let elsewhere: TestRooms

  beforeAll(async () => {
    database = await start()
    here = await TestRooms.open(database.address)
    elsewhere = await TestRooms.open(database.address)
    await Promise.all([here, elsewhere].map(({ rooms }) => rooms.follow()))
  })

  afterAll(async () => {
    await here.close()
    await elsewhere.close()
    await database.stop()
  })

  it('is known for a seat that looks through this process, until it goes', async () => {
    const room = await here.table(['Odile', 'Mateo'])
    room.presence.add(1)
    expect(await here.rooms.isThere(room.row.id, 1)).toBe(true)
    room.presence.remove(1)
    expect(await here.rooms.isThere(room.row.id, 1)).toBe(false)
  })

  it('is asked of the others, where there may be others', async () => {
    const { row } = await here.table(['Odile', 'Mateo'])
    const room = await elsewhere.enter(row.id)
    room.presence.add(0)
    const asked = [
      here.rooms.isThere(row.id, 0),
      here.rooms.isThere(row.id, 0),
      here.rooms.isThere(row.id, 1),
    ]
    const isShared = name === 'PostgreSQL'
    expect(await Promise.all(asked)).toEqual([isShared, isShared, false])
  })
})
