/** Saved games in this browser: list, read, autosave, and quarantine of damaged ones. */
import type { Progress } from '@quayside/game'
import { accept, currentLevel, type Refusal, type Result, refused } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { answer, type ObjectStore, storageRefusal, transact } from './open-database.ts'

/** A saved game: the record is authoritative, the other fields are for the list of games. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatOccupant[]
  /** The text form of the record. */
  readonly record: string
  /** The position that the game began from; null for a dealt game. */
  readonly position: unknown
  readonly begun: number
  readonly changed: number
  /** Number of commands and progress, for the list. */
  readonly at: number
  readonly stage: Progress
  readonly over: boolean
  /** The deciders. */
  readonly waits: readonly number[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export const isSeatPlan = (value: unknown): value is SeatOccupant =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  (value['bot'] === null || typeof value['bot'] === 'string')

/** Renames bot levels of older versions. */
export const currentSeats = (seats: readonly SeatOccupant[]): readonly SeatOccupant[] =>
  seats.map(({ name, bot, isEven }) => ({
    name,
    bot: bot === null ? null : currentLevel(bot),
    ...(isEven === true && { isEven }),
  }))

const current = <Row extends SavedGame>(row: Row): Row => ({ ...row, seats: currentSeats(row.seats) })

const isStage = (value: unknown): value is Progress =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  isCount(value['round']) &&
  isCount(value['rounds'])

const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

const isText = (value: unknown): value is string => typeof value === 'string'

const CHECKS: { readonly [Field in keyof SavedGame]: (value: unknown) => value is SavedGame[Field] } = {
  id: isText,
  game: isText,
  seats: isListOf(isSeatPlan),
  record: isText,
  position: (value): value is unknown => value !== undefined,
  begun: isCount,
  changed: isCount,
  at: isCount,
  stage: isStage,
  over: (value): value is boolean => typeof value === 'boolean',
  waits: isListOf(isCount),
}

/** Whether a stored value is a game that can at least be listed. */
export const isSavedGame = (value: unknown): value is SavedGame =>
  isObject(value) && Object.entries(CHECKS).every(([field, check]) => check(value[field]))

/** A damaged saved game, kept as the text that was found. */
export interface DamagedGame {
  readonly id: string
  readonly raw: string
  /** Refusal code. */
  readonly code: string
  readonly found: number
}

/**
 * The current writer of the game. Opening the game makes another writer the holder, and the former may no longer write.
 */
interface ClaimedGame extends SavedGame {
  readonly holder: string
}

const isClaimed = (row: unknown): row is ClaimedGame =>
  isSavedGame(row) && 'holder' in row && typeof row.holder === 'string'

interface SavedGameList {
  readonly games: readonly SavedGame[]
  readonly damaged: readonly DamagedGame[]
}

const attempt = async <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
  try {
    return await work()
  } catch (error) {
    return { ok: false, refusal: storageRefusal(error) }
  }
}

type Stores = (name: ObjectStore) => IDBObjectStore

const rawText = (row: unknown): string => JSON.stringify(row, null, 2) ?? String(row)

/** Keys are game ids; this program only writes strings. */
const nameOf = (key: IDBValidKey): string => (typeof key === 'string' ? key : JSON.stringify(key))

const quarantineRow = async (store: Stores, key: IDBValidKey, code: string): Promise<void> => {
  const row: unknown = await answer(store('games').get(key))
  if (row === undefined) return
  const damaged: DamagedGame = { id: nameOf(key), raw: rawText(row), code, found: Date.now() }
  await answer(store('damaged').put(damaged))
  await answer(store('games').delete(key))
}

/** Lists all games; values that are not games are quarantined. */
export const listSavedGames = (): Promise<Result<SavedGameList>> =>
  attempt(() =>
    transact(['games', 'damaged'], 'readwrite', async (store) => {
      const [keys, rows]: [IDBValidKey[], unknown[]] = await Promise.all([
        answer(store('games').getAllKeys()),
        answer(store('games').getAll()),
      ])
      for (const [index, key] of keys.entries())
        if (!isSavedGame(rows[index])) await quarantineRow(store, key, 'not-a-saved-game')
      const damaged = (await answer(store('damaged').getAll())) as DamagedGame[]
      return accept({ games: rows.filter(isSavedGame).map(current), damaged })
    }),
  )

export const readSavedGame = (id: string): Promise<Result<SavedGame>> =>
  attempt(() =>
    transact(['games'], 'readonly', async (store) => {
      const row: unknown = await answer(store('games').get(id))
      return isSavedGame(row) ? accept(current(row)) : refused('no-such-game', { id })
    }),
  )

/** Reads a game to continue it: from now on only this holder may write it. */
export const claimSavedGame = (id: string, holder: string): Promise<Result<SavedGame>> =>
  attempt(() =>
    transact(['games', 'damaged'], 'readwrite', async (store) => {
      const row: unknown = await answer(store('games').get(id))
      if (row === undefined) return refused('no-such-game', { id })
      if (!isSavedGame(row)) {
        await quarantineRow(store, id, 'not-a-saved-game')
        return refused('damaged-save', {})
      }
      await answer(store('games').put({ ...row, holder }))
      return accept(current(row))
    }),
  )

export const writeSavedGame = (game: SavedGame, holder: string): Promise<Result<null>> =>
  attempt(() =>
    transact(['games'], 'readwrite', async (store) => {
      const row: unknown = await answer(store('games').get(game.id))
      if (isClaimed(row) && row.holder !== holder) return refused('opened-elsewhere', {})
      const claimed: ClaimedGame = { ...game, holder }
      await answer(store('games').put(claimed))
      return accept(null)
    }),
  )

/** Moves a game aside whose record does not replay. */
export const quarantine = (id: string, code: string): Promise<Result<null>> =>
  attempt(() =>
    transact(['games', 'damaged'], 'readwrite', async (store) => {
      await quarantineRow(store, id, code)
      return accept(null)
    }),
  )

export const restore = (game: SavedGame): Promise<Result<null>> =>
  attempt(() =>
    transact(['games'], 'readwrite', async (store) => {
      await answer(store('games').put(game))
      return accept(null)
    }),
  )

export const deleteSavedGame = (store: ObjectStore, id: string): Promise<Result<null>> =>
  attempt(() =>
    transact([store], 'readwrite', async (stores) => {
      await answer(stores(store).delete(id))
      return accept(null)
    }),
  )

export class Autosave {
  readonly #write: () => Promise<Result<null>>
  readonly #tell: (refusal: Refusal | null) => void
  #dirty = false
  #failed = false
  #writing: Promise<void> | null = null

  /** `tell` is called with the reason of a failed write, and with null after the next success. */
  constructor(write: () => Promise<Result<null>>, report: (refusal: Refusal | null) => void) {
    this.#write = write
    this.#tell = report
  }

  changed(): void {
    this.#dirty = true
    this.#writing ??= this.#writeAll()
  }

  /** Resolves when all pending writes have succeeded or failed. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#dirty) {
      this.#dirty = false
      const written = await this.#write()
      if (!written.ok) this.#tell(written.refusal)
      else if (this.#failed) this.#tell(null)
      this.#failed = !written.ok
    }
    this.#writing = null
  }
}
