/** The bots of a game: those that play any game, and those that the game brings itself. */
import type { AnyRules, Result } from '@quayside/kernel'
import type { Adviser } from './advice/adviser.ts'
import { randomBot } from './baselines/random-bot.ts'
import { uct } from './baselines/uct-bot.ts'
import type { Bot, Budget } from './bot.ts'
import type { AnySubject, TrainingGame } from './training/training-game.ts'

/** A bot with the budget it is meant for. */
export interface Level<State, Command> {
  readonly bot: Bot<State, Command>
  readonly budget: Budget
  /** The same with several times the search, for whoever has the patience. */
  readonly longer?: Level<State, Command>
}

/** What a game brings. Functions are methods, so that the bots of a game are also bots of any game. */
export interface GameBots<State, Command> {
  /** Settles when its bots can play positions of this set-up: what they were taught may have to be fetched first. */
  prepare(view: State): Promise<void>
  /** By the names that people give them. */
  readonly levels: Readonly<Record<string, Level<State, Command>>>
  readonly adviser: Adviser<State, Command>
  readonly subject: TrainingGame<State, Command, unknown>
}

export type AnyGameBots = GameBots<unknown, unknown>

/** A game as bots know it. */
export interface BotGame {
  readonly rules: AnyRules
  prepare(view: unknown): Promise<void>
  readonly levels: Readonly<Record<string, Level<unknown, unknown>>>
  /** Null for a game that nobody can advise on. */
  readonly adviser: Adviser<unknown, unknown> | null
  /** Null for a game that cannot be trained. */
  readonly subject: AnySubject | null
}

/** Looks up a game; one that nobody offers is refused. */
export type FindBotGame = (game: string) => Promise<Result<BotGame>>

/** One turn looked through; more than any position has needed. */
export const ONE_TURN: Budget = { nodes: 20_000 }

/** Some thirty whole games played out. */
const PLAY_OUTS: Budget = { nodes: 20_000 }

/** The game with the bots that need nothing but its rules, and its own where it brings some. */
export const botGame = (rules: AnyRules, own: AnyGameBots | null): BotGame => ({
  rules,
  prepare: async (view) => own?.prepare(view),
  levels: {
    random: { bot: randomBot(rules), budget: ONE_TURN },
    ...own?.levels,
    uct: { bot: uct(rules), budget: PLAY_OUTS },
  },
  adviser: own?.adviser ?? null,
  subject: own?.subject ?? null,
})
