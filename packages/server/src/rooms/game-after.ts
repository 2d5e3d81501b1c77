import { Game } from '@quayside/kernel'
import type { EntryRow } from '../storage/schema.ts'
import type { AnyGame } from './games.ts'

/** A game as it will be after an entry: on a copy, for nothing happens before it is written down. */
export const gameAfter = (
  game: AnyGame,
  { room, kind, seat, words }: EntryRow,
): Pick<AnyGame, 'at' | 'rules' | 'state'> => {
  const { rules, record, state, at } = game
  if (kind === 'take-back' || kind === 'agreed-back') {
    const back = Game.load(rules, { ...record, lines: record.lines.slice(0, Number(words)) })
    if (!back.ok) throw new Error(`room ${room} does not replay`)
    return back.value
  }
  if (kind !== 'command') return game
  const command = rules.notation.parse(words)
  const after = rules.copy(state)
  if (command.ok) rules.apply(after, seat, command.value)
  return { rules, state: after, at: at + 1 }
}
