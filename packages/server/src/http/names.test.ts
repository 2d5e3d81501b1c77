import { OTHER_GAME } from '@quayside/games/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { connect } from '../storage/database.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const SEATS = (name: string) => ({
  game: OTHER_GAME,
  options: { players: 2 },
  seats: [{ kind: 'mine', name }, { kind: 'open' }],
})

describe.each(DATABASES)('a name, on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address)
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  it.each(['   ', '\u200b', '\u3164', `O${'\u0316'.repeat(9)}`])(
    'that shows as %j is refused everywhere',
    async (name) => {
      const odile = new Browser(server.address)
      expect(await odile.refused('POST', '/players', { name })).toBe('bad-name')
      await odile.become('Odile')
      expect(await odile.refused('PATCH', '/me', { name })).toBe('bad-name')
      expect(await odile.refused('POST', '/me/bots', { name })).toBe('bad-name')
      expect(await odile.refused('POST', '/rooms', SEATS(name))).toBe('bad-name')
      expect(await odile.me()).toMatchObject({ name: 'Odile' })
    },
  )

  it('is normalised and trimmed', async () => {
    const jose = new Browser(server.address)
    expect(await jose.become('  Jose\u0301 ')).toMatchObject({ name: 'José' })
    expect(await jose.get('PATCH', '/me', { name: 'Jose\u0301 \u00a0M.' })).toMatchObject({ name: 'José M.' })
    expect(await jose.refused('DELETE', '/me', { name: 'Jose' })).toBe('name-mismatch')
    await jose.get('DELETE', '/me', { name: 'Jose\u0301 M.' })
  })

  it('that was allowed before stays allowed', async () => {
    const old = new Browser(server.address)
    const { id } = await old.become('Odile')
    const db = connect(database.address)
    await db.updateTable('player').set({ name: '\u3164' }).where('id', '=', id).execute()
    await db.destroy()
    expect(await old.me()).toMatchObject({ name: '\u3164' })
    await old.get('POST', '/rooms', SEATS('\u3164'))
    expect(await old.get('PATCH', '/me', { name: '\u3164' })).toMatchObject({ name: '\u3164' })
    await old.get('DELETE', '/me', { name: '\u3164' })
  })
})
