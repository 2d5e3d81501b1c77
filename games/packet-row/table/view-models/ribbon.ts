/** The areas of this round in order, each with the answers, the seat being asked, and the seats to come. */
import type { Seat } from '@quayside/kernel'
import { AREAS, type Area, type PositionLiteral } from '../../rules/index.ts'
import type { AreaVisit } from './round-history.ts'

export interface RibbonCell {
  readonly seat: Seat
  /** `has`: took a card in an earlier area. `later`: is still to be asked, or was not asked. */
  readonly state: 'took' | 'passed' | 'skipped' | 'has' | 'now' | 'later'
  readonly card: string | null
  readonly master: boolean
}

export interface RibbonGroup {
  readonly area: Area
  readonly asking: boolean
  readonly cells: readonly RibbonCell[]
}

/** Clockwise from the harbour master's left; the harbour master comes last. */
const askingOrder = ({ master, seats }: PositionLiteral): readonly Seat[] =>
  seats.map((_, place) => (master + place) % seats.length)

const ASKS: readonly string[] = ['asking', 'deciding', 'last-choice']

export const isAskedPhase = (phase: string): boolean => ASKS.includes(phase)

export const ribbonOf = (literal: PositionLiteral, visits: readonly AreaVisit[]): readonly RibbonGroup[] =>
  visits.map(({ area, answers }, place) => {
    const asking = isAskedPhase(literal.phase) && area === literal.area && place === visits.length - 1
    const before = visits.slice(0, place).flatMap((visit) => visit.answers)
    return {
      area,
      asking,
      cells: askingOrder(literal).map((seat): RibbonCell => {
        const answer = answers.find((given) => given.seat === seat)
        const hasCard = before.some((given) => given.seat === seat && given.kind === 'took')
        const isAsked = asking && seat === literal.asked - 1
        return {
          seat,
          state: answer?.kind ?? (hasCard ? 'has' : isAsked ? 'now' : 'later'),
          card: answer?.card ?? null,
          master: seat === literal.master - 1,
        }
      }),
    }
  })

/** Areas that can still be named this round. */
export const stillOpen = ({ phase, named }: PositionLiteral): readonly Area[] =>
  phase === 'over' || phase === 'last-deliveries' ? [] : AREAS.filter((area) => !named.includes(area))
