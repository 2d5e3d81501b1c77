/** What is lost by thinking only about the few answers that a good player would: in francs of expected final wealth. */

import { bestCommand } from '@quayside/bots'
import { random, type Seat } from '@quayside/kernel'
import { leHavre, type Options, type State } from '../rules/index.ts'
import type { ScoreEstimator } from './evaluator.ts'
import { type Answers, OnePly } from './one-ply.ts'
import { evaluatorFor } from './planners.ts'
import { pruneAnswers } from './prune-answers.ts'

/** Plans followed at most where every answer is; more than all but a few positions have. */
const PLANS = 20_000

const everyAnswer: Answers = (_s, _seat, commands) => commands

/** What the better of two planners would gain, for both judging by own francs alone. */
export class Regret {
  readonly #few: OnePly
  readonly #all: OnePly

  constructor(forecaster: ScoreEstimator) {
    const judge = {
      setReference: (s: State, seat: Seat) => forecaster.setReference(s, seat),
      value: (s: State, seat: Seat) => forecaster.expect(s, seat)[0] as number,
    }
    this.#few = new OnePly(judge, pruneAnswers, PLANS)
    this.#all = new OnePly(judge, everyAnswer, PLANS)
  }

  at(s: State, seat: Seat): number {
    const few = bestCommand(this.#few.rank(s, seat)).value
    // Where there are more plans than are followed, the few may hold one that all of them did not get to.
    return Math.max(few, bestCommand(this.#all.rank(s, seat)).value) - few
  }
}

/** Out of a hundred decisions in the sampled games, how many are left to chance. */
const CHANCE = 15

/** The regret at every so-manieth real choice of a game that is played well but for some chance. */
export const sampleRegret = (options: Options, seed: string, every: number): number[] => {
  const s = leHavre.setup(options, seed)
  const judge = evaluatorFor(s)
  const regret = new Regret(judge)
  const player = new OnePly(judge)
  const source = random(seed)
  const found: number[] = []
  for (let choices = 0; ; ) {
    const [seat] = leHavre.deciders(s)
    if (seat === undefined) return found
    const commands = leHavre.commands(s, seat)
    if (commands.length > 1 && choices++ % every === 0) found.push(regret.at(s, seat))
    const any = commands[source.nextInt(commands.length)]
    const command = source.nextInt(100) < CHANCE ? any : bestCommand(player.rank(s, seat)).command
    if (command !== undefined) leHavre.apply(s, seat, command)
  }
}
