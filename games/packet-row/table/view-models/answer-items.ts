import type { Viewer } from '@quayside/kernel'
import { type Command, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { type BoardItem, boardItemKey } from '../state/selection.ts'

/** The board item that a command is about. */
export const itemOf = (command: Command): BoardItem | null => {
  switch (command.verb) {
    case 'take':
      return { kind: 'card', card: command.card, place: command.assistant ? 'future' : 'current' }
    case 'name':
      return { kind: 'area', area: command.area }
    case 'cash':
    case 'deliver':
    case 'pass':
    case 'done':
      return null
  }
}

/** Keys of the board items that would answer the current question. */
export const answerItems = (view: State, viewer: Viewer): ReadonlySet<string> => {
  if (viewer === 'spectator' || !packetRow.deciders(view).includes(viewer)) return new Set()
  const items = packetRow.commands(view, viewer).map(itemOf)
  return new Set(items.flatMap((item) => (item === null ? [] : [boardItemKey(item)])))
}

/** The item shown while nothing is selected: a card of the current area, or the area. */
export const defaultItem = ({ area, boards }: PositionLiteral): BoardItem => {
  const card = boards[area].current.find((found) => found !== null)
  return card === null || card === undefined
    ? { kind: 'area', area }
    : { kind: 'card', card, place: 'current' }
}
