/** Stores daily tries on this device. */
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import type { BotResults } from '@quayside/game/daily/rank.ts'
import { accept, type Result } from '@quayside/kernel'
import type { TryName } from '@quayside/table/session/counted-try.ts'
import { answer, storageRefusal, transact } from './open-database.ts'

export interface DailyTry extends TryName {
  readonly id: string
  readonly game: string
  readonly startedAt: number
  /** Null for an unfinished try. */
  readonly endedAt: number | null
  /** Local date when it ended. */
  readonly endedOn: string | null
  /** Null for an unfinished or abandoned try. */
  readonly finished: FinishedTry | null
  /** Results of the bots that have played the deal so far. */
  readonly comparison: BotResults
  /** The game of the strongest bot; absent until it has been played. */
  readonly bestBot?: FinishedTry
  /** Best result in practice; null without any. */
  readonly practiceBest: number | null
}

export const tryKey = ({ date, kind }: TryName): string => `${date} ${kind}`

/** A row may come from another version, or have been edited by hand. */
export const isTry = (row: unknown): row is DailyTry => {
  if (typeof row !== 'object' || row === null) return false
  const { id, date, kind, game, startedAt, comparison } = row as Partial<Record<keyof DailyTry, unknown>>
  return (
    [id, date, kind, game].every((text) => typeof text === 'string') &&
    typeof startedAt === 'number' &&
    typeof comparison === 'object'
  )
}

const attempt = async <Value>(work: () => Promise<Value>): Promise<Result<Value>> => {
  try {
    return accept(await work())
  } catch (error) {
    return { ok: false, refusal: storageRefusal(error) }
  }
}

export const listTries = (): Promise<Result<readonly DailyTry[]>> =>
  attempt(() =>
    transact(['daily'], 'readonly', async (store) => {
      const rows: unknown[] = await answer(store('daily').getAll())
      return rows.filter(isTry)
    }),
  )

export const hasTries = (): Promise<boolean> =>
  attempt(() => transact(['daily'], 'readonly', (store) => answer(store('daily').count()))).then(
    (counted) => counted.ok && counted.value > 0,
  )

/** Keeps an existing row: the first try counts, even if two tabs start one. */
export const addTry = (begun: DailyTry): Promise<Result<DailyTry>> =>
  attempt(() =>
    transact(['daily'], 'readwrite', async (store) => {
      const row: unknown = await answer(store('daily').get(begun.id))
      if (isTry(row)) return row
      await answer(store('daily').put(begun))
      return begun
    }),
  )

/** Stores a try from another device. */
export const restoreTry = (added: DailyTry): Promise<Result<null>> =>
  attempt(() =>
    transact(['daily'], 'readwrite', async (store) => {
      await answer(store('daily').put(added))
      return null
    }),
  )

export const deleteTries = (): Promise<Result<null>> =>
  attempt(() =>
    transact(['daily'], 'readwrite', async (store) => {
      await answer(store('daily').clear())
      return null
    }),
  )

/** Updates the stored try; null where there is none. */
export const changeTry = (
  id: string,
  change: (stored: DailyTry) => DailyTry,
): Promise<Result<DailyTry | null>> =>
  attempt(() =>
    transact(['daily'], 'readwrite', async (store) => {
      const row: unknown = await answer(store('daily').get(id))
      if (!isTry(row)) return null
      const changed = change(row)
      await answer(store('daily').put(changed))
      return changed
    }),
  )
