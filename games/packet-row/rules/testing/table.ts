/** A table for tests: a position in words, moves as lines of a record, and assertions about the cards. */
import type { Area } from '../catalogue/card.ts'
import type { Event, EventKind } from '../events.ts'
import type { PositionLiteral, SeatLiteral } from '../position/write.ts'
import { packetRow } from '../rules.ts'
import type { State } from '../state.ts'

/** A position literal with the options spelled out at its top. */
export type Sparse = Readonly<Record<string, unknown>> & { readonly players: number }

export const table = ({ players, dryAreas, deck, ...literal }: Sparse): Table => {
  const given = Object.entries({ players, dryAreas, deck }).filter(([, value]) => value !== undefined)
  const read = packetRow.position.read({ options: Object.fromEntries(given), ...literal })
  if (!read.ok) throw new Error(`no such table: ${JSON.stringify(read.refusal)}`)
  return new Table(read.value)
}

export class Table {
  readonly state: State
  /** All events so far. */
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** Plays lines like `2 take library`: the seat, counted from 1, and the command. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const refusal = this.refusal(line)
      if (refusal) throw new Error(`${line}: ${JSON.stringify(refusal)}`)
      const { seat, text } = split(line)
      const command = packetRow.notation.parse(text)
      if (command.ok) packetRow.apply(this.state, seat, command.value, this.events)
    }
    return this
  }

  /** Why a line is refused; null if it is legal. */
  refusal(line: string): { readonly code: string; readonly params: object } | null {
    const { seat, text } = split(line)
    const command = packetRow.notation.parse(text)
    return command.ok ? packetRow.refuse(this.state, seat, command.value) : command.refusal
  }

  /** All commands of a seat in notation, or only those with a verb. */
  offers(seat: number, verb = ''): string[] {
    return packetRow
      .commands(this.state, seat - 1)
      .map((command) => packetRow.notation.print(command))
      .filter((text) => text.startsWith(verb))
  }

  /** The seats the game waits for, counted from 1. */
  get deciders(): number[] {
    return packetRow.deciders(this.state).map((seat) => seat + 1)
  }

  get literal(): PositionLiteral {
    return packetRow.position.write(this.state) as PositionLiteral
  }

  seat(seat: number): SeatLiteral {
    const found = this.literal.seats[seat - 1]
    if (!found) throw new Error(`no seat ${seat}`)
    return found
  }

  /** The cards of a visible hand; empty for a hidden one. */
  hand(seat: number): readonly string[] {
    const { hand } = this.seat(seat)
    return typeof hand === 'number' ? [] : hand
  }

  current(area: Area): readonly (string | null)[] {
    return this.literal.boards[area].current
  }

  future(area: Area): readonly (string | null)[] {
    return this.literal.boards[area].future
  }

  /** Discards of the four areas; a starting contract that a literal leaves out counts as fulfilled. */
  get discards(): string[] {
    return this.literal.discards.filter((card) => !card.startsWith('start-'))
  }

  happened(kind: EventKind): Event[] {
    return this.events.filter((event) => event.kind === kind)
  }
}

const split = (line: string): { readonly seat: number; readonly text: string } => {
  const space = line.indexOf(' ')
  return { seat: Number(line.slice(0, space)) - 1, text: line.slice(space + 1) }
}
