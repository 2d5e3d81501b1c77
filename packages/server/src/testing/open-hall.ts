import { afterAll, beforeAll } from 'vitest'
import type { DATABASES, TestDatabase } from './databases.ts'
import { Hall } from './hall.ts'

/** A hall on a database of its own for the tests around it. */
export const openHall = (start: (typeof DATABASES)[number][1], opened: (hall: Hall) => void): void => {
  let database: TestDatabase
  let hall: Hall

  beforeAll(async () => {
    database = await start()
    hall = await Hall.open(database.address)
    opened(hall)
  })

  afterAll(async () => {
    await hall.close()
    await database.stop()
  })
}
