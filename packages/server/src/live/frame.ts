import { toldSteps, type UndoLimit, type Viewer } from '@quayside/kernel'
import type { ToldFrame } from '@quayside/protocol'
import type { AnyGame } from '../rooms/games.ts'
import { isFree } from '../rooms/laid.ts'
import type { Room } from '../rooms/room.ts'

export const undoFor = ({ game }: Room, viewer: Viewer): UndoLimit =>
  viewer === 'spectator' ? { to: game.at, because: 'other-seat' } : game.undoLimit(viewer)

/** Before everybody is there a seat sees no more than anybody: it may still be given up, and another one taken. */
export const viewFor = (
  { rules, state }: Pick<AnyGame, 'rules' | 'state'>,
  seats: Room['seats'],
  viewer: Viewer,
): unknown => rules.view(state, seats.some(isFree) ? 'spectator' : viewer)

/** The table for somebody who has heard `heard` entries of its log. */
export const frameOf = (room: Room, viewer: Viewer, heard: number): ToldFrame => {
  const { game } = room
  const from = room.heardUntil(heard)
  return {
    at: game.at,
    viewer,
    view: game.rules.position.write(viewFor(game, room.seats, viewer)),
    undo: undoFor(room, viewer),
    steps: toldSteps(game, from, viewer),
    from,
  }
}
