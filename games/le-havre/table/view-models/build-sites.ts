/** Where a proposal can be built now: every building firm with its fee, or why it cannot be used. */
import type { Refusal, Seat } from '@quayside/kernel'
import { cardInPlay, inPlay, locationOf, TOWN } from '../../queries/index.ts'
import { BUILDINGS, type Command, leHavre, question, type State } from '../../rules/index.ts'
import { cheapestPayment } from './payment.ts'

export interface BuildSite {
  /** The building firm. */
  readonly builder: number
  readonly enter: Command
  /** Entering, paying the fee and building; empty if refused. */
  readonly commands: readonly Command[]
  readonly refusal: Refusal | null
}

const commandOf = (words: string): Command | null => {
  const read = leHavre.notation.parse(words)
  return read.ok ? read.value : null
}

const siteOf = (view: State, seat: Seat, builder: number, build: Command): BuildSite[] => {
  const enter = commandOf(`enter ${BUILDINGS[builder]?.name ?? ''}`)
  if (enter === null) return []
  const refused = leHavre.refuse(view, seat, enter)
  if (refused !== null) return [{ builder, enter, commands: [], refusal: refused }]
  const entering = cheapestPayment(view, seat, enter)
  const inside = leHavre.copy(view)
  for (const command of entering) leHavre.apply(inside, seat, command)
  const refusal = leHavre.refuse(inside, seat, build)
  return [{ builder, enter, commands: refusal === null ? [...entering, build] : [], refusal }]
}

const feeOf = (view: State, seat: Seat, { builder }: BuildSite): number =>
  locationOf(view, builder) === seat ? 0 : (BUILDINGS[builder]?.fee.length ?? 0)

/** The cheapest first, then those that cannot be used; empty if the seat is not choosing its main action. */
export const buildSites = (view: State, seat: Seat, card: number): BuildSite[] => {
  const build = commandOf(`build ${BUILDINGS[card]?.name ?? ''}`)
  if (build === null || question(view)?.asks !== 'main-action') return []
  return Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place))
    .filter(
      (builder) =>
        BUILDINGS[builder]?.effect.op === 'build' &&
        locationOf(view, builder) >= 0 &&
        locationOf(view, builder) <= TOWN,
    )
    .flatMap((builder) => siteOf(view, seat, builder, build))
    .toSorted(
      (one, other) =>
        Number(one.refusal !== null) - Number(other.refusal !== null) ||
        feeOf(view, seat, one) - feeOf(view, seat, other),
    )
}
