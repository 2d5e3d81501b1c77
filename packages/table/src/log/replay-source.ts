import { roomSource } from '../page/replay-source.ts'
import { type GameStoreState, useTable } from '../session/current-game.ts'

/** A server tells the past of a game when it is over; one that is kept here can be looked back at while it is played. */
const sourceOf = ({ id, line, seats, rules, shown }: GameStoreState): string | null => {
  if (id === null || seats.length === 0) return null
  if (line === null) return id
  return shown !== null && rules?.outcome(shown.view) ? roomSource(id) : null
}

/** Where the game on the table can be looked back at; null where it cannot. */
export const useReplaySource = (): string | null => useTable(sourceOf)
