/** Games that a bot plays against itself, and what can be learnt from them. */
import { type Random, random, type Seat } from '@quayside/kernel'
import { type Command, leHavre, type Options, type State } from '@quayside/le-havre'
import { players } from '@quayside/le-havre/reading'
import { OnePly } from '../le-havre/one-ply.ts'
import { FRANCS_PER_UNIT, type Valuation } from '../le-havre/valuation.ts'
import { bestOf, byValue, type Choice } from '../search/mind.ts'

/** A position that a seat brought about, as the network saw it. */
export interface Sample {
  readonly index: Int32Array
  readonly value: Float64Array
  readonly seat: Seat
  /** Wealth at that moment and expected final wealth, by seat from 0. */
  readonly worth: Float64Array
  readonly expected: Float64Array
  /** What the network should have said, the seat first. */
  target: Float64Array
}

export interface Lesson {
  readonly samples: Sample[]
  readonly finals: Float64Array
}

/** How often a seat tries something else than the best. */
export interface Curiosity {
  readonly chance: number
}

/** Plays one game; every seat follows the valuation. */
export const playLesson = (
  valuation: Valuation,
  options: Options,
  seed: string,
  curiosity: Curiosity,
): Lesson => {
  const source = random(`lesson ${seed}`)
  const mind = new OnePly(valuation)
  const s = leHavre.setup(options, seed)
  const samples: Sample[] = []
  for (;;) {
    const [seat] = leHavre.deciders(s)
    if (seat === undefined) break
    const choices = mind.rank(s, seat)
    const { command } = curious(choices, curiosity, source)
    leHavre.apply(s, seat, command)
    // What the game is worth once it is over needs no learning.
    if (choices.length > 1 && leHavre.deciders(s).length > 0) samples.push(sample(valuation, s, seat))
  }
  const finals = Float64Array.from(leHavre.outcome(s)?.scores ?? [], ({ total }) => total)
  return { samples, finals }
}

/** Now and then one of the others, the likelier the better it looks. */
const curious = (
  choices: readonly Choice<Command>[],
  { chance }: Curiosity,
  source: Random,
): Choice<Command> => {
  if (choices.length < 2 || source.below(10_000) >= chance * 10_000) return bestOf(choices)
  const ranked = byValue(choices)
  const among = Math.min(ranked.length, 1 + source.below(Math.min(6, ranked.length)))
  return ranked[source.below(among)] as Choice<Command>
}

const sample = (valuation: Valuation, s: State, seat: Seat): Sample => {
  const seats = players(s)
  const finals = valuation.expect(s, seat)
  const { input, worth } = valuation.features
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
export const setTargets = ({ samples, finals }: Lesson, lambda: number): void => {
  const seats = finals.length
  let ahead = finals
  for (let at = samples.length - 1; at >= 0; at--) {
    const { seat, worth, expected, target } = samples[at] as Sample
    for (let place = 0; place < seats; place++) {
      const absolute = (seat + place) % seats
      target[place] = ((ahead[absolute] as number) - (worth[absolute] as number)) / FRANCS_PER_UNIT
    }
    const before = ahead
    ahead = Float64Array.from(
      before,
      (later, absolute) => lambda * later + (1 - lambda) * (expected[absolute] as number),
    )
  }
}
