/** Compares two states of a store: rows and entries that no regular client caused, or that are missing. */
import { readSnapshot, Store } from '@quayside/server/testing'
import type { Acknowledged } from '@quayside/server/testing/clients'

/**
 * Left out: moves and what follows from them, the server's own leases, who opened a room, which the server forgets once it
 * is over, and quota counters, which also count refusals.
 */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'entry',
  'open_room',
  'room_summary',
  'job',
  'job_lease',
  'rating',
  'rated_room',
  'seat_result',
  'quota_usage',
  'quota_hit',
])

/** All rows that only a deliberate action of a player may change. */
export const lastingRows = (store: string): Promise<ReadonlySet<string>> =>
  readSnapshot(store, async (contents) => {
    const rows = new Set<string>()
    for await (const { table, rows: some } of contents.chunks())
      if (!NOT_COMPARED.has(table)) for (const row of some) rows.add(`${table} ${JSON.stringify(row)}`)
    return rows
  })

const missing = (from: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...from].filter((row) => !others.has(row))

export const diffRows = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] => [
  ...missing(before, after).map((row) => `gone: ${row}`),
  ...missing(after, before).map((row) => `new: ${row}`),
]

/** Entries that were never acknowledged, and acknowledged ones that are missing. */
export const findWrongEntries = async (
  address: string,
  rooms: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const wrong: string[] = []
  const acknowledgedByPlace = new Map(acknowledged.map((done) => [`${done.room} ${done.seq - 1}`, done]))
  for (const room of rooms) {
    const entries = await store.log.read(room, 0)
    for (const { seq, seat_number: seat, payload, request_id: request } of entries) {
      const place = `${room} ${seq}`
      const done = acknowledgedByPlace.get(place)
      acknowledgedByPlace.delete(place)
      const isSame = done?.seat === seat && done.command === payload && done.request === request
      // The last entry may have been stored without its answer having arrived before the clients stopped.
      if (!isSame && !(done === undefined && seq === entries.length - 1))
        wrong.push(`entry ${place}: ${seat} ${payload} (${request})`)
    }
  }
  await store.close()
  return [...wrong, ...[...acknowledgedByPlace.keys()].map((place) => `acknowledged but missing: ${place}`)]
}
