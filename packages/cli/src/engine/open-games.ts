import { cliError, excerpt } from '../cli-error.ts'
import type { Opened } from '../games/open-game.ts'
import { MAX_OPEN_GAMES } from './request.ts'

/** A game that the client has opened. */
export interface OpenGame extends Opened {
  readonly handle: string
  /** A game opened from a position has no deal, so it cannot be printed as a record. */
  readonly fromPosition: boolean
}

/** The games of one session by their handles. */
export class OpenGames {
  readonly #open = new Map<string, OpenGame>()
  #openedCount = 0

  add(opened: Opened, fromPosition: boolean): OpenGame {
    if (this.#open.size >= MAX_OPEN_GAMES) throw cliError('too-many-games', { limit: MAX_OPEN_GAMES })
    this.#openedCount += 1
    const openGame = { ...opened, handle: `g${this.#openedCount}`, fromPosition }
    this.#open.set(openGame.handle, openGame)
    return openGame
  }

  named(handle: string): OpenGame {
    const openGame = this.#open.get(handle)
    if (!openGame) throw cliError('unknown-handle', { handle: excerpt(handle) })
    return openGame
  }

  close(handle: string): void {
    this.named(handle)
    this.#open.delete(handle)
  }
}
