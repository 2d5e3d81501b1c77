import { CliError, cliError, excerpt } from '../cli-error.ts'
import type { Opened } from '../games/open-game.ts'
import { TABLE_LIMIT } from './request.ts'

/** A game that the client has opened. */
export interface Table extends Opened {
  readonly handle: string
  /** A game opened from a position has no set-up that a record could begin with. */
  readonly fromPosition: boolean
}

/** The games of one session by their handles. */
export class OpenGames {
  readonly #open = new Map<string, Table>()
  #opened = 0

  add(opened: Opened, fromPosition: boolean): Table {
    if (this.#open.size >= TABLE_LIMIT) throw cliError('too-many-games', { limit: TABLE_LIMIT })
    this.#opened += 1
    const table = { ...opened, handle: `g${this.#opened}`, fromPosition }
    this.#open.set(table.handle, table)
    return table
  }

  named(handle: string): Table {
    const table = this.#open.get(handle)
    if (!table) throw cliError('unknown-handle', { handle: excerpt(handle) })
    return table
  }

  close(handle: string): void {
    this.named(handle)
    this.#open.delete(handle)
  }
}

export const refuseMissingSeat = ({ kit, game }: Table, seat: number): void => {
  const seats = kit.rules.seatCount(game.state)
  if (seat >= seats) throw new CliError({ code: 'no-such-seat', params: { seat: seat + 1, seats }, kit })
}
