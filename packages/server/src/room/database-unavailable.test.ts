import { SAMPLE_GAME } from '@quayside/games/testing'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Store } from '../storage/store.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { Rooms } from './rooms.ts'

describe.each(DATABASES)('while %s is briefly unavailable', (_name, start) => {
  let database: TestDatabase
  let store: Store
  let rooms: Rooms
  let table: string

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
    rooms = new Rooms(store, Date.now)
    await store.players.add({
      id: 'odile',
      name: 'Odile',
      secret_hash: 'hash',
      created_at: 0,
      notification_settings_json: '{}',
    })
    const opened = await rooms.open({
      host: 'odile',
      game: SAMPLE_GAME,
      options: { players: 1, version: 'short' },
      seed: 'away',
      seats: [{ kind: 'mine', name: 'Odile' }],
      settings: DEFAULT_ROOM_SETTINGS,
    })
    table = opened.ok ? opened.value.id : ''
  })

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  it('a move whose answer was lost is answered when it is sent again, and made once', async () => {
    const entered = await rooms.acquire(table)
    if (!entered.ok) throw new Error(entered.refusal.code)
    const { room, leave } = entered.value
    const append = store.log.append.bind(store.log)
    vi.spyOn(store.log, 'append').mockImplementationOnce(async (writes) => {
      await append(writes)
      throw new Error('Connection terminated unexpectedly')
    })
    const roomRequest = {
      requestId: 'once',
      expectedMove: 0,
      action: { kind: 'command', command: 'supply' },
    } as const
    await expect(room.execute(0, roomRequest)).rejects.toThrow('Connection terminated')
    expect(await room.execute(0, roomRequest)).toEqual({ ok: true, value: { moveNumber: 1, seq: 1 } })
    expect(await store.log.read(table, 0)).toHaveLength(1)
    leave()
  })

  it('a room that could not be loaded is loaded with the next join', async () => {
    vi.spyOn(store.rooms, 'find').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
    await expect(rooms.acquire(table)).rejects.toThrow('Connection terminated')
    const entered = await rooms.acquire(table)
    expect(entered).toMatchObject({ ok: true })
    if (entered.ok) entered.value.leave()
  })
})
