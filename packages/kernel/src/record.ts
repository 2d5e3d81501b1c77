/** The record of a game: options, seed and moves; begins one, replays one, and checks options without dealing. */
import { type FairDeal, type FairDealCode, verifyFairDeal } from './fair-deal.ts'
import { checkNewGame } from './new-game.ts'
import { accept, type Refusal, type Result, refused } from './refusal.ts'
import { rulesOfVersion, type VersionCode } from './registry.ts'
import { type GameEvent, isSeat, type Rules, type Seat } from './rules.ts'

/** One command as it was given: the position number it was made for, the seat, the command in words. */
export interface RecordMove {
  readonly moveNumber: number
  readonly seat: Seat
  readonly command: string
}

/** A command that was carried out, as value and in words, so that nobody has to print or parse it again. */
export interface Move<Command, Event extends GameEvent = GameEvent> {
  /** The position it was made for. */
  readonly moveNumber: number
  readonly seat: Seat
  readonly text: string
  readonly command: Command
  readonly events: readonly Event[]
}

/** A game that can be played again: the truth; every state is a cache of it. */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seed: string
  /** Digest of the set-up, so that a changed seed or option is noticed before the first command. */
  readonly deal: string
  readonly moves: readonly RecordMove[]
  /**
   * Everybody's total by seat, or null while the game is not over, so that a record that lost its last lines is
   * noticed. Absent where nobody wrote it down, as in texts of the first form.
   */
  readonly result?: readonly number[] | null
  /** How the seed came about, where it was nobody's choice. */
  readonly fair?: FairDeal
}

export type ReplayCode =
  | 'another-game'
  | VersionCode
  | 'deal-mismatch'
  | 'wrong-result'
  | 'stale-move'
  | 'line-refused'
  | FairDealCode

/** Why a record does not replay; `line` counts commands from 1, 0 is the header. */
export interface ReplayRefusal extends Refusal<ReplayCode> {
  readonly line: number
  readonly cause?: Refusal
}

export interface ReplayResult<State, Command, Options, Event extends GameEvent> {
  /** The rules of the version that the record was written under. */
  readonly rules: Rules<State, Command, Options, Event>
  readonly state: State
  /** One for each line. */
  readonly moves: Move<Command, Event>[]
}

/**
 * Plays a record from its set-up, or from the position that the game began in, under the version of the rules that it
 * names; `visit` sees every position on the way, the first one included.
 */
export const replay = <State, Command, Options, Event extends GameEvent>(
  latest: Rules<State, Command, Options, Event>,
  record: GameRecord,
  visit?: (state: State, line: number) => void,
  start?: State,
):
  | { ok: true; value: ReplayResult<State, Command, Options, Event> }
  | { ok: false; refusal: ReplayRefusal } => {
  const found = rulesOf(latest, record)
  if (!found.ok) return found
  const rules = found.value
  const head = start === undefined ? openRecord(rules, record) : accept(rules.copy(start))
  if (!head.ok) return head
  const state = head.value
  visit?.(state, 0)
  const moves: Move<Command, Event>[] = []
  for (const [index, line] of record.moves.entries()) {
    const move = replayLine(rules, state, line, index)
    if (!move.ok) return move
    moves.push(move.value)
    visit?.(state, index + 1)
  }
  const wrong = wrongResult(rules, record, state)
  return wrong ?? accept({ rules, state, moves })
}

/** Everybody's total by seat; null while the game is not over. */
export const resultOf = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  state: State,
): readonly number[] | null => {
  const outcome = rules.outcome(state)
  return (
    outcome &&
    Array.from(
      outcome.scores.toSorted((a, b) => a.seat - b.seat),
      ({ total }) => total,
    )
  )
}

/** The same game after fewer commands, which is not over. */
export const recordUntil = (record: GameRecord, at: number): GameRecord =>
  at >= record.moves.length ? record : { ...record, moves: record.moves.slice(0, at), result: null }

const stop = (
  line: number,
  code: ReplayCode,
  params: Refusal['params'],
  cause?: Refusal,
): { ok: false; refusal: ReplayRefusal } => ({
  ok: false,
  refusal: cause === undefined ? { line, code, params } : { line, code, params, cause },
})

const rulesOf = <State, Command, Options, Event extends GameEvent>(
  latest: Rules<State, Command, Options, Event>,
  { game, rulesVersion }: GameRecord,
): { ok: true; value: Rules<State, Command, Options, Event> } | { ok: false; refusal: ReplayRefusal } => {
  if (game !== latest.game) return stop(0, 'another-game', { game, expected: latest.game })
  const found = rulesOfVersion(latest, rulesVersion)
  return found.ok ? found : stop(0, found.refusal.code, found.refusal.params)
}

/** Null where a record ends as it says. */
const wrongResult = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  { moves: lines, result: written }: GameRecord,
  state: State,
): { ok: false; refusal: ReplayRefusal } | null => {
  if (written === undefined) return null
  const result = resultOf(rules, state)
  if (result?.join() === written?.join()) return null
  return stop(lines.length, 'wrong-result', { written: written ?? [], result: result ?? [] })
}

const openRecord = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  record: GameRecord,
): { ok: true; value: State } | { ok: false; refusal: ReplayRefusal } => {
  const fair = record.fair === undefined ? accept(undefined) : verifyFairDeal(record.seed, record.fair)
  if (!fair.ok) return stop(0, fair.refusal.code, fair.refusal.params)
  const options = rules.options(record.options)
  if (!options.ok) return stop(0, 'line-refused', { command: 'options' }, options.refusal)
  const state = rules.setup(options.value, record.seed)
  const dealt = rules.deal(state)
  if (dealt !== record.deal) return stop(0, 'deal-mismatch', { seed: record.seed, deal: record.deal, dealt })
  return accept(state)
}

const replayLine = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  state: State,
  { moveNumber: at, seat, command: text }: RecordMove,
  index: number,
): { ok: true; value: Move<Command, Event> } | { ok: false; refusal: ReplayRefusal } => {
  if (at !== index) return stop(index + 1, 'stale-move', { at, expected: index })
  const parsed = rules.notation.parse(text)
  if (!parsed.ok) return stop(index + 1, 'line-refused', { command: text }, parsed.refusal)
  const command = parsed.value
  const seats = rules.seatCount(state)
  const refusal = isSeat(seat, seats)
    ? rules.refuse(state, seat, command)
    : refused('no-such-seat', { seat: seat + 1, seats }).refusal
  if (refusal) return stop(index + 1, 'line-refused', { command: text }, refusal)
  const events: Event[] = []
  rules.apply(state, seat, command, events)
  return accept({ moveNumber: at, seat, text, command, events })
}

/** The record of a game nobody has moved in yet. */
export const newRecord = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  rawOptions: unknown,
  seed: string,
): Result<GameRecord> => {
  const options = checkNewGame(rules, rawOptions, seed)
  if (!options.ok) return options
  const deal = rules.deal(rules.setup(options.value, seed))
  return accept({
    game: rules.game,
    rulesVersion: rules.version,
    options: options.value,
    seed,
    deal,
    moves: [],
    result: null,
  })
}
