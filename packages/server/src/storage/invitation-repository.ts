/** Invitations to rooms: who asked whom, which seat is reserved, and the answers. */
import type { Kysely } from 'kysely'
import { countRows, lockRoom } from './room-rows.ts'
import type { InvitationRow, Schema } from './schema.ts'

/** An invitation that the player has not answered, with the name of the inviter. */
export interface OpenInvitation extends InvitationRow {
  readonly inviterName: string
}

const MAX_LISTED = 50

export class InvitationRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** All invitations to a room, by seat. */
  async toRoom(room: string): Promise<readonly InvitationRow[]> {
    return this.#db
      .selectFrom('invitation')
      .selectAll()
      .where('room_id', '=', room)
      .orderBy('seat_number')
      .orderBy('player_id')
      .execute()
  }

  /** The unanswered invitations of a player to rooms that wait for players, latest first. */
  async open(player: string): Promise<readonly OpenInvitation[]> {
    return this.#db
      .selectFrom('invitation')
      .innerJoin('player', 'player.id', 'invitation.inviter_id')
      .innerJoin('room_summary', 'room_summary.room_id', 'invitation.room_id')
      .selectAll('invitation')
      .select('player.name as inviterName')
      .where('invitation.player_id', '=', player)
      .where('invitation.answer', 'is', null)
      .where('invitation.inviter_id', 'not in', (db) =>
        db.selectFrom('block').select('block.blocked_player_id').where('block.player_id', '=', player),
      )
      .where('invitation.inviter_id', 'not in', (db) =>
        db.selectFrom('block').select('block.player_id').where('block.blocked_player_id', '=', player),
      )
      .where('room_summary.is_over', '=', 0)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat_number')
            .whereRef('seat.room_id', '=', 'invitation.room_id')
            .where('seat.secret_hash', 'is', null)
            .where('seat.bot_level', 'is', null),
        ),
      )
      .orderBy('invitation.created_at', 'desc')
      .orderBy('invitation.room_id')
      .limit(MAX_LISTED)
      .execute()
  }

  /** The player for whom a seat is reserved; null when anybody may take it. */
  async reservedFor(room: string, seat: number): Promise<string | null> {
    const found = await this.#db
      .selectFrom('invitation')
      .select('player_id')
      .where('room_id', '=', room)
      .where('seat_number', '=', seat)
      .where('answer', 'is', null)
      .executeTakeFirst()
    return found?.player_id ?? null
  }

  /** The finished game that a room is the rematch of; null for any other room. */
  async rematchOf(room: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('invitation')
      .select('rematch_of')
      .where('room_id', '=', room)
      .where('rematch_of', 'is not', null)
      .executeTakeFirst()
    return found?.rematch_of ?? null
  }

  /** Invites a player to any free seat of a room; false when the room has too many invitations already. */
  invite(invitation: InvitationRow, maxInvitations: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockRoom(db, invitation.room_id)
      const count = await countRows(db.selectFrom('invitation').where('room_id', '=', invitation.room_id))
      if (count >= maxInvitations) return false
      await db
        .insertInto('invitation')
        .values(invitation)
        .onConflict((conflict) => conflict.columns(['room_id', 'player_id']).doNothing())
        .execute()
      return true
    })
  }

  async accept(room: string, player: string): Promise<void> {
    await this.#db
      .updateTable('invitation')
      .set({ answer: 'accepted' })
      .where('room_id', '=', room)
      .where('player_id', '=', player)
      .execute()
  }

  /** Declines an open invitation and gives up its seat; false when there is none. */
  decline(room: string, player: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const declined = await db
        .updateTable('invitation')
        .set({ answer: 'declined' })
        .where('room_id', '=', room)
        .where('player_id', '=', player)
        .where('answer', 'is', null)
        .returning('seat_number')
        .executeTakeFirst()
      if (declined === undefined) return false
      if (declined.seat_number !== null)
        await db
          .updateTable('seat')
          .set({ name: '' })
          .where('room_id', '=', room)
          .where('seat_number', '=', declined.seat_number)
          .where('secret_hash', 'is', null)
          .execute()
      return true
    })
  }
}
