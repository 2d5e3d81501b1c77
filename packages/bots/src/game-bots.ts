/** The bots of a game: the generic ones and those that the game provides. */
import type { AnyRules, Result } from '@quayside/kernel'
import type { Adviser } from './advice/adviser.ts'
import { randomBot } from './baselines/random-bot.ts'
import { uct } from './baselines/uct-bot.ts'
import type { Budget, Level } from './bot.ts'
import type { AnyTrainingGame, TrainingGame } from './training/training-game.ts'

/**
 * The bots that a game provides. The functions are declared as methods so that `GameBots` of one game is
 * assignable to `AnyGameBots`.
 */
export interface GameBots<State, Command> {
  /** Resolves when the bots can play positions of this set-up: their network may have to be loaded first. */
  prepare(view: State): Promise<void>
  /** By level name. */
  readonly levels: Readonly<Record<string, Level<State, Command>>>
  readonly adviser: Adviser<State, Command>
  readonly trainingGame: TrainingGame<State, Command, unknown>
}

export type AnyGameBots = GameBots<unknown, unknown>

/** Rules and bots of a game. */
export interface BotGame {
  readonly rules: AnyRules
  prepare(view: unknown): Promise<void>
  readonly levels: Readonly<Record<string, Level<unknown, unknown>>>
  /** Null if the game has no adviser. */
  readonly adviser: Adviser<unknown, unknown> | null
  /** Null if the game cannot be trained. */
  readonly trainingGame: AnyTrainingGame | null
}

/** Looks up a game; an unknown one is refused. */
export type FindBotGame = (game: string) => Promise<Result<BotGame>>

/** Enough to search one turn completely in every position seen so far. */
export const ONE_TURN: Budget = { nodes: 20_000 }

/** About thirty complete rollouts. */
const PLAY_OUTS: Budget = { nodes: 20_000 }

/** A game with the generic bots and with its own, if it has any. */
export const botGame = (rules: AnyRules, own: AnyGameBots | null): BotGame => ({
  rules,
  prepare: async (view) => own?.prepare(view),
  levels: {
    random: { bot: randomBot(rules), budget: ONE_TURN },
    ...own?.levels,
    uct: { bot: uct(rules), budget: PLAY_OUTS },
  },
  adviser: own?.adviser ?? null,
  trainingGame: own?.trainingGame ?? null,
})
