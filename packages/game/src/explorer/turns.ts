/** Splits a game into the turns that the explorer counts, for data sets and for the player's own games. */
import { type AnyRules, type Seat, stateHash } from '@quayside/kernel'
import { TURNS_COUNTED } from './explorer-index.ts'
import type { GameExplorer } from './game-explorer.ts'

export interface CountedTurn {
  /** Counted from 1. */
  readonly turn: number
  readonly seat: Seat
  readonly key: string
  readonly move: string
  /** Move number. */
  readonly at: number
}

export interface GivenCommand<Command = unknown> {
  readonly seat: Seat
  readonly command: Command
}

/**
 * A 64-bit key from two 32-bit hashes. It includes the turn number so that games that pass the same positions
 * in another order form no cycle.
 */
const positionKey = (explorer: GameExplorer, state: unknown, turn: number): string => {
  const text = `${turn} ${explorer.position(state)}`
  return stateHash(text) + stateHash(`again ${text}`)
}

/**
 * Follows a game command by command and collects its finished turns. It applies the commands to its own
 * state.
 */
export class TurnFollower {
  readonly turns: CountedTurn[] = []
  readonly #rules: AnyRules
  readonly #explorer: GameExplorer
  readonly #state: unknown
  readonly #limit: number
  #open: { readonly id: string; readonly key: string; readonly at: number; readonly seat: Seat } | null = null
  #before: unknown = null
  #given: unknown[] = []
  #seen = 0
  #at = 0

  constructor(rules: AnyRules, explorer: GameExplorer, start: unknown, limit: number = TURNS_COUNTED) {
    this.#rules = rules
    this.#explorer = explorer
    this.#state = start
    this.#limit = limit
    this.#look()
  }

  get state(): unknown {
    return this.#state
  }

  /** Whether all counted turns are over. */
  get isDone(): boolean {
    return this.#open === null && this.#seen >= this.#limit
  }

  give({ seat, command }: GivenCommand): void {
    if (this.#open?.seat === seat) this.#given.push(command)
    this.#rules.apply(this.#state, seat, command)
    this.#at++
    this.#look()
  }

  /** The current turn ends with the game. */
  end(): readonly CountedTurn[] {
    this.#close()
    return this.turns
  }

  /** A turn lasts until another one begins. */
  #look(): void {
    if (this.isDone) return
    const turn = this.#explorer.turn(this.#state)
    if (turn === null || turn.id === this.#open?.id) return
    this.#close()
    if (this.#seen >= this.#limit) return
    this.#seen++
    this.#open = { ...turn, key: positionKey(this.#explorer, this.#state, this.#seen), at: this.#at }
    this.#before = this.#rules.copy(this.#state)
  }

  #close(): void {
    if (this.#open === null) return
    const { key, at, seat } = this.#open
    const move = this.#explorer.move(this.#before, this.#given)
    if (move !== null) this.turns.push({ turn: this.#seen, seat, key, move, at })
    this.#open = null
    this.#given = []
  }
}
