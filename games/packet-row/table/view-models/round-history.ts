/** Answers of this round, area by area, from the public log. */
import type { Seat } from '@quayside/kernel'
import type { Area, PositionLiteral } from '../../rules/index.ts'
import type { Step } from '../state/use-game.ts'

interface AreaAnswer {
  readonly seat: Seat
  readonly kind: 'took' | 'passed' | 'skipped'
  /** Null where no card was taken. */
  readonly card: string | null
}

/** An area that was named this round, or from which the harbour master took the last card. */
export interface AreaVisit {
  readonly area: Area
  readonly answers: readonly AreaAnswer[]
}

/**
 * The history of a game that began with a position is incomplete: areas named before come first, without answers, and
 * the one being asked about last.
 */
export const visitsThisRound = (
  history: readonly Step[],
  { named, area: latest }: Pick<PositionLiteral, 'named' | 'area'>,
): readonly AreaVisit[] => {
  let visits: { area: Area; answers: AreaAnswer[] }[] = []
  const visitIn = (area: Area): { area: Area; answers: AreaAnswer[] } => {
    const last = visits.at(-1)
    if (last?.area === area) return last
    const fresh = { area, answers: [] }
    visits.push(fresh)
    return fresh
  }
  for (const { events } of history)
    for (const event of events)
      switch (event.kind) {
        case 'area-named':
          visitIn(event.area)
          break
        case 'took':
          visitIn(event.area).answers.push({ seat: event.seat, kind: 'took', card: event.card })
          break
        case 'passed':
        case 'skipped':
          visitIn(event.area).answers.push({ seat: event.seat, kind: event.kind, card: null })
          break
        case 'round-began':
        case 'last-round-over':
          visits = []
          break
        default:
          break
      }
  const known = visits.filter(({ area }) => named.includes(area))
  const unknown = named
    .filter((area) => known.every((visit) => visit.area !== area))
    .toSorted((one, other) => Number(one === latest) - Number(other === latest))
  return [...unknown.map((area) => ({ area, answers: [] })), ...known]
}

/** The card that each seat took this round; no entry for a seat that has not taken one. */
export const takenBy = (visits: readonly AreaVisit[]): ReadonlyMap<Seat, string> =>
  new Map(
    visits
      .flatMap(({ answers }) => answers)
      .flatMap(({ seat, card }) => (card === null ? [] : [[seat, card] as const])),
  )

/** The contracts that a seat has fulfilled, as far as the history goes back. */
export const deliveredBy = (history: readonly Step[], seat: Seat): readonly string[] =>
  history
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === 'delivered' && event.seat === seat ? event.contracts : []))
