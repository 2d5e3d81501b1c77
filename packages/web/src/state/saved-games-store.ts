/** Store of the saved games that the home page lists. */
import type { Refusal } from '@quayside/kernel'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import { create } from 'zustand'
import { hasTries } from '../backend/daily-tries.ts'
import { isGameLocked } from '../backend/game-lock.ts'
import {
  type DamagedGame,
  deleteSavedGame,
  listSavedGames,
  readSavedGame,
  restore,
  type SavedGame,
} from '../backend/saved-games.ts'
import { isLesson } from '../lessons/lesson-bots.ts'

/** Games where it is a person's turn first, then the last changed; finished ones at the end. */
export const sortSavedGames = (games: readonly SavedGame[]): SavedGame[] =>
  [...games].sort(
    (one, other) =>
      Number(one.over) - Number(other.over) ||
      Number(isTurnOfPerson(other)) - Number(isTurnOfPerson(one)) ||
      other.changed - one.changed,
  )

export const isTurnOfPerson = ({ waits, seats }: SavedGame): boolean =>
  waits.some((seat) => seats[seat]?.bot === null)

interface SavesState {
  /** Null until they have been read. */
  readonly games: readonly SavedGame[] | null
  /** Whether a deal of the daily harbor was begun; its game is not among `games`. */
  readonly hasDailyTries: boolean
  readonly damaged: readonly DamagedGame[]
  /** Why the store cannot be read or written. */
  readonly refusal: Refusal | null
  /** The last deleted game, which can still be restored. */
  readonly deleted: SavedGame | null
  readonly refresh: () => Promise<void>
  readonly remove: (game: SavedGame) => Promise<void>
  readonly bringBack: () => Promise<void>
  readonly forgetDeleted: () => void
  readonly removeDamaged: (id: string) => Promise<void>
}

export const useSavedGames = create<SavesState>()((set, get) => ({
  games: null,
  hasDailyTries: false,
  damaged: [],
  refusal: null,
  deleted: null,
  refresh: async () => {
    const [found, hasDailyTries] = await Promise.all([listSavedGames(), hasTries()])
    if (found.ok)
      set({
        hasDailyTries,
        games: sortSavedGames(found.value.games.filter((game) => !isLesson(game) && !isCountedTry(game.id))),
        damaged: found.value.damaged,
        refusal: null,
      })
    else set({ games: [], hasDailyTries, damaged: [], refusal: found.refusal })
  },
  remove: async (game) => {
    if (await isGameLocked(game.id)) {
      set({ refusal: { code: 'open-elsewhere', params: {} } })
      return
    }
    const done = await deleteSavedGame('games', game.id)
    if (done.ok) set({ deleted: game })
    await get().refresh()
  },
  bringBack: async () => {
    const { deleted } = get()
    if (deleted === null) return
    await restore(deleted)
    set({ deleted: null })
    await get().refresh()
  },
  forgetDeleted: () => set({ deleted: null }),
  removeDamaged: async (id) => {
    await deleteSavedGame('damaged', id)
    await get().refresh()
  },
}))

/** The saved text of a game; null where there is none. */
export const readSavedText = async (id: string): Promise<string | null> => {
  const [saved, { printGame }] = await Promise.all([readSavedGame(id), import('../backend/game-text.ts')])
  return saved.ok ? printGame(saved.value.record, saved.value.position) : null
}
