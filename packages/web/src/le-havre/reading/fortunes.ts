/** How everybody's fortune grew, for a game that is over. */
import { parseRecord, replay } from '@quayside/kernel'
import { leHavre, type State, total, wealth } from '@quayside/le-havre'
import { players, roundIndex } from '@quayside/le-havre/reading'

const fortunesAt = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => total(wealth(state, seat)))

/**
 * One list a round, one number a seat: the set-up, the beginning of every later round, the final actions, the end.
 * Null for a text that is not the record of a whole game.
 */
export const fortunes = (text: string): readonly (readonly number[])[] | null => {
  const record = parseRecord(text)
  if (!record.ok) return null
  const curve: (readonly number[])[] = []
  const played = replay(leHavre, record.value, (state) => {
    if (curve.length === roundIndex(state)) curve.push(fortunesAt(state))
  })
  return played.ok ? [...curve, fortunesAt(played.value.state)] : null
}
