import { isOpen } from '../../queries/index.ts'
import { AREAS, type Area, type PositionLiteral, type State } from '../../rules/index.ts'
import { areaOf } from './card-look.ts'
import { isAskedPhase } from './ribbon.ts'

/** `asking`: cards can be taken there now. `open`: it can still be named. `closed`: it is finished for this round. */
export type AreaState = 'asking' | 'open' | 'closed'

export const areaState = (view: State, literal: PositionLiteral, area: Area): AreaState => {
  if (literal.phase === 'over' || literal.phase === 'last-deliveries') return 'closed'
  if (isAskedPhase(literal.phase) && isOpen(view, AREAS.indexOf(area))) return 'asking'
  return literal.named.includes(area) ? 'closed' : 'open'
}

/** Number of discarded cards of an area; starting contracts belong to none. */
export const discardsIn = (view: State, { discards }: PositionLiteral, area: Area): number =>
  discards.filter((card) => !card.startsWith('start-') && areaOf(view, card) === area).length

/** The name of a space, as position literals write it. */
export const spaceName = (area: Area, place: 'current' | 'future', space: number): string =>
  place === 'current' ? `${area} ${space + 1}` : `${area} future ${space + 1}`
