import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedPostgres, type TestDatabase } from '../testing/databases.ts'
import { type BusMessage, CHANNEL, PostgresBus } from './bus.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await sharedPostgres()
})

afterAll(() => database.stop())

it('what is said while the line is broken is said when it is back', async () => {
  const [one, other] = [new PostgresBus(database.address), new PostgresBus(database.address)]
  let missed = 0
  await one.listen(
    () => undefined,
    () => missed++,
  )
  const admin = new pg.Client({ connectionString: database.address })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = $1`,
    [`listen ${CHANNEL}`],
  )
  await admin.end()
  const heard = new Promise<BusMessage>((resolve, reject) => {
    other
      .listen(resolve, () => undefined)
      .then(async () => {
        await one.say({ node: 'one', room: 'a-table', about: 'seats' })
        await one.say({ node: 'one', room: 'a-table', about: 'seats' })
      }, reject)
  })
  expect(await heard).toEqual({ node: 'one', room: 'a-table', about: 'seats' })
  expect(missed).toBe(1)
  await one.close()
  await other.close()
}, 20_000)
