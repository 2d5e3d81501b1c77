import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@quayside/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Store } from '../storage/store.ts'
import { fillAs, type OldRow } from '../testing/old-stores.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { exportRecord } from './finished-games.ts'
import { findRules } from './game-registry.ts'
import { Rooms } from './rooms.ts'

/** Rows written by version 0.1: of each game, a finished room and a running one with an undone command. */
const STORED = JSON.parse(
  readFileSync(new URL('../../fixtures/version-1-rooms.json', import.meta.url), 'utf8'),
) as Readonly<Record<'player' | 'room' | 'seat' | 'entry', OldRow[]>> & {
  readonly standing: {
    readonly room: string
    readonly seq: number
    readonly at: number
    readonly over: number
  }[]
}

const LAST_MIGRATION = '012-bots'

describe.each(DATABASES)('rooms of version 0.1, on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await start('empty')
    const { player, room, seat, standing, entry } = STORED
    await fillAs(LAST_MIGRATION, database.address, { player, room, seat, standing, entry })
    store = await Store.open(database.address)
  })

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  it.each(STORED.standing)('$room has the same state', async ({ room: id, seq, at, over }) => {
    const rooms = new Rooms(store, Date.now)
    const entered = await rooms.acquire(id)
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal))
    const { room } = entered.value
    expect({ seq: room.seq, at: room.game.moveNumber, over: room.isOver ? 1 : 0 }).toEqual({ seq, at, over })
    expect(room.game.rules.version).toBe(1)
    expect(room.settings).toMatchObject({ clock: {}, onTimeout: {} })
    entered.value.leave()
  })

  it.each(STORED.standing.filter(({ over }) => over === 1))(
    '$room gives a record that replays under the rules of version 1',
    async ({ room }) => {
      const text = await exportRecord(new Rooms(store, Date.now), room)
      const record = parseRecord(text.ok ? text.value : '')
      if (!record.ok) throw new Error(JSON.stringify(record.refusal))
      const latest = findRules(record.value.game, null)
      const replayed = latest && replay(latest, record.value)
      expect(replayed).toMatchObject({ ok: true, value: { rules: { version: 1 } } })
      expect(record.value.result).toHaveLength(2)
    },
  )

  it.each(STORED.standing.filter(({ over }) => over === 0))('$room goes on', async ({ room: id }) => {
    const entered = await new Rooms(store, Date.now).acquire(id)
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal))
    const { room, leave } = entered.value
    const [seat = 0] = room.deciders
    const { rules, state, moveNumber: at } = room.game
    const [command] = rules.commands(rules.view(state, seat), seat)
    const act = { kind: 'command', command: rules.notation.print(command) } as const
    expect(await room.execute(seat, { requestId: 'on', expectedMove: at, action: act })).toMatchObject({
      ok: true,
    })
    leave()
  })
})
