import type { PositionLiteral } from '../../rules/index.ts'
import type { BoardItem } from '../state/selection.ts'

/** What a person looks at who has not pointed at anything: a card of the area that is asked about, or the area. */
export const defaultItem = ({ area, boards }: PositionLiteral): BoardItem => {
  const card = boards[area].current.find((found) => found !== null)
  return card === null || card === undefined
    ? { kind: 'area', area }
    : { kind: 'card', card, place: 'current' }
}
