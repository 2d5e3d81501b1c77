import { toldSteps, type UndoLimit, type Viewer } from '@quayside/kernel'
import type { ToldFrame } from '@quayside/protocol'
import { isFree } from '../rooms/laid.ts'
import type { Room } from '../rooms/room.ts'

export const undoFor = ({ game }: Room, viewer: Viewer): UndoLimit =>
  viewer === 'spectator' ? { to: game.at, because: 'other-seat' } : game.undoLimit(viewer)

/** Before everybody is there a seat sees no more than anybody: it may still be given up, and another one taken. */
export const viewFor = ({ game, seats }: Room, viewer: Viewer): unknown =>
  game.rules.view(game.state, seats.some(isFree) ? 'spectator' : viewer)

/** The table for somebody who has heard `heard` entries of its log. */
export const frameOf = (room: Room, viewer: Viewer, heard: number): ToldFrame => {
  const { game } = room
  const from = room.heardUntil(heard)
  return {
    at: game.at,
    viewer,
    view: game.rules.position.write(viewFor(room, viewer)),
    undo: undoFor(room, viewer),
    steps: toldSteps(game, from, viewer),
    from,
  }
}
