/** Finished games as open data: public ones whose people have all agreed, without names, times and ids. */
import { GAME_LINES, type GameLine, type GameRecord, parseRecord, printGameLine } from '@quayside/kernel'
import type { OpenDataFilter, OpenDataGame } from '../storage/open-data-repository.ts'
import type { Store } from '../storage/store.ts'
import { exportRecord } from './finished-games.ts'
import type { Rooms } from './rooms.ts'

/** What the games of a data set have in common. */
interface DataSetHead {
  readonly game: string
  readonly rules: number
  readonly options: unknown
}

/** A game that may be published, with its players as `person` or by level. */
export interface PublishableGame extends DataSetHead {
  readonly line: GameLine
}

export interface DataSet extends DataSetHead {
  /** As text, in the order of their seeds, which says nothing about when they were played. */
  readonly lines: readonly string[]
}

/** In a data set every person has the same name. */
const PERSON = 'person'

const recordOf = async (rooms: Rooms, { room }: OpenDataGame): Promise<GameRecord | null> => {
  const text = await exportRecord(rooms, room)
  const record = text.ok ? parseRecord(text.value) : text
  return record.ok ? record.value : null
}

/** One game at a time, because all of them may not fit in memory. */
export async function* publishableGames(
  store: Store,
  rooms: Rooms,
  filter?: OpenDataFilter,
): AsyncGenerator<PublishableGame> {
  for (const open of await store.openData.games(filter)) {
    const record = await recordOf(rooms, open)
    // A game that was ended early has no result.
    if (record === null || !record.result) continue
    const { game, rulesVersion, options, seed, moves, result } = record
    yield {
      game,
      rules: rulesVersion,
      options,
      line: {
        seed,
        moves: moves.map(({ seat, command }) => ({ seat, command })),
        totals: result,
        seats: open.levels.map((level) => level ?? PERSON),
      },
    }
  }
}

export const openDataSets = async (store: Store, rooms: Rooms): Promise<readonly DataSet[]> => {
  const sets = new Map<
    string,
    { head: DataSetHead; games: { readonly seed: string; readonly text: string }[] }
  >()
  for await (const { line, ...head } of publishableGames(store, rooms)) {
    const key = JSON.stringify([head.game, head.rules, head.options])
    const set = sets.get(key) ?? { head, games: [] }
    sets.set(key, set)
    set.games.push({ seed: line.seed, text: printGameLine(line) })
  }
  return [...sets.values()].map(({ head, games }) => ({
    ...head,
    lines: games.toSorted((one, other) => (one.seed < other.seed ? -1 : 1)).map(({ text }) => text),
  }))
}

/** The lines of the file of a data set. */
export const dataSetLines = ({ lines, ...head }: DataSet): readonly string[] => [
  JSON.stringify({ format: GAME_LINES, ...head, games: lines.length }),
  ...lines,
]
