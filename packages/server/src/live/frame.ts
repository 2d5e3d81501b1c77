import { type Seat, toldSteps, type UndoLimit } from '@quayside/kernel'
import type { ToldFrame } from '@quayside/protocol'
import type { Room } from '../rooms/room.ts'

const undoOf = ({ game }: Room, seat: Seat | null): UndoLimit =>
  seat === null ? { to: game.at, because: 'other-seat' } : game.undoLimit(seat)

/** The table for somebody who has heard `heard` entries of its log. */
export const frameOf = (room: Room, seat: Seat | null, heard: number): ToldFrame => {
  const { game } = room
  const viewer = seat ?? 'spectator'
  const from = room.heardUntil(heard)
  return {
    at: game.at,
    viewer,
    view: game.rules.position.write(game.rules.view(game.state, viewer)),
    undo: undoOf(room, seat),
    steps: toldSteps(game, from, viewer),
    from,
  }
}
