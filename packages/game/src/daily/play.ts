/** Plays daily deals with bots, and replays finished attempts to check them. */
import type { BotGame, Budget, DecideRequest } from '@quayside/bots'
import {
  type AnyRules,
  accept,
  Game,
  type GameEvent,
  type GameRecord,
  type Outcome,
  parseRecord,
  printRecord,
  type Result,
  refused,
  type Seat,
} from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import {
  botSeed,
  type DailyMoment,
  type DailyPart,
  type DailySummary,
  type OfferedDeal,
  seatOf,
} from './deal.ts'
import { comparedResult } from './rank.ts'

/** Asks a bot, possibly in another thread. */
export type Decide = (request: Omit<DecideRequest, 'id' | 'cancel'>) => Promise<Result<string>>

/** Runs bots in the calling thread. */
export const decidingHere =
  (game: BotGame): Decide =>
  async ({ level, position, seat, seed, budget }) => {
    const { rules, levels } = game
    const bot = Object.hasOwn(levels, level) ? levels[level] : undefined
    if (bot === undefined) return refused('unknown-bot', { bot: level })
    const view = rules.position.read(position)
    if (!view.ok) return view
    if (!rules.deciders(view.value).includes(seat)) return refused('not-your-turn', { seat: seat + 1 })
    await game.prepare(view.value)
    return accept(rules.notation.print(bot.bot.decide(view.value, seat, budget ?? bot.budget, seed)))
  }

/** A deal of one date, with its rules. */
export interface DatedDeal extends OfferedDeal {
  readonly seed: string
  readonly rules: AnyRules
}

/** A finished attempt. */
export interface FinishedTry extends DailySummary {
  readonly points: number
  /** The number that ranks are based on. */
  readonly result: number
  readonly place: number
  readonly moves: number
  /** Text of the record. */
  readonly record: string
}

type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** More than any game has needed. */
const MAX_MOVES = 2000

const question = (
  { rules, state, moveNumber, record }: AnyGame,
  seat: Seat,
  level: string,
): Parameters<Decide>[0] => ({
  game: rules.game,
  level,
  position: rules.position.write(rules.view(state, seat)),
  seat,
  seed: botSeed(record.seed, seat, moveNumber),
})

/** Collects the positions for the summary. */
class Course {
  readonly #moments: DailyMoment[] = []

  see({ rules, state }: AnyGame, events: readonly GameEvent[]): void {
    this.#moments.push({ state: rules.copy(state), events })
  }

  get moments(): readonly DailyMoment[] {
    return this.#moments
  }

  finish({ deal, daily }: OfferedDeal, game: AnyGame, outcome: Outcome): FinishedTry {
    const seat = seatOf(deal)
    const own = outcome.scores.find((score) => score.seat === seat)
    return {
      ...daily.summary(this.#moments, seat),
      points: own?.total ?? 0,
      result: comparedResult(outcome, seat),
      place: own?.rank ?? outcome.scores.length,
      moves: game.moveNumber,
      record: printRecord(game.record),
    }
  }
}

/** Plays the deal with a bot in the person's seat, optionally with another budget than the level's. */
export const playDeal = async (
  deal: DatedDeal,
  level: string,
  decide: Decide,
  budget?: Budget,
): Promise<Result<FinishedTry>> => {
  const opened = Game.open(deal.rules, deal.deal.options, deal.seed)
  if (!opened.ok) return opened
  const game = opened.value
  const course = new Course()
  course.see(game, [])
  for (let move = 0; move < MAX_MOVES; move++) {
    const outcome = deal.rules.outcome(game.state)
    if (outcome !== null) return accept(course.finish(deal, game, outcome))
    const [seat = 0] = deal.rules.deciders(game.state)
    const bot = deal.deal.seats[seat] ?? null
    const asked = question(game, seat, bot ?? level)
    const command = await decide(bot === null && budget !== undefined ? { ...asked, budget } : asked)
    if (!command.ok) return command
    const done = game.submitText(seat, command.value)
    if (!done.ok) return done
    course.see(game, done.value)
  }
  return refused('daily-unfinished')
}

export type TryCode =
  | 'daily-record'
  | 'daily-game'
  | 'daily-seed'
  | 'daily-options'
  | 'daily-version'
  | 'daily-move'
  | 'daily-bot-move'
  | 'daily-result'
  | 'daily-unfinished'

/** Checks the header of a record against the deal before anything is replayed. */
const checkHeader = (
  { rules, deal, seed }: DatedDeal,
  record: GameRecord,
  dealt: GameRecord,
): Result<null, TryCode> => {
  if (record.game !== rules.game) return refused('daily-game', { game: record.game })
  if (record.seed !== seed) return refused('daily-seed', { seed: record.seed, expected: seed })
  if (record.rulesVersion !== rules.version)
    return refused('daily-version', { version: record.rulesVersion, expected: rules.version })
  const [own, expected] = [rules.options(record.options), rules.options(deal.options)]
  const isSame = own.ok && expected.ok && JSON.stringify(own.value) === JSON.stringify(expected.value)
  return isSame && record.deal === dealt.deal ? accept(null) : refused('daily-options')
}

/** A bot's only legal command needs no search. */
const onlyCommand = ({ rules, state }: AnyGame, seat: Seat): string | null => {
  const [command, ...others] = rules.commands(rules.view(state, seat), seat)
  return command === undefined || others.length > 0 ? null : rules.notation.print(command)
}

/** What the person's seat did in a finished attempt, in a few parts; null for a record of another game. */
export const partsOfTry = async (
  deal: DatedDeal,
  text: string,
  locale: Locale,
): Promise<readonly DailyPart[] | null> => {
  const record = parseRecord(text)
  const opened = Game.open(deal.rules, deal.deal.options, deal.seed)
  if (!record.ok || !opened.ok) return null
  const game = opened.value
  const course = new Course()
  course.see(game, [])
  for (const { moveNumber, seat, command } of record.value.moves) {
    const done = game.submitText(seat, command, moveNumber)
    if (!done.ok) return null
    course.see(game, done.value)
  }
  return deal.daily.parts(course.moments, seatOf(deal.deal), locale)
}

/**
 * Replays a record under the deal's rules; with `decide` every bot move is computed again and compared.
 * Points come from this replay, never from the record. Attempts on the same device are replayed without
 * `decide`.
 */
export const replayTry = async (
  deal: DatedDeal,
  text: string,
  decide: Decide | null,
): Promise<Result<FinishedTry, TryCode | (string & {})>> => {
  const parsed = parseRecord(text)
  if (!parsed.ok) return refused('daily-record', { line: parsed.refusal.line })
  const record = parsed.value
  const opened = Game.open(deal.rules, deal.deal.options, deal.seed)
  if (!opened.ok) return opened
  const game = opened.value
  const head = checkHeader(deal, record, game.record)
  if (!head.ok) return head
  const course = new Course()
  course.see(game, [])
  for (const { moveNumber, seat, command } of record.moves) {
    const move = game.moveNumber + 1
    const level = deal.deal.seats[seat] ?? null
    if (decide !== null && level !== null) {
      const only = onlyCommand(game, seat)
      const answer = only === null ? await decide(question(game, seat, level)) : accept(only)
      // If the bot could not be asked, the record may still be valid.
      if (!answer.ok && answer.refusal.code !== 'not-your-turn') return answer
      if (!answer.ok || answer.value !== command) return refused('daily-bot-move', { move, seat: seat + 1 })
    }
    const done = game.submitText(seat, command, moveNumber)
    if (!done.ok) return refused('daily-move', { move, seat: seat + 1 })
    course.see(game, done.value)
  }
  const outcome = deal.rules.outcome(game.state)
  if (outcome === null) return refused('daily-unfinished')
  const finished = course.finish(deal, game, outcome)
  const written = record.result?.join()
  return written === undefined || written === game.record.result?.join()
    ? accept(finished)
    : refused('daily-result', { move: record.moves.length })
}
