import { replay } from '../record.ts'
import { parseRecord, printRecord } from '../record-text.ts'
import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import type { Playout } from './playout.ts'
import type { Play } from './position.ts'

/** The record, printed, parsed and played again, tells the same story and ends in the same position. */
export const checkReplay = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  { record, state, turns }: Playout<State, Command, Event>,
  visit?: (state: State, at: number) => void,
): void => {
  const parsed = parseRecord(printRecord(record))
  demand('replay', parsed.ok, () => 'the printed record is not understood')
  const replayed = replay(rules, parsed.value, visit)
  demand('replay', replayed.ok, () => (replayed.ok ? '' : JSON.stringify(replayed.refusal)))
  demand(
    'replay',
    rules.digest(replayed.value.state) === rules.digest(state),
    () => 'the replay ends in another position',
  )
  demand(
    'replay',
    JSON.stringify(replayed.value.moves.map(({ events }) => events)) ===
      JSON.stringify(turns.map(({ events }) => events)),
    () => 'the replay tells another story',
  )
}
