import { type Random, random } from '../random.ts'
import type { GameEvent, Rules, Viewer } from '../rules.ts'
import { checkReplay, checkUndo } from './check-records.ts'
import { checkState } from './check-state.ts'
import { pick, type StateRules, seatsOf } from './checked-state.ts'
import { assertConforms, withLocation } from './conformance-error.ts'
import { foreignCommands } from './invalid-commands.ts'
import { DEFAULT_BOUND, playout, playRandomly } from './playout.ts'
import { add, NOTHING_PLAYED, type Statistics, statisticsOf } from './playout-statistics.ts'

/** Which games to play and how many states to check. */
export interface ConformancePlan {
  /** Options as a caller gives them, before the rules complete them. */
  readonly options: unknown
  /** One game is played for each seed. */
  readonly seeds: Iterable<string>
  /** Every how many states all checks run; the cheap ones always run. */
  readonly every?: number
  /** How many states are sampled for each viewer of a state. */
  readonly arrangements?: number
  /** From how many states of a game every allowed undo is tried. */
  readonly undos?: number
  /** Maximum number of commands of a game. */
  readonly bound?: number
}

const DEFAULT_PLAN = { every: 1, arrangements: 2, undos: 2, bound: DEFAULT_BOUND }

/** Plays games at random and throws a `ConformanceError` at the first violation of the contract. */
export const runConformance = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  plan: ConformancePlan,
): Statistics => {
  const options = completed(rules, plan.options)
  const settings = { ...DEFAULT_PLAN, ...plan }
  let statistics = NOTHING_PLAYED
  for (const seed of plan.seeds)
    statistics = withLocation(`seed ${seed}, options ${JSON.stringify(options)}`, () =>
      add(statistics, conformGame(rules, options, seed, settings)),
    )
  return statistics
}

const completed = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  raw: unknown,
): Options => {
  const options = rules.options(raw)
  assertConforms(
    'options',
    options.ok,
    () => `${JSON.stringify(raw)} refused: ${options.ok || options.refusal.code}`,
  )
  const again = rules.options(options.value)
  assertConforms(
    'options',
    again.ok && JSON.stringify(again.value) === JSON.stringify(options.value),
    () => `completed to something else the second time: ${JSON.stringify(options.value)}`,
  )
  return options.value
}

const conformGame = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: Options,
  seed: string,
  { every, arrangements, undos, bound }: typeof DEFAULT_PLAN,
): Statistics => {
  const source = random(`conform ${seed}`)
  const game = playout(rules, options, seed, source, bound)
  const end = game.turns.length
  const pool = foreignCommands(rules, game.turns, source)
  const phase = source.nextInt(every)
  const sampledAt = source.nextInt(end + 1)
  let examined = 0
  checkReplay(rules, game, (state, at) =>
    withLocation(`position ${at}`, () => {
      if (at === sampledAt) checkSampledGame(rules, state, source, bound)
      if (at % every !== phase && at !== 0 && at !== end) return
      checkState(rules, state, pool, arrangements, source)
      examined++
    }),
  )
  for (let taken = 0; taken < undos; taken++) checkUndo(rules, game.record, source.nextInt(end + 1))
  return statisticsOf(game.turns, examined)
}

/** A sampled state is complete: it can be played to the end of the game. */
const checkSampledGame = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
  source: Random,
  bound: number,
): void => {
  const viewer: Viewer = pick([...seatsOf(rules, state), 'spectator'], source) ?? 'spectator'
  const sampledState = rules.sampleState(rules.view(state, viewer), source)
  withLocation(
    `in a game sampled for ${viewer}`,
    () => playRandomly(rules, sampledState, source, bound),
    'sample',
  )
}
