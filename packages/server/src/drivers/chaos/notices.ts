/**
 * Looks whether everybody who did not come was told of what they were asked: not before its time, of nothing that they
 * were not asked, and each time under one name, so that whoever is told again because a server died can know it.
 */
import type { ShownClock } from './clocks.ts'
import type { Kept } from './deadlines.ts'
import type { TimedTable } from './timed-tables.ts'

/** Whoever comes sooner is not told. */
const TOLD_AFTER_MS = 60_000

const nameOf = (room: string, seat: number, made: number): string =>
  `turn-${room}-${seat}-${made + TOLD_AFTER_MS}`

const isEarly = (clocks: readonly ShownClock[], name: string, arrived: number): boolean => {
  const due = Number(name.slice(name.lastIndexOf('-') + 1))
  return !clocks.some((clock) => clock.hadShown(due, arrived))
}

/** Once all that was to be told is told. */
export const brokenNotices = (
  tables: readonly { readonly table: TimedTable; readonly kept: Kept }[],
  received: ReadonlyMap<string, readonly number[]>,
  clocks: readonly ShownClock[],
): readonly string[] => {
  const known = new Set(
    tables.flatMap(({ table, kept }) =>
      kept.asked.map(({ seat, made }) => nameOf(table.room.id, seat, made)),
    ),
  )
  const broken: string[] = []
  for (const [name, [first = 0]] of received) {
    if (name.startsWith('turn-') && !known.has(name)) broken.push(`told of nothing: ${name}`)
    if (isEarly(clocks, name, first)) broken.push(`told before its time: ${name}`)
  }
  for (const { table, kept } of tables) {
    // Where everybody is there somebody may decide at any moment.
    if (table.settings.pace.kind === 'live') continue
    for (const { seat, since } of kept.waiting)
      if (!since.some((made) => received.has(nameOf(table.room.id, seat, made))))
        broken.push(`not told: ${table.room.id} seat ${seat}`)
  }
  return broken
}
