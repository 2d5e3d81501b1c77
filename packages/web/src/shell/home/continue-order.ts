/** In which order games are offered to be continued. */
import type { MyRoom } from '@quayside/protocol'
import type { SavedGame } from '../../backend/saved-games.ts'
import { isMyTurn } from '../../online/online-store.ts'
import { isTurnOfPerson } from '../../state/saved-games-store.ts'

export type OpenGame =
  | { readonly kind: 'room'; readonly room: MyRoom }
  | { readonly kind: 'saved'; readonly game: SavedGame }

export const isWaiting = (open: OpenGame): boolean =>
  open.kind === 'room' ? isMyTurn(open.room) : isTurnOfPerson(open.game)

const deadlineOf = (open: OpenGame): number =>
  (open.kind === 'room' ? open.room.nextDeadline : null) ?? Number.POSITIVE_INFINITY

const changedAt = (open: OpenGame): number => (open.kind === 'room' ? open.room.changedAt : open.game.changed)

/** My turn first, then others' turns, then games that only wait to be opened again. */
const rankOf = (open: OpenGame): number => {
  if (isWaiting(open)) return 0
  return open.kind === 'room' ? 1 : 2
}

const byDeadline = (one: OpenGame, other: OpenGame): number => {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  return first === second ? 0 : first - second
}

/** Of those that wait for me the most urgent first; people wait before bots do; then whatever changed last. */
export const inOrder = (games: readonly OpenGame[]): readonly OpenGame[] =>
  games.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (rankOf(one) === 0 ? byDeadline(one, other) : 0) ||
      Number(one.kind === 'saved') - Number(other.kind === 'saved') ||
      changedAt(other) - changedAt(one),
  )
