/** Plays a game at random and runs the cheap checks at every move. */
import type { Random } from '../random.ts'
import { type GameRecord, newRecord, type RecordMove, resultOf } from '../record.ts'
import type { GameEvent, Rules, Seat } from '../rules.ts'
import { checkNotation } from './check-commands.ts'
import { checkDeciders, checkOutcome } from './check-outcome.ts'
import { pick, type StateRules } from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'

/** One command of a playout. */
export interface PlayoutMove<Command, Event extends GameEvent> {
  readonly seat: Seat
  readonly command: Command
  /** All commands that the seat could choose from. */
  readonly list: readonly Command[]
  /** Whether the seat was not a decider. */
  readonly interjected: boolean
  readonly events: readonly Event[]
}

/** A game played at random from its set-up to its end. */
export interface Playout<State, Command, Event extends GameEvent> {
  readonly record: GameRecord
  readonly state: State
  readonly turns: readonly PlayoutMove<Command, Event>[]
}

export const playout = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: Options,
  seed: string,
  source: Random,
  bound: number = DEFAULT_BOUND,
): Playout<State, Command, Event> => {
  const opened = newRecord(rules, options, seed)
  assertConforms('options', opened.ok, () => `completed options are refused: ${JSON.stringify(options)}`)
  const state = rules.setup(options, seed)
  const turns: PlayoutMove<Command, Event>[] = []
  playRandomly(rules, state, source, bound, (turn) => turns.push(turn))
  const lines = turns.map(({ seat, command }, at): RecordMove => {
    checkNotation(rules, command)
    return { moveNumber: at, seat, command: rules.notation.print(command) }
  })
  return { record: { ...opened.value, moves: lines, result: resultOf(rules, state) }, state, turns }
}

/** More commands than any of our games takes. */
export const DEFAULT_BOUND = 10_000

/** Plays at random, in place, and runs the cheap checks on every state. */
export const playRandomly = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  source: Random,
  bound: number = DEFAULT_BOUND,
  onTurn: (turn: PlayoutMove<Command, Event>) => void = () => {},
): void => {
  for (let at = 0; ; at++) {
    const deciders = checkDeciders(rules, state)
    checkOutcome(rules, state)
    if (deciders.length === 0) return
    if (deciders.length > 1) checkAllCanAct(rules, state, deciders)
    assertConforms('endless', at < bound, () => `no end after ${bound} commands`)
    onTurn(takeTurn(rules, state, deciders, source))
  }
}

/** Every decider has a command. */
export const checkAllCanAct = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  deciders: readonly Seat[],
): void => {
  for (const seat of deciders)
    assertConforms(
      'deciders',
      rules.commands(state, seat).length > 0,
      () => `the game waits for seat ${seat}, which can do nothing`,
    )
}

/** A random command of a decider, or now and then of another seat. */
export const takeTurn = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  deciders: readonly Seat[],
  source: Random,
): PlayoutMove<Command, Event> => {
  const { seat, list, interjected } =
    interjection(rules, state, deciders, source) ?? decision(rules, state, deciders, source)
  const command = pick(list, source)
  assertConforms(
    'deciders',
    command !== undefined,
    () => `the game waits for seat ${seat}, which can do nothing`,
  )
  const refusal = rules.refuse(state, seat, command)
  assertConforms(
    'listed-refused',
    refusal === null,
    () => `${rules.notation.print(command)}: ${refusal?.code}`,
  )
  const events: Event[] = []
  rules.apply(state, seat, command, events)
  return { seat, command, list, interjected, events }
}

interface Choice<Command> {
  readonly seat: Seat
  readonly list: readonly Command[]
  readonly interjected: boolean
}

const decision = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  deciders: readonly Seat[],
  source: Random,
): Choice<Command> => {
  const seat = pick(deciders, source) ?? 0
  return { seat, list: rules.commands(state, seat), interjected: false }
}

/** Rare enough that the game makes progress. */
const TURNS_BETWEEN_INTERJECTIONS = 8

const interjection = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  deciders: readonly Seat[],
  source: Random,
): Choice<Command> | null => {
  if (source.nextInt(TURNS_BETWEEN_INTERJECTIONS) > 0) return null
  const seat = source.nextInt(rules.seatCount(state))
  if (deciders.includes(seat)) return null
  const list = rules.commands(state, seat)
  return list.length === 0 ? null : { seat, list, interjected: true }
}
