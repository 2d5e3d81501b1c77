import { Game, type UndoLimit } from '../game.ts'
import { type GameRecord, type Move, recordUntil } from '../record.ts'
import type { GameEvent } from '../rules.ts'
import type { Seat } from '../seat.ts'
import { demand } from './nonconformity.ts'
import { type Play, seatsOf } from './position.ts'

/** From the given position number every seat may go back as far as is fair, and on again to where it was. */
export const checkTakingBack = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  record: GameRecord,
  at: number,
): void => {
  const prefix = recordUntil(record, at)
  const game = loaded(rules, prefix)
  for (const seat of seatsOf(rules, game.state)) {
    const limit = game.undoLimit(seat)
    checkUndoLimit(game.moves, seat, limit)
    if (limit.to < at) for (const to of new Set([limit.to, at - 1])) checkBackAndForth(game, seat, to, prefix)
  }
}

/** A seat takes back neither a reveal nor what another seat did, and everything after them. */
export const checkUndoLimit = (
  moves: readonly Pick<Move<unknown>, 'seat' | 'events'>[],
  seat: Seat,
  { to, because }: UndoLimit,
): void => {
  const foreign = moves.findLastIndex((move) => move.seat !== seat)
  const reveal = moves.findLastIndex(({ events }) => events.some((event) => event.reveal))
  const fair = Math.max(foreign, reveal) + 1
  demand('undo-limit', to === fair, () => `seat ${seat} may take back to ${to}, fair is ${fair}`)
  const reason = fair === 0 ? 'start' : foreign >= reveal ? 'other-seat' : 'reveal'
  demand('undo-limit', because === reason, () => `seat ${seat} stops at ${to} for ${because}, not ${reason}`)
}

const checkBackAndForth = <State, Command, Options, Event extends GameEvent>(
  game: Game<State, Command, Options, Event>,
  seat: Seat,
  to: number,
  record: GameRecord,
): void => {
  const { rules } = game
  const left = rules.digest(game.state)
  const fresh = loaded(rules, recordUntil(record, to))
  game.takeBack(seat, to)
  demand(
    'take-back',
    rules.digest(game.state) === rules.digest(fresh.state),
    () => `taking back from ${record.lines.length} to ${to} leads elsewhere`,
  )
  for (const line of record.lines.slice(to)) game.submitText(line.seat, line.command)
  demand(
    'take-back',
    rules.digest(game.state) === left,
    () => `going back from ${record.lines.length} to ${to} and on again leads elsewhere`,
  )
}

const loaded = <State, Command, Options, Event extends GameEvent>(
  rules: Game<State, Command, Options, Event>['rules'],
  record: GameRecord,
): Game<State, Command, Options, Event> => {
  const game = Game.load(rules, record)
  demand('replay', game.ok, () => `the first ${record.lines.length} lines do not replay`)
  return game.value
}
