import type { Viewer } from '@quayside/kernel'
import { type Command, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { type BoardItem, boardItemKey } from '../state/selection.ts'

/** The thing on the table that a command is about. */
export const thingOf = (command: Command): BoardItem | null => {
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

/** Keys of everything that would answer the question on the table. */
export const answerItems = (view: State, viewer: Viewer): ReadonlySet<string> => {
  if (viewer === 'spectator' || !packetRow.deciders(view).includes(viewer)) return new Set()
  const things = packetRow.commands(view, viewer).map(thingOf)
  return new Set(things.flatMap((thing) => (thing === null ? [] : [boardItemKey(thing)])))
}

/** What a person looks at who has not pointed at anything: a card of the area that is asked about, or the area. */
export const defaultItem = ({ area, boards }: PositionLiteral): BoardItem => {
  const card = boards[area].current.find((found) => found !== null)
  return card === null || card === undefined
    ? { kind: 'area', area }
    : { kind: 'card', card, place: 'current' }
}
