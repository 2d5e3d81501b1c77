/**
 * Checks whether the mistakes of reviews are mistakes: both moves are played to the end again, in other
 * sampled worlds.
 */
import { type BotGame, lead, playOut, type ReviewedDecision, review } from '@quayside/bots'
import { Game, type GameRecord, replay } from '@quayside/kernel'

export interface CheckedMistake {
  readonly at: number
  readonly played: string
  readonly better: string
  /** Points of lead that the review says it cost, and those of the playouts with their standard error. */
  readonly said: number
  readonly shown: number
  readonly error: number
  readonly playouts: number
  readonly verdict: 'confirmed' | 'unclear' | 'wrong'
}

/** Standard errors from which a difference is significant. */
const MIN_STANDARD_ERRORS = 2

/** Plays a game between levels, which take the seats in turn. */
export const playGame = async (
  bots: BotGame,
  options: unknown,
  seed: string,
  players: readonly string[],
): Promise<GameRecord> => {
  const { rules, levels } = bots
  const opened = Game.open(rules, options, seed)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const game = opened.value
  await bots.prepare(game.state)
  for (;;) {
    const [seat] = rules.deciders(game.state)
    if (seat === undefined) return game.record
    const level = levels[players[seat % players.length] ?? '']
    if (level === undefined) throw new Error('no such level')
    const view = rules.view(game.state, seat)
    game.submit(seat, level.bot.decide(view, seat, level.budget, `${seed} ${game.moveNumber}`))
  }
}

export interface CheckExtent {
  readonly most: number
  /** Playouts of each of the two moves; up to four times as many while the result is not significant. */
  readonly playouts: number
}

/** The mistakes that a review finds in a game, at most `most`, with their verdicts. */
export const checkMistakes = async (
  { adviser, rules }: BotGame,
  record: GameRecord,
  { most, playouts }: CheckExtent,
): Promise<CheckedMistake[]> => {
  if (adviser === null) throw new Error('the game has no adviser')
  const reviewed = await review(adviser, record)
  if (!reviewed.ok) throw new Error(reviewed.refusal.code)
  const positions: unknown[] = []
  replay(rules, record, (state) => positions.push(rules.copy(state)))
  return reviewed.value.decisions
    .filter(({ mistake }) => mistake)
    .slice(0, most)
    .map((decision) => checked(decision, positions[decision.at]))

  function checked({ at, seat, played, better }: ReviewedDecision, state: unknown): CheckedMistake {
    if (adviser === null || better === null) throw new Error('a mistake has something better')
    const view = rules.view(state, seat)
    const commands = [better.command, played.command].map((text) => {
      const command = rules.notation.parse(text)
      if (!command.ok) throw new Error(text)
      return command.value
    })
    const gains: number[] = []
    for (let round = 0; round < 4; round++) {
      const question = { view, seat, seed: `check ${at} ${round}` }
      const [ahead = [], behind = []] = playOut(rules, adviser.plannerFor(view), question, commands, playouts)
      for (const [world, finals] of ahead.entries())
        gains.push(lead(finals, seat, adviser.lead) - lead(behind[world] ?? [], seat, adviser.lead))
      const { mean, error } = spreadOf(gains)
      if (Math.abs(mean) >= MIN_STANDARD_ERRORS * error) break
    }
    const { mean, error } = spreadOf(gains)
    const verdict =
      Math.abs(mean) < MIN_STANDARD_ERRORS * error ? 'unclear' : mean > 0 ? 'confirmed' : 'wrong'
    const [said, shown] = [played.behind, mean]
    const texts = { played: played.command, better: better.command }
    return { at, ...texts, said, shown, error, playouts: gains.length, verdict }
  }
}

const spreadOf = (values: readonly number[]): { readonly mean: number; readonly error: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}
