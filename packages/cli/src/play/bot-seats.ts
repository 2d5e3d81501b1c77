/** Who sits in the seats that play by themselves. */

import type { Seat } from '@quayside/kernel'
import { adviceLines } from '../advice/advice-lines.ts'
import { excerpt, usageError } from '../cli-error.ts'
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { botsOf } from '../games/game-registry.ts'
import type { TerminalContext } from './terminal-context.ts'

/** A level, with another budget if need be, and for how many seats; null where nobody said. */
export interface BotSpec {
  readonly bot: string
  readonly count: number | null
}

export interface BotSeat {
  /** As it was named: `captain`, `uct@5000`. */
  readonly name: string
  decide(view: unknown, seat: Seat, seed: string): unknown
}

/** `captain,mate` are two bots, `random:2` two alike, and one name alone takes every seat that is left. */
export const parseBotSpecs = (text: string): readonly BotSpec[] =>
  text.split(',').map((wish) => {
    const [, bot = wish, count] = /^(.*?)(?::(\d))?$/s.exec(wish.trim()) ?? []
    return { bot, count: count === undefined ? null : Number(count) }
  })

/** The bots of a table take its last seats, in the order they were named. */
export const seatBots = async (
  { rules }: CliGameAdapter,
  seats: number,
  wishes: readonly BotSpec[],
): Promise<ReadonlyMap<Seat, BotSeat>> => {
  const names = namesOf(wishes, seats)
  if (names.length === 0) return new Map()
  if (names.length > seats) throw usageError('too-many-bots', { bots: names.length, seats })
  const [{ readContestant }, game] = await Promise.all([import('@quayside/bots'), botsOf(rules.game)])
  const taken = names.map((name, place): [Seat, BotSeat] => {
    const contestant = readContestant(game, name)
    const level = contestant.ok && contestant.value.kind === 'level' ? contestant.value : null
    const bot = level && game.levels[level.level]?.bot
    if (!bot) {
      const code = !contestant.ok && contestant.refusal.code === 'bad-budget' ? 'bad-budget' : 'unknown-bot'
      throw usageError(code, { bot: excerpt(name), known: Object.keys(game.levels) })
    }
    const decide: BotSeat['decide'] = (view, seat, seed) => bot.decide(view, seat, level.budget, seed)
    return [seats - names.length + place, { name, decide }]
  })
  return new Map(taken)
}

const namesOf = (wishes: readonly BotSpec[], seats: number): string[] => {
  const [only, ...others] = wishes
  if (only?.count === null && others.length === 0) return Array.from({ length: seats - 1 }, () => only.bot)
  return wishes.flatMap(({ bot, count }) => Array.from({ length: count ?? 1 }, () => bot))
}

/** What a captain would do in the seat's place. */
export const hint = async (seating: TerminalContext, seat: Seat): Promise<void> => {
  const { kit, game, words, page, person } = seating
  const [adviser, { advise }] = await Promise.all([kit.adviser(), import('@quayside/bots')])
  const view = kit.rules.view(game.state, seat)
  const advice = advise(adviser, view, seat, { seed: `${game.record.seed} hint ${game.moveNumber}` })
  if (advice.ok) person.say(...adviceLines(kit, advice.value, view, words, page))
}
