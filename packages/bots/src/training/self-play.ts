/** Games that a bot plays against itself, and what can be learnt from them. */
import { type Random, random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, type RankedCommand, sortByValue } from '../search/planner.ts'
import type { SelfPlayAgent, TrainingGame } from './training-game.ts'

/** A position that a seat brought about, as the network saw it. */
export interface Sample {
  readonly index: Int32Array
  readonly value: Float64Array
  readonly seat: Seat
  /** What each has at that moment, and is expected to have in the end, by seat from 0. */
  readonly worth: Float64Array
  readonly expected: Float64Array
  /** What the network should have said, the seat first. */
  target: Float64Array
}

export interface SelfPlayGame<Command = unknown> {
  readonly samples: Sample[]
  /** Every command in its order. */
  readonly moves: readonly { readonly seat: Seat; readonly command: Command }[]
  readonly finals: Float64Array
}

/** How often a seat tries something else than the best. */
export interface Exploration {
  readonly chance: number
}

/** Somebody else at a seat, from whom nothing is learnt. */
export type Opponent<State, Command> = (view: State, seat: Seat, seed: string) => Command

/** Plays one game; every seat without an opponent follows the scholar. */
export const playSelfPlayGame = <State, Command, Options>(
  { rules }: TrainingGame<State, Command, Options>,
  scholar: SelfPlayAgent<State, Command>,
  options: Options,
  seed: string,
  curiosity: Exploration,
  opponents: readonly (Opponent<State, Command> | null)[] = [],
): SelfPlayGame<Command> => {
  const source = random(`lesson ${seed}`)
  const s = rules.setup(options, seed)
  const seats = rules.seatCount(s)
  const samples: Sample[] = []
  const moves: { seat: Seat; command: Command }[] = []
  const apply = (seat: Seat, command: Command): void => {
    moves.push({ seat, command })
    rules.apply(s, seat, command)
  }
  const observe = (): void => {
    for (const onlooker of scholar.observingSeats(s))
      if (!opponents[onlooker]) samples.push(sample(scholar, s, onlooker, seats))
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
    const choices = scholar.mind.rank(s, seat, new RemainingBudget({ nodes: Number.POSITIVE_INFINITY }))
    const { command } = curious(choices, curiosity, source)
    const foreseen = scholar.afterstate(s, seat, command)
    apply(seat, command)
    // What the game is worth once it is over needs no learning.
    if (rules.deciders(s).length === 0) continue
    if (choices.length > 1) samples.push(sample(scholar, foreseen, seat, seats))
    observe()
  }
  const finals = Float64Array.from(rules.outcome(s)?.scores ?? [], ({ total }) => total)
  return { samples, moves, finals }
}

/** Now and then one of the others, the likelier the better it looks. */
const curious = <Command>(
  choices: readonly RankedCommand<Command>[],
  { chance }: Exploration,
  source: Random,
): RankedCommand<Command> => {
  if (choices.length < 2 || source.nextInt(10_000) >= chance * 10_000) return bestCommand(choices)
  const ranked = sortByValue(choices)
  const among = Math.min(ranked.length, 1 + source.nextInt(Math.min(6, ranked.length)))
  return ranked[source.nextInt(among)] as RankedCommand<Command>
}

const sample = <State, Command>(
  scholar: SelfPlayAgent<State, Command>,
  s: State,
  seat: Seat,
  seats: number,
): Sample => {
  const finals = scholar.expect(s, seat)
  const { input, worth } = scholar.features
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

/** TD(lambda) seen forward: each position is told a mixture of what came next and of how it ended. */
export const setTargets = ({ samples, finals }: SelfPlayGame, lambda: number, unit: number): void => {
  const seats = finals.length
  let ahead = finals
  for (let at = samples.length - 1; at >= 0; at--) {
    const { seat, worth, expected, target } = samples[at] as Sample
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
