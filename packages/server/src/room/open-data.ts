/** Finished games as open data: public ones whose people have all agreed, without names, times and ids. */
import { GAME_LINES, type GameLine, type GameRecord, parseRecord, printGameLine } from '@quayside/kernel'
import type { OpenGame } from '../storage/open-data-repository.ts'
import type { Store } from '../storage/store.ts'
import { exportRecord } from './finished-games.ts'
import type { Rooms } from './rooms.ts'

/** Games with the same rules and options. */
export interface OpenGames {
  readonly game: string
  readonly rules: number
  readonly options: unknown
  /** In the order of their seeds, which says nothing about when they were played. */
  readonly lines: readonly GameLine[]
}

/** In a data set every person has the same name. */
const PERSON = 'person'

const recordOf = async (rooms: Rooms, { room }: OpenGame): Promise<GameRecord | null> => {
  const text = await exportRecord(rooms, room)
  const record = text.ok ? parseRecord(text.value) : text
  return record.ok ? record.value : null
}

export const openGames = async (store: Store, rooms: Rooms): Promise<readonly OpenGames[]> => {
  const found = new Map<string, { readonly head: Omit<OpenGames, 'lines'>; readonly lines: GameLine[] }>()
  for (const open of await store.openData.games()) {
    const record = await recordOf(rooms, open)
    // A game that was ended early has no result.
    if (record === null || !record.result) continue
    const { game, rulesVersion, options, seed, moves, result } = record
    const key = JSON.stringify([game, rulesVersion, options])
    const known = found.get(key) ?? { head: { game, rules: rulesVersion, options }, lines: [] }
    found.set(key, known)
    known.lines.push({
      seed,
      moves: moves.map(({ seat, command }) => ({ seat, command })),
      totals: result,
      seats: open.levels.map((level) => level ?? PERSON),
    })
  }
  return [...found.values()].map(({ head, lines }) => ({
    ...head,
    lines: lines.toSorted((one, other) => (one.seed < other.seed ? -1 : 1)),
  }))
}

/** The lines of a data set. */
export const dataSetLines = ({ lines, ...head }: OpenGames): readonly string[] => [
  JSON.stringify({ format: GAME_LINES, ...head, games: lines.length }),
  ...lines.map(printGameLine),
]
