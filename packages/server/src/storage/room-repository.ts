/** Rooms with their seats and summaries. */
import type { Kysely } from 'kysely'
import { type JobSchedule, planJobs, TIMEOUT_JOB } from './job-repository.ts'
import { enforceQuotas, type QuotaDemand, type QuotaSubjects } from './quota-repository.ts'
import { lockRoom, removeRoom, seatsOfRooms } from './room-rows.ts'
import type { AuditRow, InvitationRow, RoomRow, RoomSummaryRow, Schema, SeatRow } from './schema.ts'

export interface StoredRoom {
  readonly room: RoomRow
  readonly seats: readonly SeatRow[]
}

/** A room in a player's list. */
export interface RoomListItem extends StoredRoom {
  readonly summary: RoomSummaryRow
  /** The earliest deadline; null without one. */
  readonly dueAt: number | null
}

/** Optional properties of a new room. */
export interface RoomOpening {
  readonly isListed?: boolean
  /** The address that it is opened from; null when unknown. */
  readonly address?: string | null
  /** The quotas that opening it uses; none when absent. */
  readonly demand?: QuotaDemand
  readonly invitations?: readonly InvitationRow[]
  /** Candidates for the table code, because the first may be taken; none for a room that starts immediately. */
  readonly codes?: readonly string[]
}

const hasFreeSeat = async (db: Kysely<Schema>, room: string): Promise<boolean> => {
  const free = await db
    .selectFrom('seat')
    .select('seat_number')
    .where('room_id', '=', room)
    .where('secret_hash', 'is', null)
    .where('bot_level', 'is', null)
    .executeTakeFirst()
  return free !== undefined
}

const isPlayed = async (db: Kysely<Schema>, room: string): Promise<boolean> => {
  const entry = await db.selectFrom('entry').select('seq').where('room_id', '=', room).executeTakeFirst()
  return entry !== undefined
}

/** Gives the room the first code that no other room has. */
const addCode = async (db: Kysely<Schema>, room: string, codes: readonly string[]): Promise<void> => {
  for (const code of codes) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('room_code')
      .values({ code, room_id: room })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return
  }
}

/** A change of seats counts as use of the room. */
const noteChange = async (db: Kysely<Schema>, room: string, now: number | null): Promise<void> => {
  if (now !== null)
    await db.updateTable('room_summary').set({ changed_at: now }).where('room_id', '=', room).execute()
}

export class RoomRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(
    room: RoomRow,
    seats: readonly SeatRow[],
    summary: RoomSummaryRow,
    jobs: readonly JobSchedule[] = [],
    { isListed = false, address = null, demand, invitations = [], codes = [] }: RoomOpening = {},
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand ?? null)
      await db.insertInto('room').values(room).execute()
      await db
        .insertInto('open_room')
        .values({ room_id: room.id, player_id: room.host_id, address })
        .execute()
      if (isListed)
        await db
          .insertInto('lobby_room')
          .values({ room_id: room.id, game: room.game, listed_at: room.started_at })
          .execute()
      await db
        .insertInto('seat')
        .values([...seats])
        .execute()
      await db.insertInto('room_summary').values(summary).execute()
      await addCode(db, room.id, codes)
      if (invitations.length > 0)
        await db
          .insertInto('invitation')
          .values([...invitations])
          .execute()
      await planJobs(db, jobs)
    })
  }

  async find(id: string): Promise<StoredRoom | null> {
    const room = await this.#db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst()
    return room ? { room, seats: await seatsOfRooms(this.#db, [id]) } : null
  }

  /** Deletes a room with all its rows; false when there was none. */
  remove(id: string, audit: AuditRow | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const removed = await removeRoom(db, id)
      if (removed && audit !== null) await db.insertInto('audit_entry').values(audit).execute()
      return removed
    })
  }

  /** The address that an unfinished room was opened from; null when unknown. */
  async openedFrom(id: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('open_room')
      .select('address')
      .where('room_id', '=', id)
      .executeTakeFirst()
    return found?.address ?? null
  }

  /** The table code of a room that waits for players; null for other rooms. */
  async codeOf(id: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('room_code')
      .select('code')
      .where('room_id', '=', id)
      .executeTakeFirst()
    return found?.code ?? null
  }

  async withCode(code: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('room_code')
      .select('room_id')
      .where('code', '=', code)
      .executeTakeFirst()
    return found?.room_id ?? null
  }

  async isOver(id: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('room_summary')
      .select('is_over')
      .where('room_id', '=', id)
      .executeTakeFirst()
    return found?.is_over === 1
  }

  /** Takes a free seat; false when it was not free. */
  takeSeat(
    {
      room_id: room,
      seat_number: seat,
      name,
      secret_hash: key,
      player_id: player,
      nonce,
    }: Omit<SeatRow, 'bot_level'>,
    now: number | null = null,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ name, secret_hash: key, player_id: player, nonce })
        .where('room_id', '=', room)
        .where('seat_number', '=', seat)
        .where('secret_hash', 'is', null)
        .where('bot_level', 'is', null)
        // The seat may be reserved for another player.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('invitation')
                .select('invitation.player_id')
                .where('invitation.room_id', '=', room)
                .where('invitation.seat_number', '=', seat)
                .where('invitation.answer', 'is', null)
                .where('invitation.player_id', '!=', player ?? ''),
            ),
          ),
        )
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await noteChange(db, room, now)
      return true
    })
  }

  /** Gives a free seat to a bot; false when it is taken. `demand` is the quota use of the room's first bot. */
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
        .select(['player_id as player', 'address'])
        .where('room_id', '=', room)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('seat')
                .select('seat.seat_number')
                .where('seat.room_id', '=', room)
                .where('seat.bot_level', 'is not', null),
            ),
          ),
        )
        .executeTakeFirst()
      if (opener && demand !== null) await enforceQuotas(db, demand(opener))
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ bot_level: bot, name: '' })
        .where('room_id', '=', room)
        .where('seat_number', '=', seat)
        .where('secret_hash', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  /** Frees a seat while another one is free; false when the game has started or the seat is not the player's. */
  releaseSeat(room: string, seat: number, player: string, now: number | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, room)
      if (!(await hasFreeSeat(db, room))) return false
      await noteChange(db, room, now)
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ name: '', secret_hash: null, player_id: null, nonce: null })
        .where('room_id', '=', room)
        .where('seat_number', '=', seat)
        .where('player_id', '=', player)
        .where('bot_level', 'is', null)
        .executeTakeFirst()
      const taken = await db
        .selectFrom('seat')
        .select('seat_number')
        .where('room_id', '=', room)
        .where('secret_hash', 'is not', null)
        .executeTakeFirst()
      // A room without players leaves the lobby.
      if (taken === undefined) await db.deleteFrom('lobby_room').where('room_id', '=', room).execute()
      return numUpdatedRows === 1n
    })
  }

  /**
   * Starts the game after the last seat was taken: deals the cards and starts the clocks. False when a seat was just
   * given up, or when a concurrent request started the game.
   */
  startGame(
    { id: room, started_at: startedAt, deal_hash: deal }: Pick<RoomRow, 'id' | 'started_at' | 'deal_hash'>,
    decidersJson: string,
    jobs: readonly JobSchedule[],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, room)
      if ((await hasFreeSeat(db, room)) || (await isPlayed(db, room))) return false
      await db
        .updateTable('room')
        .set({ started_at: startedAt, deal_hash: deal })
        .where('id', '=', room)
        .execute()
      await db
        .updateTable('room_summary')
        .set({ deciders_json: decidersJson })
        .where('room_id', '=', room)
        .execute()
      const listed = await db
        .deleteFrom('lobby_room')
        .where('room_id', '=', room)
        .returning('game')
        .executeTakeFirst()
      if (listed !== undefined)
        await db
          .insertInto('public_game')
          .values({ room_id: room, game: listed.game, started_at: startedAt })
          .execute()
      await db.deleteFrom('room_code').where('room_id', '=', room).execute()
      await planJobs(db, jobs)
      return true
    })
  }

  /** The rooms of a player, the latest change first. */
  async listByPlayer(player: string, limit: number): Promise<readonly RoomListItem[]> {
    const summaries = await this.#db
      .selectFrom('room_summary')
      .selectAll('room_summary')
      .where('room_id', 'in', (db) =>
        // A replaced player has left.
        db
          .selectFrom('seat')
          .select('room_id')
          .where('player_id', '=', player)
          .where('bot_level', 'is', null),
      )
      .orderBy('changed_at', 'desc')
      .limit(limit)
      .execute()
    if (summaries.length === 0) return []
    const ids = summaries.map(({ room_id: room }) => room)
    const rooms = await this.#db.selectFrom('room').selectAll().where('id', 'in', ids).execute()
    const seats = await seatsOfRooms(this.#db, ids)
    const timeouts = await this.#db
      .selectFrom('job')
      .select(['room_id', 'due_at'])
      .where('kind', '=', TIMEOUT_JOB)
      .where('room_id', 'in', ids)
      .execute()
    return summaries.flatMap((summary) => {
      const room = rooms.find(({ id }) => id === summary.room_id)
      const isOfRoom = (row: { readonly room_id: string }): boolean => row.room_id === summary.room_id
      const dueAt = timeouts.find(isOfRoom)?.due_at ?? null
      return room ? { room, summary, dueAt, seats: seats.filter(isOfRoom) } : []
    })
  }
}
