/** Checks of replay and undo. */
import { Game, type UndoLimit } from '../game.ts'
import { type GameRecord, type Move, recordUntil, replay } from '../record.ts'
import { parseRecord, printRecord } from '../record-text.ts'
import type { GameEvent, Seat } from '../rules.ts'
import { type StateRules, seatsOf } from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'
import type { Playout } from './playout.ts'

/** The record, printed, parsed and replayed, has the same events and ends in the same state. */
export const checkReplay = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  { record, state, turns }: Playout<State, Command, Event>,
  visit?: (state: State, at: number) => void,
): void => {
  const parsed = parseRecord(printRecord(record))
  assertConforms('replay', parsed.ok, () => 'the printed record is not understood')
  const replayed = replay(rules, parsed.value, visit)
  assertConforms('replay', replayed.ok, () => (replayed.ok ? '' : JSON.stringify(replayed.refusal)))
  assertConforms(
    'replay',
    rules.hash(replayed.value.state) === rules.hash(state),
    () => 'the replay ends in another position',
  )
  assertConforms(
    'replay',
    JSON.stringify(replayed.value.moves.map(({ events }) => events)) ===
      JSON.stringify(turns.map(({ events }) => events)),
    () => 'the replay has other events',
  )
}

/** From the given move number every seat can undo up to its limit, and replay to the same state. */
export const checkUndo = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  record: GameRecord,
  at: number,
): void => {
  const prefix = recordUntil(record, at)
  const game = loaded(rules, prefix)
  for (const seat of seatsOf(rules, game.state)) {
    const limit = game.undoLimit(seat)
    checkUndoLimit(game.moves, seat, limit)
    if (limit.moveNumber < at)
      for (const to of new Set([limit.moveNumber, at - 1])) checkUndoAndRedo(game, seat, to, prefix)
  }
}

/** A seat can undo neither a reveal nor a move of another seat. */
export const checkUndoLimit = (
  moves: readonly Pick<Move<unknown>, 'seat' | 'events'>[],
  seat: Seat,
  { moveNumber: to, reason: because }: UndoLimit,
): void => {
  const foreign = moves.findLastIndex((move) => move.seat !== seat)
  const reveal = moves.findLastIndex(({ events }) => events.some((event) => event.reveal))
  const fair = Math.max(foreign, reveal) + 1
  assertConforms('undo-limit', to === fair, () => `seat ${seat} may undo to ${to}, right is ${fair}`)
  const reason = fair === 0 ? 'start' : foreign >= reveal ? 'other-seat' : 'reveal'
  assertConforms(
    'undo-limit',
    because === reason,
    () => `seat ${seat} stops at ${to} for ${because}, not ${reason}`,
  )
}

const checkUndoAndRedo = <State, Command, Options, Event extends GameEvent>(
  game: Game<State, Command, Options, Event>,
  seat: Seat,
  to: number,
  record: GameRecord,
): void => {
  const { rules } = game
  const before = rules.hash(game.state)
  const replayed = loaded(rules, recordUntil(record, to))
  game.undo(seat, to)
  assertConforms(
    'undo',
    rules.hash(game.state) === rules.hash(replayed.state),
    () => `undoing from ${record.moves.length} to ${to} leads elsewhere`,
  )
  for (const line of record.moves.slice(to)) game.submitText(line.seat, line.command)
  assertConforms(
    'undo',
    rules.hash(game.state) === before,
    () => `undoing from ${record.moves.length} to ${to} and playing again leads elsewhere`,
  )
}

const loaded = <State, Command, Options, Event extends GameEvent>(
  rules: Game<State, Command, Options, Event>['rules'],
  record: GameRecord,
): Game<State, Command, Options, Event> => {
  const game = Game.load(rules, record)
  assertConforms('replay', game.ok, () => `the first ${record.moves.length} lines do not replay`)
  return game.value
}
