import { CliError, cliError, excerpt } from '../cli-error.ts'
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
  #opened = 0

  add(opened: Opened, fromPosition: boolean): OpenGame {
    if (this.#open.size >= MAX_OPEN_GAMES) throw cliError('too-many-games', { limit: MAX_OPEN_GAMES })
    this.#opened += 1
    const table = { ...opened, handle: `g${this.#opened}`, fromPosition }
    this.#open.set(table.handle, table)
    return table
  }

  named(handle: string): OpenGame {
    const table = this.#open.get(handle)
    if (!table) throw cliError('unknown-handle', { handle: excerpt(handle) })
    return table
  }

  close(handle: string): void {
    this.named(handle)
    this.#open.delete(handle)
  }
}

export const refuseMissingSeat = ({ adapter, game }: OpenGame, seat: number): void => {
  const seats = adapter.rules.seatCount(game.state)
  if (seat >= seats) throw new CliError({ code: 'no-such-seat', params: { seat: seat + 1, seats }, adapter })
}
