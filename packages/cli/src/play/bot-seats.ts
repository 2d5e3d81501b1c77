/** Bots in a terminal game: parsing `--bots`, seating them, and their hints. */

import { currentLevel, type Seat } from '@quayside/kernel'
import { adviceLines } from '../advice/advice-lines.ts'
import { excerpt, usageError } from '../cli-error.ts'
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { botsOf } from '../games/game-registry.ts'
import type { TerminalContext } from './terminal-context.ts'

/** A level, optionally with a budget, and the number of seats; null when no number was given. */
export interface BotSpec {
  readonly bot: string
  readonly count: number | null
}

export interface BotAtSeat {
  /** As the user wrote it: `captain`, `uct@5000`. */
  readonly name: string
  /** Fetches what it thinks with. */
  prepare(view: unknown): Promise<void>
  decide(view: unknown, seat: Seat, seed: string): unknown
}

/** `captain,mate` are two bots, `random:2` are two of the same level; a single name takes all seats but one. */
export const parseBotSpecs = (text: string): readonly BotSpec[] =>
  text.split(',').map((spec) => {
    const [, bot = spec, count] = /^(.*?)(?::(\d))?$/s.exec(spec.trim()) ?? []
    return { bot, count: count === undefined ? null : Number(count) }
  })

/** Bots take the last seats, in the order they were named. */
export const seatBots = async (
  { rules }: CliGameAdapter,
  seats: number,
  specs: readonly BotSpec[],
): Promise<ReadonlyMap<Seat, BotAtSeat>> => {
  const names = namesOf(specs, seats)
  if (names.length === 0) return new Map()
  if (names.length > seats) throw usageError('too-many-bots', { bots: names.length, seats })
  const [{ levelNames, readContestant }, game] = await Promise.all([
    import('@quayside/bots'),
    botsOf(rules.game),
  ])
  const taken = names.map((name, index): [Seat, BotAtSeat] => {
    const contestant = readContestant(game, name)
    const level = contestant.ok && contestant.value.kind === 'level' ? contestant.value : null
    if (level === null) {
      const code = !contestant.ok && contestant.refusal.code === 'bad-budget' ? 'bad-budget' : 'unknown-bot'
      throw usageError(code, { bot: excerpt(name), known: levelNames(game.levels) })
    }
    const { bot, budget } = level
    const decide: BotAtSeat['decide'] = (view, seat, seed) => bot.decide(view, seat, budget, seed)
    const prepare: BotAtSeat['prepare'] = (view) => game.prepare(view)
    return [seats - names.length + index, { name: currentLevel(name), prepare, decide }]
  })
  return new Map(taken)
}

const namesOf = (specs: readonly BotSpec[], seats: number): string[] => {
  const [only, ...others] = specs
  if (only?.count === null && others.length === 0) return Array.from({ length: seats - 1 }, () => only.bot)
  return specs.flatMap(({ bot, count }) => Array.from({ length: count ?? 1 }, () => bot))
}

/** Prints suggestions for a seat. */
export const hint = async (context: TerminalContext, seat: Seat): Promise<void> => {
  const { adapter, game, texts, layout, ui } = context
  const [adviser, { advise }] = await Promise.all([adapter.adviser(), import('@quayside/bots')])
  const view = adapter.rules.view(game.state, seat)
  const advice = advise(adviser, view, seat, { seed: `${game.record.seed} hint ${game.moveNumber}` })
  if (advice.ok) ui.print(...adviceLines(adapter, advice.value, view, texts, layout))
}
