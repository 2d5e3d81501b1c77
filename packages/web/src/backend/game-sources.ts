/** Sources of a game: new, saved or imported. Called only after the game is locked. */
import { accept, type Result, refused } from '@quayside/kernel'
import type { NewGame, SeatOccupant } from '@quayside/table/session/messages.ts'
import { newGame } from './game-registry.ts'
import { type LoadedGame, loadGame, readGame } from './game-text.ts'
import { claimSavedGame, quarantine } from './saved-games.ts'

export type Source = () => Promise<
  Result<LoadedGame & { readonly seats: readonly SeatOccupant[]; readonly begun: number }>
>

export const newGameSource =
  ({ game: name, options, seed, seats }: NewGame): Source =>
  async () => {
    const game = await newGame(name, options, seed)
    return game.ok ? accept({ game: game.value, position: null, seats, begun: Date.now() }) : game
  }

/** Rules of another version are no damage: such a game waits for a program that knows them. */
const OTHER_VERSIONS: readonly string[] = ['future-rules', 'unknown-rules', 'unknown-game']

/** `holder` writes it from now on. */
export const savedGameSource =
  (id: string, holder: string): Source =>
  async () => {
    const kept = await claimSavedGame(id, holder)
    if (!kept.ok) return kept
    const { record, position, seats, begun } = kept.value
    const game = await loadGame(record, position)
    if (game.ok) return accept({ ...game.value, seats, begun })
    if (OTHER_VERSIONS.includes(game.refusal.code)) return game
    await quarantine(id, game.refusal.code)
    return refused('damaged-save')
  }

export const importedGameSource =
  (text: string, seats: readonly SeatOccupant[]): Source =>
  async () => {
    const game = await readGame(text)
    return game.ok ? accept({ ...game.value, seats, begun: Date.now() }) : game
  }
