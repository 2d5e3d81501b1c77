/** What is lost by thinking only about the few answers that a good player would: in francs of expected final wealth. */

import { bestOf } from '@quayside/bots'
import { random, type Seat } from '@quayside/kernel'
import { leHavre, type Options, type State } from '../rules/index.ts'
import type { Forecaster } from './judge.ts'
import { judgeFor } from './minds.ts'
import { narrow } from './narrow.ts'
import { type Answers, OnePly } from './one-ply.ts'

/** Plans followed at most where every answer is; more than all but a few positions have. */
const PLANS = 20_000

const everyAnswer: Answers = (_s, _seat, commands) => commands

/** What the better of two planners would gain, for both judging by own francs alone. */
export class Regret {
  readonly #few: OnePly
  readonly #all: OnePly

  constructor(forecaster: Forecaster) {
    const judge = {
      near: (s: State, seat: Seat) => forecaster.near(s, seat),
      value: (s: State, seat: Seat) => forecaster.expect(s, seat)[0] as number,
    }
    this.#few = new OnePly(judge, narrow, PLANS)
    this.#all = new OnePly(judge, everyAnswer, PLANS)
  }

  at(s: State, seat: Seat): number {
    const few = bestOf(this.#few.rank(s, seat)).value
    // Where there are more plans than are followed, the few may hold one that all of them did not get to.
    return Math.max(few, bestOf(this.#all.rank(s, seat)).value) - few
  }
}

/** Out of a hundred decisions in the sampled games, how many are left to chance. */
const CHANCE = 15

/** The regret at every so-manieth real choice of a game that is played well but for some chance. */
export const sampleRegret = (options: Options, seed: string, every: number): number[] => {
  const s = leHavre.setup(options, seed)
  const judge = judgeFor(s)
  const regret = new Regret(judge)
  const player = new OnePly(judge)
  const source = random(seed)
  const found: number[] = []
  for (let choices = 0; ; ) {
    const [seat] = leHavre.deciders(s)
    if (seat === undefined) return found
    const commands = leHavre.commands(s, seat)
    if (commands.length > 1 && choices++ % every === 0) found.push(regret.at(s, seat))
    const any = commands[source.below(commands.length)]
    const command = source.below(100) < CHANCE ? any : bestOf(player.rank(s, seat)).command
    if (command !== undefined) leHavre.apply(s, seat, command)
  }
}
