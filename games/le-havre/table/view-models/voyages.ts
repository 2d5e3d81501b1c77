/**
 * Finds the cargo that earns most together with its energy: a beam search that lets the engine load one good after the
 * other.
 */
import type { Seat } from '@quayside/kernel'
import { stock } from '../../queries/index.ts'
import {
  type Command,
  type Event,
  GOODS,
  leHavre,
  question,
  readAll,
  readCommand,
  SHIP_VALUE,
  type State,
  type TokenAmounts,
  verbNameOf,
} from '../../rules/index.ts'
import { paymentOptions } from './payment.ts'

export interface Voyage {
  /** All commands up to the francs, including the energy payment. */
  readonly commands: readonly Command[]
  readonly cargo: TokenAmounts
  readonly burnt: TokenAmounts
  /** The energy to pay; null if it is forced and paid automatically. */
  readonly energy: number | null
  readonly francs: number
  /** The good that this voyage does not load; null for the voyage that earns most. */
  readonly spares: number | null
}

/** Beam width: small enough for an immediate answer, large enough to find the best load in all exhaustive tests. */
const WIDTH = 48

interface Load {
  readonly state: State
  readonly commands: readonly Command[]
  readonly francs: number
  /** Tokens that the engine has already taken for the energy. */
  readonly burnt: TokenAmounts
}

const isLoading = (state: State): boolean => question(state)?.asks === 'load'

/** Upper bound: what the remaining room could earn if no energy had to be paid. */
const promise = ({ state, francs }: Load, seat: Seat, next: number): number => {
  const asked = question(state)
  let room = asked?.asks === 'load' ? asked.count : 0
  const values = GOODS.flatMap((_, good) =>
    good < next ? [] : [{ value: SHIP_VALUE[good] ?? 0, held: stock(state, seat, good) }],
  ).sort((one, other) => other.value - one.value)
  let earned = francs
  for (const { value, held } of values) {
    const loaded = Math.min(held, room)
    earned += value * loaded
    room -= loaded
  }
  return earned
}

const carriedOut = (load: Load, seat: Seat, command: Command, francs: number): Load => {
  const state = leHavre.copy(load.state)
  const events: Event[] = []
  leHavre.apply(state, seat, command, events)
  return {
    state,
    commands: [...load.commands, command],
    francs: load.francs + francs,
    burnt: events.flatMap((event) => (event.kind === 'paid' ? event.tokens : [])),
  }
}

const withGood = (load: Load, seat: Seat, good: number): Load[] =>
  isLoading(load.state)
    ? leHavre.commands(load.state, seat).flatMap((command) => {
        const fields = readCommand(command)
        return fields.verb === 'load' && fields.token === good
          ? [carriedOut(load, seat, command, (SHIP_VALUE[good] ?? 0) * fields.amount)]
          : []
      })
    : []

const finished = (load: Load, seat: Seat): Load[] => {
  if (!isLoading(load.state)) return [load]
  return leHavre
    .commands(load.state, seat)
    .filter((command) => verbNameOf(command) === 'done')
    .map((command) => carriedOut(load, seat, command, 0))
}

const bestLoad = (start: Load, seat: Seat, spares: number | null): Load | null => {
  let loads: readonly Load[] = [start]
  for (const [good] of GOODS.entries()) {
    if (good === spares) continue
    loads = loads
      .flatMap((load) => [load, ...withGood(load, seat, good)])
      .map((load) => ({ load, worth: promise(load, seat, good + 1) }))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, WIDTH)
      .map(({ load }) => load)
  }
  const [best] = loads.flatMap((load) => finished(load, seat)).sort((one, other) => other.francs - one.francs)
  return best ?? null
}

interface Fired {
  readonly load: Load
  readonly energy: number | null
}

/** Pays the energy with the tokens of least value. */
const fired = (load: Load, seat: Seat): Fired => {
  const asked = question(load.state)
  if (asked?.asks !== 'energy') return { load, energy: null }
  const [way] = paymentOptions(load.state, seat, asked, leHavre.commands(load.state, seat))
  return way === undefined
    ? { load, energy: null }
    : { load: carriedOut(load, seat, way.command, 0), energy: asked.need }
}

const cargoOf = (commands: readonly Command[]): TokenAmounts =>
  readAll(commands, 'load').map(({ token, amount }) => ({ token, amount }))

const voyage = (start: Load, seat: Seat, spares: number | null): Voyage | null => {
  const best = bestLoad(start, seat, spares)
  if (best === null) return null
  const { load, energy } = fired(best, seat)
  const { commands, burnt, francs } = load
  return { commands, cargo: cargoOf(commands), burnt, energy, francs, spares }
}

/** The voyage that earns most with the chosen ships, then for each of its goods the best voyage without it. */
export const voyagesOf = (view: State, seat: Seat): Voyage[] => {
  const start: Load = { state: view, commands: [], francs: 0, burnt: [] }
  const best = voyage(start, seat, null)
  if (best === null) return []
  const others = best.cargo
    .flatMap(({ token }) => voyage(start, seat, token) ?? [])
    .sort((one, other) => other.francs - one.francs)
  return [best, ...others]
}

/** The best voyage of each fleet. */
export const fleetsOf = (view: State, seat: Seat, fleets: readonly Command[]): Voyage[] =>
  fleets
    .flatMap((fleet) => {
      const start = carriedOut({ state: view, commands: [], francs: 0, burnt: [] }, seat, fleet, 0)
      return voyage(start, seat, null) ?? []
    })
    .sort((one, other) => other.francs - one.francs)
