/** What the tests of bots share: rules that count, seats for a match, and positions from the middle of games. */
import process from 'node:process'
import { type GameEvent, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import { type Command, leHavre, type State } from '@quayside/le-havre'
import { type Budget, botGame, type MatchResult, type Player, playMatch } from '../src/index.ts'
import { OnePly } from '../src/le-havre/one-ply.ts'
import { ThumbJudge } from '../src/le-havre/thumb-judge.ts'
import { bestOf } from '../src/search/mind.ts'

/** Whether there is time for whole games of those who think long, as `npm test -- --long` has it. */
export const isLong = process.env['QUAYSIDE_LONG'] !== undefined

/** Rules that count the commands they carry out. */
export const counting = <S, C, O, E extends GameEvent>(
  rules: Rules<S, C, O, E>,
): { readonly rules: Rules<S, C, O, E>; readonly applied: () => number } => {
  let applied = 0
  const apply: Rules<S, C, O, E>['apply'] = (state, seat, command, log) => {
    applied++
    rules.apply(state, seat, command, log)
  }
  return { rules: { ...rules, apply }, applied: () => applied }
}

export const seated = (game: string, name: string, budget?: Budget): Player<unknown, unknown> => {
  const level = botGame(game)?.levels[name]
  if (!level) throw new Error(`nobody called ${name} plays ${game}`)
  return { decide: (view, seat, seed) => level.bot.decide(view, seat, budget ?? level.budget, seed) }
}

export const matchOf = (
  game: string,
  options: Readonly<Record<string, unknown>>,
  players: readonly Player<unknown, unknown>[],
  seed = 'match',
): Promise<MatchResult> => {
  const found = botGame(game)
  if (!found) throw new Error(`nobody plays ${game}`)
  return playMatch(found.rules, { options, seed, players })
}

const thumb = new OnePly(new ThumbJudge())

/** Positions with a real choice from a game where everybody follows now rules of thumb, now chance. */
export const played = (raw: unknown, every: number, seed = 'played'): { state: State; seat: Seat }[] => {
  const source = random(seed)
  return positions(raw, every, seed, (state, seat, commands) =>
    source.below(3) === 0 ? pick(commands, source) : bestOf(thumb.rank(state, seat)).command,
  )
}

/** Positions with a real choice from a game at random, every so many decisions. */
export const midGame = (players: number, every: number, seed = 'middle'): { state: State; seat: Seat }[] => {
  const source = random(seed)
  return positions({ players }, every, seed, (_state, _seat, commands) => pick(commands, source))
}

const pick = (commands: readonly Command[], source: Random): Command =>
  commands[source.below(commands.length)] as Command

const positions = (
  raw: unknown,
  every: number,
  seed: string,
  choose: (state: State, seat: Seat, commands: readonly Command[]) => Command,
): { state: State; seat: Seat }[] => {
  const options = leHavre.options(raw)
  if (!options.ok) throw new Error(options.refusal.code)
  const state = leHavre.setup(options.value, seed)
  const found: { state: State; seat: Seat }[] = []
  for (let decisions = 1; ; decisions++) {
    const [seat] = leHavre.deciders(state)
    if (seat === undefined) return found
    const commands = leHavre.commands(state, seat)
    if (decisions % every === 0 && commands.length > 1) found.push({ state: leHavre.copy(state), seat })
    leHavre.apply(state, seat, choose(state, seat, commands))
  }
}
