/**
 * A table for tests that reads like the rulebook: a position, commands in notation, and assertions about the result.
 */
import { Game, type Refusal, type Seat } from '@quayside/kernel'
import { BUILDINGS, buildingNamed } from '../catalogue/catalogue.ts'
import { TOKENS, type TokenName, type Tokens } from '../catalogue/goods.ts'
import { SHIPS } from '../catalogue/ships.ts'
import { TURNS } from '../catalogue/supply-tiles.ts'
import type { Command } from '../commands.ts'
import type { Event, EventKind } from '../events.ts'
import { shipWord } from '../notation/notation-words.ts'
import { DEFAULT_OPTIONS, type Options } from '../options.ts'
import type { PositionLiteral, SeatLiteral } from '../position/literal.ts'
import { layPosition } from '../position/read.ts'
import { writePosition } from '../position/write.ts'
import { leHavre } from '../rules.ts'
import { total, wealth } from '../scoring.ts'
import { GONE, locationOf, PILE, TOWN } from '../state/buildings.ts'
import { loans, stock } from '../state/seats.ts'
import { shipLocation } from '../state/ships.ts'
import { NONE, type State } from '../state/state.ts'
import { activeSeat } from '../state/table.ts'

type LeHavreGame = Game<State, Command, Options, Event>

/** Seats are counted from 1 here, as in the notation. */
export class Table {
  readonly game: LeHavreGame
  #seat: Seat | null = null

  constructor(game: LeHavreGame) {
    this.game = game
  }

  get state(): State {
    return this.game.state
  }

  /** The same table; the next commands come from this seat instead of the active one. */
  as(seat: number): this {
    this.#seat = seat - 1
    return this
  }

  #mover(): Seat {
    const seat = this.#seat ?? leHavre.deciders(this.state)[0] ?? activeSeat(this.state)
    return seat
  }

  /** Plays commands that must all be accepted. */
  play(...commands: readonly string[]): this {
    for (const text of commands) {
      const result = this.game.submitText(this.#mover(), text)
      if (!result.ok)
        throw new Error(`${text}: ${JSON.stringify(result.refusal)}; possible: ${this.commands().join(', ')}`)
    }
    this.#seat = null
    return this
  }

  /** Tries a command that must be refused, and returns the refusal. */
  refusal(text: string): Refusal {
    const before = leHavre.hash(this.state)
    const result = this.game.submitText(this.#mover(), text)
    this.#seat = null
    if (result.ok) throw new Error(`${text} was accepted`)
    if (leHavre.hash(this.state) !== before) throw new Error(`${text} was refused but changed something`)
    return result.refusal
  }

  /** The code of that refusal. */
  refuses(text: string): string {
    return this.refusal(text).code
  }

  /** The commands of the seat in notation. */
  commands(): string[] {
    const seat = this.#mover()
    this.#seat = null
    return leHavre.commands(this.state, seat).map((command) => leHavre.notation.print(command))
  }

  can(text: string): boolean {
    return this.commands().includes(text)
  }

  /** The seats the game waits for. */
  waitsFor(): number[] {
    return leHavre.deciders(this.state).map((seat) => seat + 1)
  }

  /** A seat's tokens, without those it has 0 of. */
  stock(seat = 1): Tokens {
    return Object.fromEntries(
      TOKENS.flatMap((name, token) => {
        const amount = stock(this.state, seat - 1, token)
        return amount === 0 ? [] : [[name, amount]]
      }),
    )
  }

  held(name: TokenName, seat = 1): number {
    return stock(this.state, seat - 1, TOKENS.indexOf(name))
  }

  francs(seat = 1): number {
    return this.held('franc', seat)
  }

  loans(seat = 1): number {
    return loans(this.state, seat - 1)
  }

  /** The whole position as a literal. */
  position(): PositionLiteral {
    return writePosition(this.state)
  }

  /** `town`, `pile`, `out`, or the number of the seat that owns the building or ship. */
  where(name: string): 'town' | 'pile' | 'out' | number {
    const building = buildingNamed(name)
    const ship = SHIPS.findIndex((_, card) => shipWord(card) === name)
    if (building < 0 && ship < 0) throw new Error(`no card is called ${name}`)
    const location = building < 0 ? shipLocation(this.state, ship) : locationOf(this.state, building)
    if (location === NONE || (building >= 0 && location === GONE)) return 'out'
    if (building < 0 && location === TOWN) return 'pile'
    if (location >= PILE) return 'pile'
    return location === TOWN ? 'town' : location + 1
  }

  /** The events of the last command. */
  events(): readonly Event[] {
    return this.game.moves.at(-1)?.events ?? []
  }

  happened(kind: EventKind): boolean {
    return this.events().some((event) => event.kind === kind)
  }

  wealth(seat = 1): number {
    return total(wealth(this.state, seat - 1))
  }
}

/**
 * A table from a sparse literal; the active seat has supplied already unless the literal says otherwise. Cards may
 * occur together that never do in a game, so that each can be tested alone.
 */
export const table = (literal: PositionLiteral = {}): Table => {
  const step = literal.phase === undefined || literal.phase === 'turns' ? { step: 'main' } : {}
  const read = layPosition({ ...step, ...literal, options: withModules(literal) })
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return new Table(Game.from(leHavre, read.value))
}

/** A literal that names cards of a module plays with that module, unless it says otherwise. */
const withModules = (literal: PositionLiteral): Partial<Options> => {
  const words = JSON.stringify(literal)
  const named = BUILDINGS.flatMap(({ name, module }) =>
    module && words.includes(`"${name}"`) ? [module] : [],
  )
  const { options = {} } = literal
  return named.length === 0 || options.specials ? options : { modules: [...new Set(named)], ...options }
}

/** A game from its set-up. */
export const newTable = (options: Partial<Options> = {}, seed = 'test'): Table => {
  const game = Game.open(leHavre, options, seed)
  if (!game.ok) throw new Error(JSON.stringify(game.refusal))
  return new Table(game.value)
}

const NOTHING: Readonly<Record<string, number>> = Object.fromEntries(TOKENS.map((name) => [name, 0]))

/** Exactly these tokens and nothing else. */
export const only = (tokens: Tokens): Readonly<Record<string, number>> => ({ ...NOTHING, ...tokens })

/**
 * Seat 1 of three is about to act in round 5, holds exactly `tokens`, and `building` is in the town. `more` adds
 * further facts.
 */
export const before = (building: string, tokens: Tokens, more: BeforeLiteral = {}): Table => {
  const { seat1, ...rest } = more
  const special = BUILDINGS[buildingNamed(building)]?.special
  const owned = [
    ...(seat1?.buildings ?? []),
    ...Object.values(rest.seats ?? {}).flatMap((literal) => literal.buildings ?? []),
  ]
  const town = ['building-firm-1', 'building-firm-2', 'construction-firm', building].filter(
    (name, place, names) => !owned.includes(name) && names.indexOf(name) === place,
  )
  return table({
    start: startFor(rest),
    ...(rest.phase === 'final' ? {} : { round: 5 }),
    town,
    ...(special ? {} : { piles: pilesWithout([...town, ...owned]) }),
    ...rest,
    seats: { ...rest.seats, '1': { ...seat1, stock: only(tokens) } },
  })
}

/** The starting seat for which seat 1 is the active one. */
const startFor = ({ options, phase, round = 5, turn = 1 }: PositionLiteral): number => {
  const players = options?.players ?? DEFAULT_OPTIONS.players
  const turnsBefore = turn - 1 + (phase === 'final' ? 0 : (round - 1) * TURNS)
  return ((players - (turnsBefore % players)) % players) + 1
}

export type BeforeLiteral = PositionLiteral & { readonly seat1?: SeatLiteral }

/** Three proposal piles with one plain card each, without the cards that a test places elsewhere. */
const pilesWithout = (names: readonly string[]): string[][] => {
  const free = ['fishery', 'charcoal-kiln', 'colliery', 'tannery', 'bakehouse', 'abattoir'].filter(
    (name) => !names.includes(name),
  )
  return free.slice(0, 3).map((name) => [name])
}
