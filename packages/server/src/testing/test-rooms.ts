import { SAMPLE_GAME } from '@quayside/games/testing'
import { dealCommitment } from '@quayside/kernel'
import { DEFAULT_NOTIFICATION_SETTINGS, DEFAULT_ROOM_SETTINGS, type RoomSettings } from '@quayside/protocol'
import { afterAll, beforeAll } from 'vitest'
import type { NewRoom } from '../room/new-room.ts'
import type { Room } from '../room/room.ts'
import type { RequestAction, RoomRequest } from '../room/room-request.ts'
import { Rooms } from '../room/rooms.ts'
import { type SessionServices, sessionServices } from '../session/join-room.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'
import type { DATABASES, TestDatabase } from './test-databases.ts'

/** Rooms on an empty database, with known players and a clock that the test moves. */

export const BEGUN = 1_800_000_000_000

export class TestRooms {
  readonly store: Store
  readonly rooms: Rooms
  readonly services: SessionServices
  now = BEGUN
  #asked = 0

  private constructor(store: Store, opened: (room: Room) => void) {
    this.store = store
    this.rooms = new Rooms(store, () => this.now, { opened })
    this.services = sessionServices(this.rooms)
  }

  static async open(address: string, opened: (room: Room) => void = () => undefined): Promise<TestRooms> {
    return new TestRooms(await Store.open(address), opened)
  }

  /** Player ids are unique to each fixture, because fixtures may share a database. */
  async player(name: string): Promise<string> {
    const id = `${name.toLowerCase()}-${this.store.node}`
    if ((await this.store.players.withId(id)) === null)
      await this.store.players.add({
        id,
        name,
        secret_hash: hashSecret(id),
        created_at: this.now,
        notification_settings_json: JSON.stringify(DEFAULT_NOTIFICATION_SETTINGS),
      })
    return id
  }

  /** A room of the sample game with these people, `bot` for a bot and `free` for a free seat. */
  async table(
    names: readonly string[],
    settings: Partial<RoomSettings> = {},
    more: Partial<Pick<NewRoom, 'listed' | 'seed' | 'nonce' | 'game' | 'options'>> = {},
  ): Promise<Room> {
    const seats: NewRoom['seats'][number][] = []
    for (const name of names) {
      if (name === 'bot') seats.push({ kind: 'bot', level: 'random' })
      else if (name === 'free') seats.push({ kind: 'open' })
      else seats.push({ kind: 'theirs', name, player: await this.player(name) })
    }
    const host = await this.player(names[0] ?? '')
    const commitment = more.nonce === undefined ? null : await this.#prepareDeal(host)
    const opened = await this.rooms.open({
      host,
      game: SAMPLE_GAME,
      options: { players: names.length, version: 'short', start: 0 },
      // A room with a chosen seed can be neither listed nor rated.
      ...(more.listed === true || more.nonce !== undefined ? {} : { seed: 'hall' }),
      seats,
      settings: { ...DEFAULT_ROOM_SETTINGS, ...settings },
      ...(commitment === null ? {} : { commitment }),
      ...more,
    })
    if (!opened.ok) throw new Error(opened.refusal.code)
    return this.enter(opened.value.id)
  }

  /** A deterministic deal. */
  async #prepareDeal(player: string): Promise<string> {
    const [secret, salt] = ['5e'.repeat(32), 'a7'.repeat(16)]
    const commitment = dealCommitment(secret, salt)
    await this.store.preparedDeals.keep({ player_id: player, commitment, secret, salt })
    return commitment
  }

  async enter(id: string): Promise<Room> {
    const entered = await this.rooms.acquire(id)
    if (!entered.ok) throw new Error(entered.refusal.code)
    return entered.value.room
  }

  /** Executes an action in a seat; returns the code of the refusal, or null. */
  async act(
    room: Room,
    seat: number,
    act: RequestAction,
    at: RoomRequest['expectedMove'] = room.game.moveNumber,
  ): Promise<string | null> {
    this.#asked++
    const done = await room.execute(seat, { requestId: `test-${this.#asked}`, expectedMove: at, action: act })
    return done.ok ? null : done.refusal.code
  }

  /** Plays these commands, each for the current decider. */
  async play(room: Room, ...commands: readonly string[]): Promise<void> {
    for (const words of commands) {
      const refusal = await this.act(room, room.deciders[0] ?? 0, { kind: 'command', command: words })
      if (refusal !== null) throw new Error(`${words}: ${refusal}`)
    }
  }

  /** The same room as another node would load it. */
  async reread({ row }: Room): Promise<Room> {
    const entered = await new Rooms(this.store, () => this.now).acquire(row.id)
    if (!entered.ok) throw new Error(entered.refusal.code)
    return entered.value.room
  }

  close(): Promise<void> {
    return this.store.close()
  }
}

/** Test rooms on a separate database for the surrounding tests. */
export const openTestRooms = (
  start: (typeof DATABASES)[number][1],
  opened: (fixture: TestRooms) => void,
): void => {
  let database: TestDatabase
  let fixture: TestRooms

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
    opened(fixture)
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })
}
