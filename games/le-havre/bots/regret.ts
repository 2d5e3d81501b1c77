/** Measures the expected final wealth, in francs, that is lost because only selected answers are searched. */

import { bestCommand } from '@quayside/bots'
import { random, type Seat } from '@quayside/kernel'
import { leHavre, type Options, type State } from '../rules/index.ts'
import type { ScoreEstimator } from './evaluator.ts'
import { type Answers, OnePly } from './one-ply.ts'
import { evaluatorFor } from './planners.ts'
import { pruneAnswers } from './prune-answers.ts'

/** Maximum number of plans without pruning; enough for all but a few positions. */
const PLANS = 20_000

const everyAnswer: Answers = (_s, _seat, commands) => commands

/** Compares planners with and without pruning, both valued by their own francs alone. */
export class Regret {
  readonly #few: OnePly
  readonly #all: OnePly

  constructor(estimator: ScoreEstimator) {
    const evaluator = {
      setReference: (s: State, seat: Seat) => estimator.setReference(s, seat),
      value: (s: State, seat: Seat) => estimator.expect(s, seat)[0] as number,
    }
    this.#few = new OnePly(evaluator, pruneAnswers, PLANS)
    this.#all = new OnePly(evaluator, everyAnswer, PLANS)
  }

  at(s: State, seat: Seat): number {
    const few = bestCommand(this.#few.rank(s, seat)).value
    // If the limit is reached, the pruned search may find a plan that the full one did not reach.
    return Math.max(few, bestCommand(this.#all.rank(s, seat)).value) - few
  }
}

/** Percentage of random decisions in the sampled games. */
const RANDOM_PERCENT = 15

/** The regret at every `every`-th real choice of a game that is played well except for some random moves. */
export const sampleRegret = (options: Options, seed: string, every: number): number[] => {
  const s = leHavre.setup(options, seed)
  const evaluator = evaluatorFor(s)
  const regret = new Regret(evaluator)
  const player = new OnePly(evaluator)
  const source = random(seed)
  const found: number[] = []
  for (let choices = 0; ; ) {
    const [seat] = leHavre.deciders(s)
    if (seat === undefined) return found
    const commands = leHavre.commands(s, seat)
    if (commands.length > 1 && choices++ % every === 0) found.push(regret.at(s, seat))
    const any = commands[source.nextInt(commands.length)]
    const command = source.nextInt(100) < RANDOM_PERCENT ? any : bestCommand(player.rank(s, seat)).command
    if (command !== undefined) leHavre.apply(s, seat, command)
  }
}
