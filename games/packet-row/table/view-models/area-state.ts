import { isOpen } from '../../queries/index.ts'
import { AREAS, type Area, type PositionLiteral, type State } from '../../rules/index.ts'
import { areaOf } from './card-look.ts'
import { isAskedPhase } from './ribbon.ts'

/** `asking`: cards can be taken there now. `open`: it can still be named. `closed`: it is over with for this round. */
export type AreaState = 'asking' | 'open' | 'closed'

export const areaState = (view: State, at: PositionLiteral, area: Area): AreaState => {
  if (at.phase === 'over' || at.phase === 'last-deliveries') return 'closed'
  if (isAskedPhase(at.phase) && isOpen(view, AREAS.indexOf(area))) return 'asking'
  return at.named.includes(area) ? 'closed' : 'open'
}

/** How many cards of an area have been discarded; starting contracts belong to none. */
export const discardsIn = (view: State, { discards }: PositionLiteral, area: Area): number =>
  discards.filter((card) => !card.startsWith('start-') && areaOf(view, card) === area).length

/** The space that a piece stands on, as positions write it. */
export const spaceName = (area: Area, place: 'current' | 'future', space: number): string =>
  place === 'current' ? `${area} ${space + 1}` : `${area} future ${space + 1}`
