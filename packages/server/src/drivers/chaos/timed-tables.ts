/** The tables with clocks as the store holds them, each with its log and what is still to happen there. */
import type { RoomSettings } from '@quayside/protocol'
import { CLOCK_ERRAND } from '../../pace/clock-errands.ts'
import { connect } from '../../storage/database.ts'
import type { EntryRow, ErrandRow, RoomRow } from '../../storage/schema.ts'

export interface TimedTable {
  readonly room: RoomRow
  readonly settings: RoomSettings
  readonly seats: number
  readonly log: readonly EntryRow[]
  /** When its clock is looked at next; null for never. */
  readonly due: number | null
}

export const timedTables = async (address: string): Promise<readonly TimedTable[]> => {
  const db = connect(address)
  try {
    const rooms = await db.selectFrom('room').selectAll().execute()
    const seats = await db.selectFrom('seat').select(['room', 'seat']).execute()
    const clocks = await db.selectFrom('errand').selectAll().where('kind', '=', CLOCK_ERRAND).execute()
    const tables: TimedTable[] = []
    for (const room of rooms) {
      const settings = JSON.parse(room.settings) as RoomSettings
      if (settings.pace.kind === 'untimed') continue
      const log = await db
        .selectFrom('entry')
        .selectAll()
        .where('room', '=', room.id)
        .orderBy('seq')
        .execute()
      tables.push({
        room,
        settings,
        seats: seats.filter((seat) => seat.room === room.id).length,
        log,
        due: clocks.find((errand) => errand.room === room.id)?.due ?? null,
      })
    }
    return tables
  } finally {
    await db.destroy()
  }
}

/** Whatever should have happened before `time`. */
export const overdueErrands = async (address: string, time: number): Promise<readonly ErrandRow[]> => {
  const db = connect(address)
  try {
    return await db.selectFrom('errand').selectAll().where('due', '<=', time).orderBy('due').execute()
  } finally {
    await db.destroy()
  }
}
