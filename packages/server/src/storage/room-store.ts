/** The rooms, who sits at them and where each stands. */
import type { Kysely } from 'kysely'
import { type JobPlan, planJobs, TIMEOUT_JOB } from './job-queue.ts'
import { enforceQuotas, type QuotaDemand, type QuotaSubjects } from './quotas.ts'
import { lockRoom, removeRoom } from './room-rows.ts'
import type { AuditRow, RoomRow, Schema, SeatRow, StandingRow } from './schema.ts'

export interface StoredRoom {
  readonly room: RoomRow
  readonly seats: readonly SeatRow[]
}

/** A room in somebody's list. */
export interface RoomListItem extends StoredRoom {
  readonly standing: StandingRow
  /** When the first clock runs out; null where none runs. */
  readonly due: number | null
}

/** What opening a room counts for. */
export interface RoomOpening {
  readonly isListed?: boolean
  /** Where it is opened from; null where that is not known. */
  readonly address?: string | null
  /** What opening it uses of quotas; nothing is limited without. */
  readonly demand?: QuotaDemand
}

const hasFreeSeat = async (db: Kysely<Schema>, room: string): Promise<boolean> => {
  const free = await db
    .selectFrom('seat')
    .select('seat')
    .where('room', '=', room)
    .where('key', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst()
  return free !== undefined
}

const isPlayed = async (db: Kysely<Schema>, room: string): Promise<boolean> => {
  const entry = await db.selectFrom('entry').select('seq').where('room', '=', room).executeTakeFirst()
  return entry !== undefined
}

/** A room that somebody came to or went from has not been forgotten. */
const noteChange = async (db: Kysely<Schema>, room: string, now: number | null): Promise<void> => {
  if (now !== null) await db.updateTable('standing').set({ changed: now }).where('room', '=', room).execute()
}

export class RoomStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(
    room: RoomRow,
    seats: readonly SeatRow[],
    standing: StandingRow,
    jobs: readonly JobPlan[] = [],
    { isListed = false, address = null, demand }: RoomOpening = {},
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand ?? null)
      await db.insertInto('room').values(room).execute()
      await db.insertInto('open_room').values({ room: room.id, player: room.host, address }).execute()
      if (isListed)
        await db.insertInto('lobby').values({ room: room.id, game: room.game, since: room.begun }).execute()
      await db
        .insertInto('seat')
        .values([...seats])
        .execute()
      await db.insertInto('standing').values(standing).execute()
      await planJobs(db, jobs)
    })
  }

  async find(id: string): Promise<StoredRoom | null> {
    const room = await this.#db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst()
    return room ? { room, seats: await this.#seats([id]) } : null
  }

  /** Removes a room with everything that belongs to it; false when there was none. */
  remove(id: string, audit: AuditRow | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const removed = await removeRoom(db, id)
      if (removed && audit !== null) await db.insertInto('audit_entry').values(audit).execute()
      return removed
    })
  }

  /** The address from which a room was opened that is not over; null where that is not known. */
  async openedFrom(id: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('open_room')
      .select('address')
      .where('room', '=', id)
      .executeTakeFirst()
    return found?.address ?? null
  }

  async isOver(id: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('standing')
      .select('over')
      .where('room', '=', id)
      .executeTakeFirst()
    return found?.over === 1
  }

  /** Gives a free seat to whoever asks first; false when it was not free. */
  takeSeat(
    { room, seat, name, key, player, nonce }: Omit<SeatRow, 'bot'>,
    now: number | null = null,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ name, key, player, nonce })
        .where('room', '=', room)
        .where('seat', '=', seat)
        .where('key', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await noteChange(db, room, now)
      return true
    })
  }

  /** Lets a bot sit where nobody does; false when somebody does. `demand` is what the first bot of a room uses of quotas. */
  seatBot(
    room: string,
    seat: number,
    bot: string,
    demand: ((subjects: QuotaSubjects) => QuotaDemand) | null = null,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, room)
      const opener = await db
        .selectFrom('open_room')
        .select(['player', 'address'])
        .where('room', '=', room)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('seat')
                .select('seat.seat')
                .where('seat.room', '=', room)
                .where('seat.bot', 'is not', null),
            ),
          ),
        )
        .executeTakeFirst()
      if (opener && demand !== null) await enforceQuotas(db, demand(opener))
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ bot })
        .where('room', '=', room)
        .where('seat', '=', seat)
        .where('key', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  /** Gives a seat up while another one is free; false where the game has begun or the seat is not the player's. */
  freeSeat(room: string, seat: number, player: string, now: number | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, room)
      if (!(await hasFreeSeat(db, room))) return false
      await noteChange(db, room, now)
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ name: '', key: null, player: null, nonce: null })
        .where('room', '=', room)
        .where('seat', '=', seat)
        .where('player', '=', player)
        .where('bot', 'is', null)
        .executeTakeFirst()
      const somebody = await db
        .selectFrom('seat')
        .select('seat')
        .where('room', '=', room)
        .where('key', 'is not', null)
        .executeTakeFirst()
      // Where nobody waits any more, nobody should come.
      if (somebody === undefined) await db.deleteFrom('lobby').where('room', '=', room).execute()
      return numUpdatedRows === 1n
    })
  }

  /**
   * The last seat is taken: the cards are dealt and the game begins now, and with it the clocks. False when somebody
   * just gave a seat up, or where the last two came at once and it has been played since the first of them began it.
   */
  begin(
    { id: room, begun, deal }: Pick<RoomRow, 'id' | 'begun' | 'deal'>,
    waits: string,
    jobs: readonly JobPlan[],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, room)
      if ((await hasFreeSeat(db, room)) || (await isPlayed(db, room))) return false
      await db.updateTable('room').set({ begun, deal }).where('id', '=', room).execute()
      await db.updateTable('standing').set({ waits }).where('room', '=', room).execute()
      await db.deleteFrom('lobby').where('room', '=', room).execute()
      await planJobs(db, jobs)
      return true
    })
  }

  /** Where a player sits, the latest change first. */
  async ofPlayer(player: string, limit: number): Promise<readonly RoomListItem[]> {
    const standings = await this.#db
      .selectFrom('standing')
      .selectAll('standing')
      .where('room', 'in', (db) =>
        // Where a bot plays on for them, they have left.
        db.selectFrom('seat').select('room').where('player', '=', player).where('bot', 'is', null),
      )
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute()
    if (standings.length === 0) return []
    const ids = standings.map(({ room }) => room)
    const rooms = await this.#db.selectFrom('room').selectAll().where('id', 'in', ids).execute()
    const seats = await this.#seats(ids)
    const clocks = await this.#db
      .selectFrom('errand')
      .select(['room', 'due'])
      .where('kind', '=', TIMEOUT_JOB)
      .where('room', 'in', ids)
      .execute()
    return standings.flatMap((standing) => {
      const room = rooms.find(({ id }) => id === standing.room)
      const isHere = (row: { readonly room: string }): boolean => row.room === standing.room
      const due = clocks.find(isHere)?.due ?? null
      return room ? { room, standing, due, seats: seats.filter(isHere) } : []
    })
  }

  #seats(rooms: readonly string[]): Promise<SeatRow[]> {
    return this.#db
      .selectFrom('seat')
      .selectAll()
      .where('room', 'in', [...rooms])
      .orderBy('room')
      .orderBy('seat')
      .execute()
  }
}
