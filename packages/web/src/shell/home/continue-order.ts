/** Sort order of the games to continue. */
import type { MyRoom } from '@quayside/protocol'
import type { SavedGame } from '../../backend/saved-games.ts'
import { isMyTurn } from '../../online/online-store.ts'
import { isTurnOfPerson } from '../../state/saved-games-store.ts'

export type RunningGame =
  | { readonly kind: 'room'; readonly room: MyRoom }
  | { readonly kind: 'saved'; readonly game: SavedGame }

export const isWaiting = (open: RunningGame): boolean =>
  open.kind === 'room' ? isMyTurn(open.room) : isTurnOfPerson(open.game)

const deadlineOf = (open: RunningGame): number =>
  (open.kind === 'room' ? open.room.nextDeadline : null) ?? Number.POSITIVE_INFINITY

const changedAt = (open: RunningGame): number =>
  open.kind === 'room' ? open.room.changedAt : open.game.changed

/** The player's turn first, then others' turns, then paused games. */
const rankOf = (open: RunningGame): number => {
  if (isWaiting(open)) return 0
  return open.kind === 'room' ? 1 : 2
}

const byDeadline = (one: RunningGame, other: RunningGame): number => {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  return first === second ? 0 : first - second
}

/**
 * The most urgent of the player's turns first; games with other people before those with bots; then the last changed.
 */
export const inOrder = (games: readonly RunningGame[]): readonly RunningGame[] =>
  games.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (rankOf(one) === 0 ? byDeadline(one, other) : 0) ||
      Number(one.kind === 'saved') - Number(other.kind === 'saved') ||
      changedAt(other) - changedAt(one),
  )
