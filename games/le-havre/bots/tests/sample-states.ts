/** Fixtures for tests of the bots: the game and positions from the middle of games. */
import process from 'node:process'
import { bestCommand, botGame, type FindBotGame } from '@quayside/bots'
import { accept, type Random, random, refused, type Seat } from '@quayside/kernel'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { bots } from '../index.ts'
import { OnePly } from '../one-ply.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'

/** Whether slow tests run (`npm test -- --long`). */
export const isLong = process.env['QUAYSIDE_LONG'] !== undefined

export const game = botGame(leHavre, bots)

export const find: FindBotGame = (id) =>
  Promise.resolve(id === game.rules.game ? accept(game) : refused('unknown-game', { game: id }))

/** Entry module of worker threads that know the game. */
export const THREAD = new URL('./thread.ts', import.meta.url)

const thumb = new OnePly(new HeuristicEvaluator())

/** Positions with a real choice from a game of mixed heuristic and random moves. */
export const played = (raw: unknown, every: number, seed = 'played'): { state: State; seat: Seat }[] => {
  const source = random(seed)
  return positions(raw, every, seed, (state, seat, commands) =>
    source.nextInt(3) === 0 ? pick(commands, source) : bestCommand(thumb.rank(state, seat)).command,
  )
}

/** Positions with a real choice from a random game, every so many decisions. */
export const midGame = (players: number, every: number, seed = 'middle'): { state: State; seat: Seat }[] => {
  const source = random(seed)
  return positions({ players }, every, seed, (_state, _seat, commands) => pick(commands, source))
}

const pick = (commands: readonly Command[], source: Random): Command =>
  commands[source.nextInt(commands.length)] as Command

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
