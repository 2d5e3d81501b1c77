/**
 * Who may sit in an arena, in one word: a level (`heuristic`), a level with another budget (`uct@5000` nodes,
 * `uct@200ms`), or a program of one's own (`./my-bot`, `node ./my-bot.mjs`).
 */
import { accept, currentLevel, type Result, refused } from '@quayside/kernel'
import type { Budget } from './bot.ts'
import type { BotGame, Level } from './game-bots.ts'

export type Contestant =
  | { readonly kind: 'level'; readonly level: string; readonly budget: Budget }
  | { readonly kind: 'program'; readonly words: readonly string[] }

export type ContestantCode = 'unknown-bot' | 'bad-budget'

const BUDGET = /^(?<amount>[1-9]\d{0,8})(?<unit>ms)?$/

export const readContestant = (game: BotGame, text: string): Result<Contestant, ContestantCode> => {
  if (/[\\/]/.test(text)) return accept({ kind: 'program', words: text.trim().split(/\s+/) })
  const [word = '', budget, ...rest] = text.split('@')
  const name = currentLevel(word)
  const level = levelOf(game, name)
  if (!level) return refused('unknown-bot', { bot: text, known: Object.keys(game.levels) })
  if (rest.length > 0) return refused('bad-budget', { bot: text })
  if (budget === undefined) return accept({ kind: 'level', level: name, budget: level.budget })
  const parts = BUDGET.exec(budget)?.groups
  if (!parts) return refused('bad-budget', { bot: text })
  const amount = Number(parts['amount'])
  const asked =
    parts['unit'] === 'ms' ? { nodes: Number.POSITIVE_INFINITY, milliseconds: amount } : { nodes: amount }
  return accept({ kind: 'level', level: name, budget: asked })
}

const levelOf = (game: BotGame, name: string): Level<unknown, unknown> | null =>
  Object.hasOwn(game.levels, name) ? (game.levels[name] ?? null) : null
