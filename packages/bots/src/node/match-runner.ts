/** Plays the matches of a tournament one after the other, in the main thread or in a worker. */

import { type Agent, type MatchResult, playMatch } from '../arena/match.ts'
import type { Pairing } from '../arena/pairings.ts'
import { type Contestant, readContestant } from '../contestant.ts'
import type { BotGame } from '../game-bots.ts'
import { PROGRAM_LIMITS, ProcessBot } from './process-bot.ts'

/** The settings of a tournament that a worker needs; plain data. */
export interface MatchPlan {
  readonly game: string
  readonly options: unknown
  readonly bots: readonly string[]
  /** Time limit of an external program for one decision. */
  readonly milliseconds?: number
  /** Whether progress reports include the record of each game. */
  readonly keepRecords?: boolean
}

export class MatchRunner {
  readonly #plan: MatchPlan
  readonly #game: BotGame
  readonly #contestants: readonly Contestant[]
  /** A program plays one seat at a time, so each seat has its own process. */
  readonly #programs = new Map<string, ProcessBot>()

  constructor(game: BotGame, plan: MatchPlan) {
    this.#plan = plan
    this.#game = game
    this.#contestants = plan.bots.map((text) => {
      const contestant = readContestant(game, text)
      if (!contestant.ok) throw new Error(`${contestant.refusal.code}: ${text}`)
      return contestant.value
    })
  }

  play({ seed, seats }: Pairing): Promise<MatchResult> {
    const players = seats.map((contestant, seat) => this.#player(contestant, seat))
    const { options, keepRecords: keepRecord = false } = this.#plan
    return playMatch(this.#game.rules, { options, seed, players, keepRecord })
  }

  close(): void {
    for (const program of this.#programs.values()) program.close()
  }

  #player(place: number, seat: number): Agent<unknown, unknown> {
    const contestant = this.#contestants[place] as Contestant
    if (contestant.kind === 'program') return this.#program(place, seat, contestant.commandLine)
    const { bot, budget } = contestant
    return { decide: (view, own, seed) => bot.decide(view, own, budget, seed) }
  }

  #program(place: number, seat: number, commandLine: readonly string[]): ProcessBot {
    const key = `${place} ${seat}`
    const { milliseconds = PROGRAM_LIMITS.milliseconds } = this.#plan
    const program =
      this.#programs.get(key) ??
      new ProcessBot(this.#game.rules, commandLine, { ...PROGRAM_LIMITS, milliseconds })
    this.#programs.set(key, program)
    return program
  }
}
