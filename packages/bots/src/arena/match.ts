/** Plays one game between bots, from the set-up to the final scores. */
import {
  type GameEvent,
  type GameRecord,
  newRecord,
  type Outcome,
  type RecordMove,
  type Rules,
  random,
  type Seat,
} from '@quayside/kernel'

/** A player of a match: a bot with its budget, or an external program. */
export interface Agent<State, Command> {
  decide(view: State, seat: Seat, seed: string): Command | Promise<Command>
}

/** Thrown by a player that cannot continue. */
export class AgentFailure extends Error {
  readonly reason: ForfeitReason
  readonly detail: string

  constructor(reason: ForfeitReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
  }
}

export type ForfeitReason = 'crashed' | 'timed-out' | 'illegal-command' | 'bad-answer' | 'did-not-start'

/** A seat whose player failed. Random commands are played for it, so that the others can finish the game. */
export interface Forfeit {
  readonly seat: Seat
  /** Number of commands played before it. */
  readonly at: number
  readonly reason: ForfeitReason
  readonly detail: string
}

export interface Match<State, Command> {
  readonly options: unknown
  readonly seed: string
  /** One for each seat. */
  readonly players: readonly Agent<State, Command>[]
  /** Whether the result includes the record of the game. */
  readonly keepRecord?: boolean
}

export interface MatchResult {
  /** Points by seat. */
  readonly scores: readonly number[]
  /** Places by seat, 1 is best; seats that forfeited rank behind all others. */
  readonly places: readonly number[]
  readonly forfeits: readonly Forfeit[]
  readonly commands: number
  /** Present if it was requested. */
  readonly record?: GameRecord
}

/** Far more than any game takes; stops bots that never make progress. */
const MAX_COMMANDS = 100_000

export const playMatch = async <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  { options, seed, players, keepRecord = false }: Match<State, Command>,
): Promise<MatchResult> => {
  const checked = rules.options(options)
  if (!checked.ok) throw new Error(`the options are refused: ${checked.refusal.code}`)
  const state = rules.setup(checked.value, seed)
  const forfeits = new Map<Seat, Forfeit>()
  const moves: RecordMove[] = []
  let moveNumber = 0
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    if (moveNumber >= MAX_COMMANDS) throw new Error(`game exceeded ${MAX_COMMANDS} commands`)
    const commands = rules.commands(state, seat)
    const command = await choose(state, seat, commands)
    if (keepRecord) moves.push({ moveNumber, seat, command: rules.notation.print(command) })
    rules.apply(state, seat, command)
    moveNumber++
  }
  const result = {
    ...counted(rules.outcome(state), forfeits),
    forfeits: [...forfeits.values()],
    commands: moveNumber,
  }
  if (!keepRecord) return result
  const header = newRecord(rules, options, seed)
  if (!header.ok) throw new Error(`the record is refused: ${header.refusal.code}`)
  return { ...result, record: { ...header.value, moves, result: result.scores } }

  async function choose(position: State, seat: Seat, commands: readonly Command[]): Promise<Command> {
    const [only] = commands
    if (commands.length === 1 && only !== undefined) return only
    const decision = `${seed}/${seat}/${moveNumber}`
    if (!forfeits.has(seat)) {
      try {
        const asked = players[seat]?.decide(rules.view(position, seat), seat, decision)
        // Awaiting a value that is not a promise would still cost a turn of the event loop.
        const command = (asked instanceof Promise ? await asked : asked) as Command
        const refusal = rules.refuse(position, seat, command)
        if (refusal === null) return command
        throw new AgentFailure('illegal-command', `${rules.notation.print(command)}: ${refusal.code}`)
      } catch (problem) {
        forfeits.set(seat, { seat, at: moveNumber, ...reasonOf(problem) })
      }
    }
    return commands[random(`stand-in ${decision}`).nextInt(commands.length)] as Command
  }
}

const reasonOf = (problem: unknown): Pick<Forfeit, 'reason' | 'detail'> =>
  problem instanceof AgentFailure
    ? { reason: problem.reason, detail: problem.detail }
    : { reason: 'crashed', detail: problem instanceof Error ? problem.message : String(problem) }

const counted = (
  outcome: Outcome | null,
  forfeits: ReadonlyMap<Seat, Forfeit>,
): Pick<MatchResult, 'scores' | 'places'> => {
  if (outcome === null) throw new Error('game ended without an outcome')
  const scores = [...outcome.scores].sort((a, b) => a.seat - b.seat)
  const standing = scores.map(({ seat, rank }) => rank + (forfeits.has(seat) ? scores.length : 0))
  return {
    scores: scores.map(({ total }) => total),
    places: standing.map((own) => 1 + standing.filter((other) => other < own).length),
  }
}
