/** Self-play games and the training samples from them. */
import { type Random, random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, type RankedCommand, sortByValue } from '../search/planner.ts'
import type { SelfPlayAgent, TrainingGame } from './training-game.ts'

/** A position after a decision, as the network saw it. */
export interface TrainingSample {
  readonly index: Int32Array
  readonly value: Float64Array
  readonly seat: Seat
  /** Points already scored and expected final points, in seat order. */
  readonly worth: Float64Array
  readonly expected: Float64Array
  /** Training target, own seat first. */
  target: Float64Array
}

export interface SelfPlayGame<Command = unknown> {
  readonly samples: TrainingSample[]
  /** All commands in order. */
  readonly moves: readonly { readonly seat: Seat; readonly command: Command }[]
  readonly finals: Float64Array
}

/** Probability that a seat tries another command than the best. */
export interface Exploration {
  readonly chance: number
}

/** Chooses a command from a seat's view. */
export type Opponent<State, Command> = (view: State, seat: Seat, seed: string) => Command

/**
 * Plays one game; the agent plays every seat without an opponent, whose positions are not used as samples. It
 * chooses the best-ranked command, or what `search` chooses with the same network.
 */
export const playSelfPlayGame = <State, Command, Options>(
  { rules }: TrainingGame<State, Command, Options>,
  agent: SelfPlayAgent<State, Command>,
  options: Options,
  seed: string,
  curiosity: Exploration,
  opponents: readonly (Opponent<State, Command> | null)[] = [],
  search: Opponent<State, Command> | null = null,
): SelfPlayGame<Command> => {
  const source = random(`lesson ${seed}`)
  const s = rules.setup(options, seed)
  const seats = rules.seatCount(s)
  const samples: TrainingSample[] = []
  const moves: { seat: Seat; command: Command }[] = []
  const apply = (seat: Seat, command: Command): void => {
    moves.push({ seat, command })
    rules.apply(s, seat, command)
  }
  const observe = (): void => {
    for (const onlooker of agent.observingSeats(s))
      if (!opponents[onlooker]) samples.push(sample(agent, s, onlooker, seats))
  }
  for (;;) {
    const [seat] = rules.deciders(s)
    if (seat === undefined) break
    const opponent = opponents[seat] ?? null
    if (opponent !== null) {
      apply(seat, opponent(rules.view(s, seat), seat, `${seed} ${moves.length}`))
      if (rules.deciders(s).length > 0) observe()
      continue
    }
    const choices = agent.planner.rank(s, seat, new RemainingBudget({ nodes: Number.POSITIVE_INFINITY }))
    const tried = explore(choices, curiosity, source)
    const command =
      tried === null
        ? (search?.(rules.view(s, seat), seat, `${seed} ${moves.length}`) ?? bestCommand(choices).command)
        : tried.command
    const foreseen = agent.afterstate(s, seat, command)
    apply(seat, command)
    // The value of a finished game need not be learnt.
    if (rules.deciders(s).length === 0) continue
    if (choices.length > 1) samples.push(sample(agent, foreseen, seat, seats))
    observe()
  }
  const finals = Float64Array.from(rules.outcome(s)?.scores ?? [], ({ total }) => total)
  return { samples, moves, finals }
}

/** Occasionally one of the top six, with a bias towards the better ones; otherwise null. */
const explore = <Command>(
  choices: readonly RankedCommand<Command>[],
  { chance }: Exploration,
  source: Random,
): RankedCommand<Command> | null => {
  if (choices.length < 2 || source.nextInt(10_000) >= chance * 10_000) return null
  const ranked = sortByValue(choices)
  const among = Math.min(ranked.length, 1 + source.nextInt(Math.min(6, ranked.length)))
  return ranked[source.nextInt(among)] as RankedCommand<Command>
}

const sample = <State, Command>(
  agent: SelfPlayAgent<State, Command>,
  s: State,
  seat: Seat,
  seats: number,
): TrainingSample => {
  const finals = agent.expect(s, seat)
  const { input, worth } = agent.features
  const bySeat = (from: ArrayLike<number>): Float64Array =>
    Float64Array.from({ length: seats }, (_, absolute) => from[(absolute - seat + seats) % seats] as number)
  return {
    index: input.index.slice(0, input.count),
    value: input.value.slice(0, input.count),
    seat,
    worth: bySeat(worth),
    expected: bySeat(finals),
    target: new Float64Array(seats),
  }
}

/** Forward view of TD(lambda): each target is a mixture of the next expectation and the final result. */
export const setTargets = ({ samples, finals }: SelfPlayGame, lambda: number, unit: number): void => {
  const seats = finals.length
  let ahead = finals
  for (let index = samples.length - 1; index >= 0; index--) {
    const { seat, worth, expected, target } = samples[index] as TrainingSample
    for (let place = 0; place < seats; place++) {
      const absolute = (seat + place) % seats
      target[place] = ((ahead[absolute] as number) - (worth[absolute] as number)) / unit
    }
    const before = ahead
    ahead = Float64Array.from(
      before,
      (later, absolute) => lambda * later + (1 - lambda) * (expected[absolute] as number),
    )
  }
}
