/** Sources of a game: new, saved or imported. Called only after the game is locked. */
import { accept, type Result, refused } from '@quayside/kernel'
import type { NewGame, SeatOccupant } from '@quayside/table/session/messages.ts'
import { newGame } from './game-registry.ts'
import { type LoadedGame, loadGame, readGame } from './game-text.ts'
import { claimSavedGame, quarantine } from './saved-games.ts'

export type GameSource = () => Promise<
  Result<LoadedGame & { readonly seats: readonly SeatOccupant[]; readonly begun: number }>
>

export const newGameSource =
  ({ game: name, options, seed, seats }: NewGame): GameSource =>
  async () => {
    const game = await newGame(name, options, seed)
    return game.ok ? accept({ game: game.value, position: null, seats, begun: Date.now() }) : game
  }

/** A game of another rules version is not damaged: it waits for a program that knows that version. */
const OTHER_VERSIONS: readonly string[] = ['future-rules', 'unknown-rules', 'unknown-game']

/** From now on only `holder` may write the game. */
export const savedGameSource =
  (id: string, holder: string): GameSource =>
  async () => {
    const saved = await claimSavedGame(id, holder)
    if (!saved.ok) return saved
    const { record, position, seats, begun } = saved.value
    const game = await loadGame(record, position)
    if (game.ok) return accept({ ...game.value, seats, begun })
    if (OTHER_VERSIONS.includes(game.refusal.code)) return game
    await quarantine(id, game.refusal.code)
    return refused('damaged-save')
  }

export const importedGameSource =
  (text: string, seats: readonly SeatOccupant[]): GameSource =>
  async () => {
    const game = await readGame(text)
    return game.ok ? accept({ ...game.value, seats, begun: Date.now() }) : game
  }
