/**
 * Parses a contestant of the arena: a level (`heuristic`), its variant with more search (`commodore+`), a
 * level with another budget (`uct@5000` nodes, `uct@200ms`), or an external program (`./my-bot`, `node
 * ./my-bot.mjs`).
 */
import { accept, type Result, refused } from '@quayside/kernel'
import type { Bot, Budget } from './bot.ts'
import { findLevel, levelNames } from './find-level.ts'
import type { BotGame } from './game-bots.ts'

export type Contestant =
  | { readonly kind: 'level'; readonly bot: Bot<unknown, unknown>; readonly budget: Budget }
  | { readonly kind: 'program'; readonly commandLine: readonly string[] }

export type ContestantCode = 'unknown-bot' | 'bad-budget'

const BUDGET = /^(?<amount>[1-9]\d{0,8})(?<unit>ms)?$/

export const readContestant = (game: BotGame, text: string): Result<Contestant, ContestantCode> => {
  if (/[\\/]/.test(text)) return accept({ kind: 'program', commandLine: text.trim().split(/\s+/) })
  const [word = '', budget, ...rest] = text.split('@')
  const level = findLevel(game.levels, word)
  if (!level) return refused('unknown-bot', { bot: text, known: levelNames(game.levels) })
  const { bot } = level
  if (rest.length > 0) return refused('bad-budget', { bot: text })
  if (budget === undefined) return accept({ kind: 'level', bot, budget: level.budget })
  const parts = BUDGET.exec(budget)?.groups
  if (!parts) return refused('bad-budget', { bot: text })
  const amount = Number(parts['amount'])
  const asked =
    parts['unit'] === 'ms' ? { nodes: Number.POSITIVE_INFINITY, milliseconds: amount } : { nodes: amount }
  return accept({ kind: 'level', bot, budget: asked })
}
