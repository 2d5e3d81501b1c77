/** The areas of this round in order, and in each who answered what, who is asked now, and who is still to come. */
import type { Seat } from '@quayside/kernel'
import { AREAS, type Area, type PositionLiteral } from '../../rules/index.ts'
import type { Visit } from './round-history.ts'

export interface RibbonCell {
  readonly seat: Seat
  /** `has`: took a card in an earlier area. `later`: is still to be asked, or was not asked any more. */
  readonly state: 'took' | 'passed' | 'skipped' | 'has' | 'now' | 'later'
  readonly card: string | null
  readonly master: boolean
}

export interface RibbonGroup {
  readonly area: Area
  readonly asking: boolean
  readonly cells: readonly RibbonCell[]
}

/** Clockwise from the left of the harbour master, who comes last. */
const askingOrder = ({ master, seats }: PositionLiteral): readonly Seat[] =>
  seats.map((_, place) => (master + place) % seats.length)

const ASKS: readonly string[] = ['asking', 'deciding', 'last-choice']

export const isAskedPhase = (phase: string): boolean => ASKS.includes(phase)

export const ribbonOf = (at: PositionLiteral, visits: readonly Visit[]): readonly RibbonGroup[] =>
  visits.map(({ area, answers }, place) => {
    const asking = isAskedPhase(at.phase) && area === at.area && place === visits.length - 1
    const before = visits.slice(0, place).flatMap((visit) => visit.answers)
    return {
      area,
      asking,
      cells: askingOrder(at).map((seat): RibbonCell => {
        const answer = answers.find((given) => given.seat === seat)
        const hasCard = before.some((given) => given.seat === seat && given.kind === 'took')
        const isAsked = asking && seat === at.asked - 1
        return {
          seat,
          state: answer?.kind ?? (hasCard ? 'has' : isAsked ? 'now' : 'later'),
          card: answer?.card ?? null,
          master: seat === at.master - 1,
        }
      }),
    }
  })

/** Areas that can still be named this round. */
export const stillOpen = ({ phase, named }: PositionLiteral): readonly Area[] =>
  phase === 'over' || phase === 'last-deliveries' ? [] : AREAS.filter((area) => !named.includes(area))
