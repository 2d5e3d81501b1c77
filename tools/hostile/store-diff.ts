/** What is in a store that nobody honest has brought about, and what is not in it any more. */
import { readSnapshot, Store } from '@quayside/server/testing'
import type { Acknowledged } from '@quayside/server/testing/clients'

/** Not the moves and what follows from them, nor the counters that quotas are kept by: refusals count there too. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'entry',
  'room_summary',
  'job',
  'rating',
  'rated_room',
  'quota_usage',
  'quota_hit',
])

/** Everything that only people bring about who mean to. */
export const lasting = (store: string): Promise<ReadonlySet<string>> =>
  readSnapshot(store, async (contents) => {
    const rows = new Set<string>()
    for await (const { table, rows: some } of contents.chunks())
      if (!NOT_COMPARED.has(table)) for (const row of some) rows.add(`${table} ${JSON.stringify(row)}`)
    return rows
  })

const missing = (from: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...from].filter((row) => !others.has(row))

export const differences = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] => [
  ...missing(before, after).map((row) => `gone: ${row}`),
  ...missing(after, before).map((row) => `new: ${row}`),
]

/** Entries that nobody was told of, and those that somebody was told of and are not there. */
export const wrongEntries = async (
  address: string,
  rooms: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const wrong: string[] = []
  const told = new Map(acknowledged.map((done) => [`${done.room} ${done.seq - 1}`, done]))
  for (const room of rooms) {
    const entries = await store.log.read(room, 0)
    for (const { seq, seat_number: seat, payload: words, request_id: request } of entries) {
      const place = `${room} ${seq}`
      const done = told.get(place)
      told.delete(place)
      const isSame = done?.seat === seat && done.command === words && done.request === request
      // The very last one may have been written without its answer having arrived when everybody left.
      if (!isSame && !(done === undefined && seq === entries.length - 1))
        wrong.push(`entry ${place}: ${seat} ${words} (${request})`)
    }
  }
  await store.close()
  return [...wrong, ...[...told.keys()].map((place) => `lost: ${place}`)]
}
