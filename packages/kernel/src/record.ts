/** The record of a game: options, seed and moves; creating and replaying one. */
import { type FairDeal, type FairDealCode, verifyFairDeal } from './fair-deal.ts'
import { checkNewGame } from './new-game.ts'
import { accept, type Refusal, type Result, refused } from './refusal.ts'
import { rulesOfVersion, type VersionCode } from './registry.ts'
import { type GameEvent, isSeat, type Rules, type Seat } from './rules.ts'

/** One move of a record: the move number it was made for, the seat, and the command in notation. */
export interface RecordMove {
  readonly moveNumber: number
  readonly seat: Seat
  readonly command: string
}

/** A command that was carried out, both parsed and in notation, so that it need not be printed or parsed again. */
export interface Move<Command, Event extends GameEvent = GameEvent> {
  /** The move number it was made for. */
  readonly moveNumber: number
  readonly seat: Seat
  readonly text: string
  readonly command: Command
  readonly events: readonly Event[]
}

/** A game that can be replayed. It is the source of truth; every state is derived from it. */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seed: string
  /** Hash of the set-up, so that a changed seed or option is noticed before the first move. */
  readonly deal: string
  readonly moves: readonly RecordMove[]
  /**
   * The totals by seat, or null while the game is not over, so that missing last lines are noticed. Absent in texts of
   * format 1.
   */
  readonly result?: readonly number[] | null
  /** How the seed was derived; absent when it was chosen. */
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
  /** One for each line of the record. */
  readonly moves: Move<Command, Event>[]
}

/**
 * Replays a record from its set-up, or from the position in which the game started, under the rules version that it
 * names. `visit` is called with every state, including the first.
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

/** The totals by seat; null while the game is not over. */
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

/** The record of the first moves, as an unfinished game. */
export const recordUntil = (record: GameRecord, moveNumber: number): GameRecord =>
  moveNumber >= record.moves.length
    ? record
    : { ...record, moves: record.moves.slice(0, moveNumber), result: null }

const refuse = (
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
  if (game !== latest.game) return refuse(0, 'another-game', { game, expected: latest.game })
  const found = rulesOfVersion(latest, rulesVersion)
  return found.ok ? found : refuse(0, found.refusal.code, found.refusal.params)
}

/** Null when the result in the record is right or absent. */
const wrongResult = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  { moves: lines, result: written }: GameRecord,
  state: State,
): { ok: false; refusal: ReplayRefusal } | null => {
  if (written === undefined) return null
  const result = resultOf(rules, state)
  if (result?.join() === written?.join()) return null
  return refuse(lines.length, 'wrong-result', { written: written ?? [], result: result ?? [] })
}

const openRecord = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  record: GameRecord,
): { ok: true; value: State } | { ok: false; refusal: ReplayRefusal } => {
  const fair = record.fair === undefined ? accept(undefined) : verifyFairDeal(record.seed, record.fair)
  if (!fair.ok) return refuse(0, fair.refusal.code, fair.refusal.params)
  const options = rules.options(record.options)
  if (!options.ok) return refuse(0, 'line-refused', { command: 'options' }, options.refusal)
  const state = rules.setup(options.value, record.seed)
  const dealt = rules.deal(state)
  if (dealt !== record.deal)
    return refuse(0, 'deal-mismatch', { seed: record.seed, deal: record.deal, dealt })
  return accept(state)
}

const replayLine = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  state: State,
  { moveNumber: at, seat, command: text }: RecordMove,
  index: number,
): { ok: true; value: Move<Command, Event> } | { ok: false; refusal: ReplayRefusal } => {
  if (at !== index) return refuse(index + 1, 'stale-move', { at, expected: index })
  const parsed = rules.notation.parse(text)
  if (!parsed.ok) return refuse(index + 1, 'line-refused', { command: text }, parsed.refusal)
  const command = parsed.value
  const seats = rules.seatCount(state)
  const refusal = isSeat(seat, seats)
    ? rules.refuse(state, seat, command)
    : refused('no-such-seat', { seat: seat + 1, seats }).refusal
  if (refusal) return refuse(index + 1, 'line-refused', { command: text }, refusal)
  const events: Event[] = []
  rules.apply(state, seat, command, events)
  return accept({ moveNumber: at, seat, text, command, events })
}

/** The record of a game without moves. */
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
