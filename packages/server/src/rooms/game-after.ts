/** What an entry of the log does to the game. */
import type { EntryRow } from '../storage/schema.ts'
import type { AnyGame } from './games.ts'

/** False when the game refuses what was written down. */
export const play = (game: AnyGame, { kind, seat, words, at }: EntryRow): boolean => {
  switch (kind) {
    case 'command':
      return game.submitText(seat, words, at).ok
    case 'take-back':
      return game.takeBack(seat, Number(words)).ok
    case 'agreed-back':
      return game.takeBack(null, Number(words)).ok
    default:
      return true
  }
}

/** A game as it will be after an entry: on a copy, for nothing happens before it is written down. */
export const gameAfter = (
  game: AnyGame,
  { kind, seat, words }: EntryRow,
): Pick<AnyGame, 'at' | 'rules' | 'state'> => {
  const { rules, state, at } = game
  if (kind === 'take-back' || kind === 'agreed-back') {
    const to = Number(words)
    return { rules, state: game.stateAfter(to), at: to }
  }
  if (kind !== 'command') return game
  const command = game.parse(words)
  const after = rules.copy(state)
  if (command.ok) rules.apply(after, seat, command.value)
  return { rules, state: after, at: at + 1 }
}
