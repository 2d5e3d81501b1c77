/** Policies of a seat: when it passes, and its last deliveries. A policy chooses among the listed commands. */
import { type Policies, parsePolicy, type Seat } from '@quayside/kernel'
import { AREAS, type Area } from './catalogue/card.ts'
import { type Command, DONE, PASS } from './commands.ts'
import { fulfil } from './delivery/fulfil.ts'
import { bestPlan } from './delivery/plans.ts'
import { packetRow } from './rules.ts'
import { AREA, ASKING, areaAt, at, copy, LAST_DELIVERIES, NAMING, PHASE, ROUND, type State } from './state.ts'
import { cashAll } from './turn/cashing.ts'
import { listTakes } from './turn/taking.ts'

export interface PacketRowPolicy {
  /**
   * Pass if no card can be taken, even with all money cards and contracts cashed; finish if nothing can be delivered.
   */
  readonly nothing: boolean
  /** Pass whenever the harbour master asks about one of these areas. */
  readonly areas: readonly Area[]
  /** Pass whenever the harbour master asks in this round, counted from 1; null for none. */
  readonly round: number | null
  /** After the last round deliver what pays most, and finish. */
  readonly lastDeliveries: boolean
}

const ASKED: PacketRowPolicy = { nothing: false, areas: [], round: null, lastDeliveries: false }

const isArea = (name: unknown): boolean => AREAS.some((area) => area === name)

const CHECKS: { readonly [Field in keyof PacketRowPolicy]: (value: unknown) => boolean } = {
  nothing: (value) => typeof value === 'boolean',
  areas: (value) => Array.isArray(value) && value.every(isArea) && new Set(value).size === value.length,
  round: (value) => value === null || (typeof value === 'number' && Number.isInteger(value) && value > 0),
  lastDeliveries: (value) => typeof value === 'boolean',
}

const answer = (view: State, seat: Seat, policy: PacketRowPolicy): Command | null => {
  if (!packetRow.deciders(view).includes(seat)) return null
  const phase = at(view.cells, PHASE)
  if (phase === LAST_DELIVERIES) return lastDelivery(view, seat, policy)
  if (phase === NAMING) return null
  const passes = phase === ASKING && isUnwanted(view, policy)
  return passes || (policy.nothing && canTakeNothing(view, seat)) ? PASS : null
}

const isUnwanted = ({ cells }: State, { areas, round }: PacketRowPolicy): boolean =>
  areas.includes(areaAt(at(cells, AREA))) || round === at(cells, ROUND)

/** Delivering and cashing only add money, so the seat can take a card only if it can do so after all of that. */
const canTakeNothing = (view: State, seat: Seat): boolean => {
  const rich = copy(view)
  for (const delivery of bestPlan(rich, seat)) fulfil(rich, seat, delivery, undefined)
  cashAll(rich, seat, undefined)
  const takes: Command[] = []
  listTakes(rich, seat, takes)
  return takes.length === 0
}

const lastDelivery = (
  view: State,
  seat: Seat,
  { lastDeliveries, nothing }: PacketRowPolicy,
): Command | null => {
  if (!lastDeliveries && !nothing) return null
  const [next] = bestPlan(view, seat)
  if (next === undefined) return DONE
  return lastDeliveries ? next : null
}

export const packetRowPolicies: Policies<State, Command, PacketRowPolicy> = {
  parse: (raw) => parsePolicy(raw, ASKED, CHECKS),
  decide: answer,
  defaults: { ...ASKED, nothing: true, lastDeliveries: true },
}
