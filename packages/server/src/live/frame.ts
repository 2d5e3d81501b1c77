import { toldSteps, type UndoLimit, type Viewer } from '@quayside/kernel'
import type { ToldFrame } from '@quayside/protocol'
import type { Room } from '../rooms/room.ts'

export const undoFor = ({ game }: Room, viewer: Viewer): UndoLimit =>
  viewer === 'spectator' ? { to: game.at, because: 'other-seat' } : game.undoLimit(viewer)

/** The table for somebody who has heard `heard` entries of its log. */
export const frameOf = (room: Room, viewer: Viewer, heard: number): ToldFrame => {
  const { game } = room
  const from = room.heardUntil(heard)
  return {
    at: game.at,
    viewer,
    view: game.rules.position.write(game.rules.view(game.state, viewer)),
    undo: undoFor(room, viewer),
    steps: toldSteps(game, from, viewer),
    from,
  }
}
